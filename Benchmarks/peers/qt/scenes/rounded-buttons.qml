// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick
import "../parts"

Content {
    Cells {
        id: cells
        columns: 3
        delegate: Rectangle {
            required property int index
            x: cells.xOf(index) + 4; y: cells.yOf(index) + 4
            width: cells.cellWidth - 8; height: cells.cellHeight - 8
            color: index % 2 == 0 ? "#007aff" : "#34c759"
            radius: 10
            Text {
                anchors.centerIn: parent
                text: "Button"; color: "white"; font.pixelSize: 17
            }
        }
    }
}
