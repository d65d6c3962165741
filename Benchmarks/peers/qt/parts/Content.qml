// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick

// The content of a scene's page, and how the page moves: push, pushInSheet, sheet, sheetOnSheet,
// alert, pushInTabs or customPush.
Item {
    property string motion: "push"
    property bool isWide: false
    property real pageRadius: 0
    property real pageOpacity: 1
}
