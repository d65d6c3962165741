// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick

// Rows with a hairline each; `row` makes what is in them.
Cells {
    id: rows
    property Component row
    delegate: Item {
        id: item
        required property int index
        x: 0; y: rows.yOf(index); width: rows.cellWidth; height: rows.cellHeight
        Component.onCompleted: rows.row.createObject(item, { index: index })
        Hairline { x: 72; y: parent.height - 1; width: parent.width - 72 }
    }
}
