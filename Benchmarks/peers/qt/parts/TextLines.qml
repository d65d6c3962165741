// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick

// Rows of texts.
Content {
    id: content
    property var texts: []
    property string family: Qt.application.font.family
    Rows {
        row: PlainText {
            property int index: 0
            x: 16; y: 18
            font.family: content.family
            text: content.texts[index % content.texts.length]
        }
    }
}
