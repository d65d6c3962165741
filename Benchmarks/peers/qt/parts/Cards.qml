// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick

// Fourteen cards with a text each; `part` makes what else is in them.
Content {
    id: content
    property real radius: 0
    // In radians, every other card the other way.
    property real turn: 0
    property Component part
    Cells {
        id: cells
        delegate: Rectangle {
            id: card
            required property int index
            x: cells.xOf(index) + 16; y: cells.yOf(index) + 5
            width: cells.cellWidth - 32; height: cells.cellHeight - 10
            color: "#f2f2f7"
            radius: content.radius
            rotation: (index % 2 == 0 ? 1 : -1) * content.turn * 180 / Math.PI
            antialiasing: content.turn != 0 || content.radius > 0
            PlainText { x: 16; y: 12; text: "Card " + card.index }
            Component.onCompleted: if (content.part) content.part.createObject(card)
        }
    }
}
