// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick
import "../parts"

// Children are not clipped to round corners: the stripe is the left half of a rounded rectangle.
Cards {
    radius: 12
    part: Item {
        width: 12; height: parent.height
        clip: true
        Rectangle { width: 24; height: parent.height; radius: 12; color: "#ff9500" }
    }
}
