// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The methods that a toolbar calls to ask for its position.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
