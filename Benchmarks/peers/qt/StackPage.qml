// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick

// One page of the stack: a bar of 44 points (arrow, "Back", title) and twelve rows with an icon.
Rectangle {
    id: page
    property int number: 0
    property real dim: 0
    property bool draggable: false
    color: "white"
    Rectangle {
        width: parent.width; height: 44; color: "#e9ecf5"
        Row {
            visible: page.number > 0
            x: 8; height: 44; spacing: 5
            Image { source: assets + "/back.png"; anchors.verticalCenter: parent.verticalCenter }
            Text {
                text: "Back"; color: "#007aff"; font.pixelSize: 17
                anchors.verticalCenter: parent.verticalCenter
            }
        }
        Text {
            anchors.centerIn: parent
            text: "Page " + page.number; font.pixelSize: 17; font.weight: Font.DemiBold
        }
    }
    ListView {
        anchors { fill: parent; topMargin: 44 }
        model: 12
        interactive: false
        delegate: Item {
            required property int index
            width: page.width; height: 60
            Image {
                x: 16; y: 10; width: 40; height: 40
                source: assets + "/icon" + (index % 4) + ".png"
            }
            Text {
                x: 72; anchors.verticalCenter: parent.verticalCenter; font.pixelSize: 17
                text: "Row " + index + " of page " + page.number
            }
            Rectangle { x: 72; y: 59; width: parent.width - 72; height: 1; color: "#d0d0d5" }
        }
    }
    Rectangle { anchors.fill: parent; color: "black"; opacity: page.dim; visible: opacity > 0 }
    DragHandler { enabled: page.draggable; target: page; yAxis.enabled: false; dragThreshold: 4 }
}
