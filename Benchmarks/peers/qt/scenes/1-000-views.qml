// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick
import "../parts"

Content {
    Cells {
        id: cells
        columns: 20; rows: 50
        delegate: Rectangle {
            required property int index
            x: cells.xOf(index) + 1; y: cells.yOf(index) + 1
            width: cells.cellWidth - 2; height: cells.cellHeight - 2
            color: "#8e8e93"
        }
    }
}
