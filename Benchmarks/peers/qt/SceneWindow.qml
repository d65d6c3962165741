// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick
import QtQuick.Window
import "parts"

// A window that shows a scene of `scenes` and plays its motion there (push) and back (pop).
Window {
    id: win
    readonly property Component content: Qt.createComponent(scene)
    readonly property Content sample: content.createObject(null)
    readonly property string motion: sample.motion
    readonly property bool isModal: ["sheet", "sheetOnSheet", "alert"].includes(motion)
    property bool busy: isModal ? way.running : stack.busy
    property Item stack: motion == "pushInSheet" ? firstSheet.card.children[0] : rootStack
    // What is presented, and the sheet below it.
    property Item modal
    property Sheet firstSheet
    width: (sample.isWide ? 844 : 390) * unit; height: (sample.isWide ? 390 : 844) * unit
    x: 0; y: 0
    visible: true; color: "black"
    flags: Qt.FramelessWindowHint

    Item {
        id: presenter
        anchors.fill: parent
        transformOrigin: Item.Top
        SceneStack {
            id: rootStack
            anchors.fill: parent
            content: win.content
            turns: win.motion == "customPush"
            topRadius: win.motion.toLowerCase().includes("sheet") ? 10 : 0
        }
        Tabs {
            visible: win.motion == "pushInTabs"
            width: parent.width; y: parent.height - 49
        }
    }
    Component {
        id: sheetOfPages
        Sheet {
            content: SceneStack {
                anchors.fill: parent
                content: win.content; topRadius: 10
            }
        }
    }
    Component { id: alert; Alert {} }
    Motion {
        id: way
        target: win.modal; property: "share"
        onStopped: if (to == 0) { win.modal.destroy(); win.modal = null }
    }
    Component.onCompleted: {
        if (motion != "pushInSheet" && motion != "sheetOnSheet") return
        firstSheet = sheetOfPages.createObject(contentItem, { presenter: presenter, share: 1 })
    }
    function push(animated) {
        if (!isModal) return stack.push(stack.page)
        if (motion == "alert") {
            modal = alert.createObject(contentItem)
        } else {
            const below = motion == "sheet" ? presenter : firstSheet.card
            modal = sheetOfPages.createObject(contentItem, { presenter: below })
        }
        way.from = 0
        way.to = 1
        way.start()
    }
    function pop(animated) {
        if (!isModal) return stack.pop()
        if (motion == "alert") modal.isPresenting = false
        way.from = 1
        way.to = 0
        way.start()
    }
}
