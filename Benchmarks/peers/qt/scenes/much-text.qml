// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick
import "../parts"

Content {
    PlainText {
        x: 16; y: 60; width: parent.width - 32; height: parent.height - 120
        font.pixelSize: 15
        wrapMode: Text.WordWrap
        verticalAlignment: Text.AlignVCenter
        text: "The quick brown fox jumps over the lazy dog. ".repeat(36)
    }
}
