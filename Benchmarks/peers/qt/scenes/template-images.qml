// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick
import QtQuick.Controls.impl
import "../parts"

Content {
    Cells {
        id: cells
        columns: 6
        readonly property var colors: ["#ff3b30", "#007aff", "#34c759", "#ff9500"]
        delegate: IconImage {
            required property int index
            x: cells.xOf(index) + cells.cellWidth / 2 - 20
            y: cells.yOf(index) + cells.cellHeight / 2 - 20
            width: 40; height: 40
            source: assets + "/icon" + (index % 4) + ".png"
            color: cells.colors[index % 4]
        }
    }
}
