// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import QuartzCore
