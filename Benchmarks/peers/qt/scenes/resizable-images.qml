// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick
import "../parts"

Content {
    Cells {
        id: cells
        columns: 2
        delegate: BorderImage {
            required property int index
            x: cells.xOf(index) + 6; y: cells.yOf(index) + 5
            width: cells.cellWidth - 12; height: cells.cellHeight - 10
            source: photos + "/bubble.png"
            border { left: 15; top: 15; right: 15; bottom: 15 }
        }
    }
}
