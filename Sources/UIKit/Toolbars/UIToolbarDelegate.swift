// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Says where a toolbar lies.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
