// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The background of a tab bar, with the line right above.
@preconcurrency @MainActor
class _UIBarBackground: _UIToolbarBackground {}
