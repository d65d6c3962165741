// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick
import "../parts"

Content {
    Cells {
        id: cells
        columns: 5; rows: 40
        delegate: PlainText {
            required property int index
            x: cells.xOf(index); y: cells.yOf(index)
            font.pixelSize: 13
            text: "Label " + index
        }
    }
}
