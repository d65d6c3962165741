// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick
import "parts"

// A page with a bar and a list that is scrolled once another page is above it.
Rectangle {
    id: page
    property int number: 0
    property real dim: 0
    property bool draggable: false
    color: "white"
    function scroll() { list.contentY = 3000 }
    LongList { id: list; anchors { fill: parent; topMargin: 44 } }
    Rectangle { width: parent.width; height: 44; color: "#e9ecf5" }
    Rectangle { anchors.fill: parent; color: "black"; opacity: page.dim; visible: opacity > 0 }
    // At the edge, since a list takes presses that begin on it.
    Item {
        width: 20; height: parent.height
        DragHandler { enabled: page.draggable; target: page; yAxis.enabled: false; dragThreshold: 4 }
    }
}
