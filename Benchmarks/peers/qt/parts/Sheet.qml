// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick

// A page sheet over what presents it, which shrinks below.
Item {
    id: sheet
    anchors.fill: parent
    property Item presenter
    // How much of the sheet is on screen.
    property real share: 0
    property alias card: card
    property Component content
    Rectangle { anchors.fill: parent; color: "black"; opacity: 0.2 * sheet.share }
    Item {
        id: card
        y: 10 + (1 - sheet.share) * (parent.height - 10)
        width: parent.width; height: parent.height - 10
        clip: true
        transformOrigin: Item.Top
        Component.onCompleted: if (sheet.content) sheet.content.createObject(card)
    }
    Binding {
        target: sheet.presenter; property: "scale"
        value: 1 - sheet.share * 32 / sheet.width
    }
}
