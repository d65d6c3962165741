// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick

// The cells of a grid below the bar.
Repeater {
    id: cells
    property int columns: 1
    property int rows: 14
    readonly property int cellWidth: Math.floor(parent.width / columns)
    readonly property int cellHeight: Math.floor((parent.height - 44) / rows)
    model: columns * rows
    function xOf(index) { return (index % columns) * cellWidth }
    function yOf(index) { return 44 + Math.floor(index / columns) * cellHeight }
}
