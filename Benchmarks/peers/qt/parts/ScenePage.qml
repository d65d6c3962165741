// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick

// A page of a scene: its content below a bar of 44 points.
Rectangle {
    id: page
    property Component content
    property bool isRoot: false
    property real topRadius: 0
    property real dim: 0
    color: isDark ? "black" : "white"
    Rectangle {
        z: 1
        width: parent.width; height: 44 * unit; radius: page.topRadius
        color: isDark ? "#161616" : "#f9f9f9"
        // Only the upper corners are round.
        Rectangle {
            visible: page.topRadius > 0
            y: 22; width: parent.width; height: 22; color: parent.color
        }
        Row {
            visible: !page.isRoot
            x: 8 * unit; height: 44 * unit; spacing: 5 * unit
            Image {
                width: 12 * unit; height: 20 * unit; source: assets + "/back" + suffix
                anchors.verticalCenter: parent.verticalCenter
            }
            Text {
                text: "Back"; color: "#007aff"; font.pixelSize: 17 * unit
                anchors.verticalCenter: parent.verticalCenter
            }
        }
        Text {
            anchors.centerIn: parent
            text: "Page"; font.pixelSize: 17 * unit; font.weight: Font.DemiBold
            color: isDark ? "white" : "black"
        }
    }
    Component.onCompleted: {
        const made = content.createObject(page, {
            width: Qt.binding(() => page.width), height: Qt.binding(() => page.height)
        })
        radius = Math.max(made.pageRadius, topRadius)
        antialiasing = radius > 0
        opacity = made.pageOpacity
        layer.enabled = opacity < 1
    }
    Rectangle {
        z: 2
        anchors.fill: parent; color: "black"; opacity: page.dim; visible: opacity > 0
    }
}
