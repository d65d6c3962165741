// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

@_exported public import CoreGraphics
