// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// expected: has no member 'leadingTitle'
import UIKit

@MainActor func titled(_ item: UINavigationItem) { item.leadingTitle = "Inbox" }
