// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick
import QtQuick.Controls.Basic

// A stack of a scene's pages, with the system's push or one that scales and turns.
StackView {
    id: stack
    property Component content
    property bool turns: false
    property real topRadius: 0
    readonly property Component page: ScenePage {
        width: stack.width; height: stack.height
        content: stack.content; topRadius: stack.topRadius
    }
    initialItem: ScenePage {
        width: stack.width; height: stack.height
        content: stack.content; topRadius: stack.topRadius; isRoot: true
    }
    component Slide: Motion { property: "x" }
    component Dim: Motion { property: "dim" }
    Transition { id: slideIn; Slide { from: stack.width; to: 0 } }
    Transition {
        id: recede
        ParallelAnimation { Slide { from: 0; to: -0.3 * stack.width } Dim { from: 0; to: 0.1 } }
    }
    Transition {
        id: comeBack
        ParallelAnimation { Slide { from: -0.3 * stack.width; to: 0 } Dim { from: 0.1; to: 0 } }
    }
    Transition { id: slideOut; Slide { from: 0; to: stack.width } }
    component Turn: NumberAnimation { duration: 500; easing.type: Easing.InOutQuad }
    Transition {
        id: turnIn
        ParallelAnimation {
            Turn { property: "scale"; from: 0.5; to: 1 }
            Turn { property: "rotation"; from: 22.92; to: 0 }
        }
    }
    Transition {
        id: turnOut
        ParallelAnimation {
            Turn { property: "scale"; from: 1; to: 0.5 }
            Turn { property: "rotation"; from: 0; to: 22.92 }
        }
    }
    Transition { id: stay; PauseAnimation { duration: 500 } }
    pushEnter: turns ? turnIn : slideIn
    pushExit: turns ? stay : recede
    popEnter: turns ? stay : comeBack
    popExit: turns ? turnOut : slideOut
}
