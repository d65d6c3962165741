// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A view for drags, which receives its touches at once, in a scroll view that delays those of its
/// content.
@MainActor
protocol UndelayedView: UIView {}
