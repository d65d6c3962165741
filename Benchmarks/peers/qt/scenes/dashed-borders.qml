// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick
import "../parts"

Content {
    Cells {
        id: cells
        columns: 2; rows: 12
        delegate: Canvas {
            required property int index
            x: cells.xOf(index) + 6; y: cells.yOf(index) + 6
            width: cells.cellWidth - 12; height: cells.cellHeight - 12
            onPaint: {
                const context = getContext("2d")
                context.strokeStyle = "#5856d6"
                context.lineWidth = 2
                context.setLineDash([3, 2])  // in widths of the line
                context.roundedRect(2, 2, width - 4, height - 4, 8, 8)
                context.stroke()
            }
        }
    }
}
