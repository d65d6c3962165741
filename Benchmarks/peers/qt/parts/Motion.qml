// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick

// The curve of the system's transitions, within 3 % of its spring.
NumberAnimation {
    duration: 500
    easing { type: Easing.BezierSpline; bezierCurve: [0.31, 0.6, 0.1, 1, 1, 1] }
}
