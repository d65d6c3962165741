// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick

Rectangle {
    height: unit
    color: isDark ? "#99545458" : "#4a3c3c43"
}
