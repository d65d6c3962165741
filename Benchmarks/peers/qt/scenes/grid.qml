// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick
import "../parts"

Content {
    Cells {
        id: cells
        columns: 4; rows: 20
        delegate: Rectangle {
            required property int index
            x: cells.xOf(index); y: cells.yOf(index)
            width: cells.cellWidth; height: cells.cellHeight
            color: "transparent"
            border { width: 0.5; color: "#4a3c3c43" }
            PlainText { x: 8; y: 8; font.pixelSize: 14; text: index * 7 % 100 }
        }
    }
}
