// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick
import "../parts"

Content {
    Image { anchors.fill: parent; source: photos + "/small.png" }
}
