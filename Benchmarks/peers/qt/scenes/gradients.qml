// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick
import "../parts"

Content {
    Cells {
        id: cells
        delegate: Rectangle {
            required property int index
            x: cells.xOf(index) + 8; y: cells.yOf(index) + 4
            width: cells.cellWidth - 16; height: cells.cellHeight - 8
            gradient: Gradient {
                orientation: Gradient.Horizontal
                GradientStop { position: 0; color: Qt.hsva(0, 0.6, 1, 1) }
                GradientStop { position: 1 / 6; color: Qt.hsva(1 / 6, 0.6, 1, 1) }
                GradientStop { position: 2 / 6; color: Qt.hsva(2 / 6, 0.6, 1, 1) }
                GradientStop { position: 3 / 6; color: Qt.hsva(3 / 6, 0.6, 1, 1) }
                GradientStop { position: 4 / 6; color: Qt.hsva(4 / 6, 0.6, 1, 1) }
                GradientStop { position: 5 / 6; color: Qt.hsva(5 / 6, 0.6, 1, 1) }
                GradientStop { position: 1; color: Qt.hsva(0, 0.6, 1, 1) }
            }
        }
    }
}
