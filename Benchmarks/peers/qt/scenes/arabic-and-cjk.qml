// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QtQuick
import "../parts"

TextLines { texts: ["مرحبا بالعالم", "你好，世界。返回上一页", "日本語のページ", "안녕하세요 세계"] }
