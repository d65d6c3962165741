// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick

// A tab bar of two items, the first with a badge.
Rectangle {
    id: tabs
    height: 49; color: "#f9f9f9"
    Hairline { width: parent.width }
    Repeater {
        model: ["First", "Second"]
        delegate: Item {
            required property int index
            required property string modelData
            x: index * tabs.width / 2; width: tabs.width / 2; height: 49
            Image {
                x: parent.width / 2 - 20; y: -1.5; width: 40; height: 40
                source: assets + "/icon" + index + suffix
            }
            Text {
                y: 34; anchors.horizontalCenter: parent.horizontalCenter
                text: modelData; font.pixelSize: 10
                color: index == 0 ? "#007aff" : "#8e8e93"
            }
            Rectangle {
                visible: index == 0
                x: parent.width / 2 + 4; y: 2; width: 18; height: 18; radius: 9
                color: "#ff3b30"
                Text {
                    anchors.centerIn: parent
                    text: "3"; color: "white"; font.pixelSize: 13
                }
            }
        }
    }
}
