// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// expected: 'hidesSharedBackground' is only available in iOS 26.0 or newer
import UIKit

@MainActor func plain(_ item: UIBarButtonItem) { item.hidesSharedBackground = true }
