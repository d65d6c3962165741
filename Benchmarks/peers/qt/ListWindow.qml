// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick
import QtQuick.Window
import "parts"

// A window with a list, which `push` scrolls by 20 points per frame, 600 times.
Window {
    id: win
    width: 390; height: 844; x: 0; y: 0
    visible: true; color: "white"
    flags: Qt.FramelessWindowHint
    property bool busy: way.running
    function push(animated) { way.start() }
    LongList { id: list; anchors.fill: parent }
    NumberAnimation { id: way; target: list; property: "contentY"; to: 12000; duration: 10000 }
}
