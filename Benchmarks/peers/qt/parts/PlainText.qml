// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick

Text {
    font.pixelSize: 17 * unit
    color: isDark ? "white" : "black"
}
