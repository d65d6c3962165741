// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick
import QtQuick.Window
import QtQuick.Controls.Basic

Window {
    id: win
    width: 390; height: 844; x: 0; y: 0
    visible: true; color: "white"
    flags: Qt.FramelessWindowHint
    property int dur: 350
    property bool busy: stack.busy
    function push(animated) {
        stack.push(hasLists ? list : page, { number: stack.depth },
                   animated ? StackView.Transition : StackView.Immediate)
    }
    function pop(animated) { stack.pop(animated ? StackView.Transition : StackView.Immediate) }
    function makeDraggable() {
        stack.currentItem.draggable = true
        if (!hasLists) return
        for (let index = 0; index < stack.depth; index++) stack.get(index).scroll()
    }
    Component { id: page; StackPage {} }
    Component { id: list; ListPage {} }
    component Slide: NumberAnimation {
        property: "x"; duration: win.dur; easing.type: Easing.OutCubic
    }
    component Dim: NumberAnimation {
        property: "dim"; duration: win.dur; easing.type: Easing.OutCubic
    }
    StackView {
        id: stack
        anchors.fill: parent
        initialItem: hasLists ? list : page
        pushEnter: Transition { Slide { from: win.width; to: 0 } }
        pushExit: Transition {
            ParallelAnimation { Slide { from: 0; to: -0.3 * win.width } Dim { from: 0; to: 0.1 } }
        }
        popEnter: Transition {
            ParallelAnimation { Slide { from: -0.3 * win.width; to: 0 } Dim { from: 0.1; to: 0 } }
        }
        popExit: Transition { Slide { from: 0; to: win.width } }
    }
}
