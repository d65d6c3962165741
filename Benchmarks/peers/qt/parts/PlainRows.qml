// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick

// Rows of an icon, a text and a hairline.
Content {
    id: content
    property int count: 12
    Repeater {
        model: content.count
        delegate: Item {
            required property int index
            y: (44 + index * 60) * unit; width: content.width; height: 60 * unit
            Image {
                x: 16 * unit; y: 10 * unit; width: 40 * unit; height: 40 * unit
                source: assets + "/icon" + (index % 4) + suffix
            }
            PlainText { x: 72 * unit; y: 20 * unit; text: "Row " + index + " of the page" }
            Hairline { x: 72 * unit; y: 59 * unit; width: parent.width - x }
        }
    }
}
