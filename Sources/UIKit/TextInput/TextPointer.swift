// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The device that taps on a text.
enum TextPointer: Equatable {
  case mouse
  /// A finger; selections that it makes have handles.
  ///
  /// - Parameter wasEditing: Whether the text was edited before the tap.
  case finger(wasEditing: Bool)
}
