// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick

// Rows of a photo of 2,000 by 1,500 pixels and a text.
Content {
    Rows {
        row: Item {
            property int index: 0
            Image {
                x: 16; y: 4; width: 66; height: 49
                source: photos + "/photo" + index + ".png"
                mipmap: true
            }
            PlainText { x: 98; y: 18; text: "Photo " + index }
        }
    }
}
