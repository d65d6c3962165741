// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick
import "../parts"

// Images are not clipped to circles without shaders: a canvas draws each once.
Content {
    Rows {
        row: Item {
            id: row
            property int index: 0
            Canvas {
                x: 16; y: 5; width: 48; height: 48
                property url source: photos + "/avatar" + (row.index % 4) + ".png"
                Component.onCompleted: loadImage(source)
                onImageLoaded: requestPaint()
                onPaint: {
                    if (!isImageLoaded(source)) return
                    const context = getContext("2d")
                    context.beginPath()
                    context.arc(24, 24, 24, 0, 2 * Math.PI)
                    context.clip()
                    context.drawImage(source, 0, 0, 48, 48)
                }
            }
            PlainText { x: 80; y: 18; text: "Friend " + row.index }
        }
    }
}
