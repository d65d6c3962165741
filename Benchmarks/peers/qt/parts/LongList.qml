// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick

// A list of 10,000 rows as high as their texts, through which the arrow keys go.
ListView {
    id: list
    focus: true
    highlightMoveDuration: 0
    highlight: Rectangle { color: "#d1e4ff" }
    model: 10000
    reuseItems: true
    delegate: Item {
        id: row
        required property int index
        width: list.width; height: texts.height + 20
        Image {
            x: 16; width: 40; height: 40
            anchors.verticalCenter: parent.verticalCenter
            source: assets + "/icon" + (row.index % 4) + ".png"
        }
        Column {
            id: texts
            x: 72; y: 10; width: parent.width - 72 - 38; spacing: 2
            Text { text: "Row " + row.index; font.pixelSize: 17 }
            Text {
                width: parent.width; wrapMode: Text.WordWrap
                color: "gray"; font.pixelSize: 13
                text: "The detail of row " + row.index
                    + (row.index % 4 ? "" : ", which is longer than one line can be")
            }
        }
        Text {
            text: "\u203a"; color: "silver"; font.pixelSize: 20
            x: parent.width - 22; anchors.verticalCenter: parent.verticalCenter
        }
        Rectangle { x: 16; y: parent.height - 1; width: parent.width - 16; height: 1; color: "#d0d0d5" }
    }
}
