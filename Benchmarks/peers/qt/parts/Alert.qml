// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick

// An alert of two actions over a page.
Item {
    id: alert
    anchors.fill: parent
    property bool isPresenting: true
    // How much of the alert is on screen.
    property real share: 0
    Rectangle { anchors.fill: parent; color: "black"; opacity: 0.2 * alert.share }
    Rectangle {
        anchors.centerIn: parent
        width: 270; height: 126; radius: 14; color: "#f7f7f7"
        antialiasing: true
        opacity: alert.share
        layer.enabled: opacity < 1
        scale: alert.isPresenting ? 1.2 - 0.2 * alert.share : 1
        Text {
            y: 20; anchors.horizontalCenter: parent.horizontalCenter
            text: "Discard changes?"; font.pixelSize: 17; font.weight: Font.DemiBold
        }
        Text {
            y: 46; anchors.horizontalCenter: parent.horizontalCenter
            text: "They cannot be restored."; font.pixelSize: 13
        }
        Rectangle { y: 82; width: parent.width; height: 1; color: "#4a3c3c43" }
        Rectangle { x: 135; y: 82; width: 1; height: 44; color: "#4a3c3c43" }
        Text {
            x: (135 - width) / 2; y: 93
            text: "Cancel"; color: "#007aff"; font.pixelSize: 17; font.weight: Font.DemiBold
        }
        Text {
            x: 135 + (135 - width) / 2; y: 93
            text: "Discard"; color: "#ff3b30"; font.pixelSize: 17
        }
    }
}
