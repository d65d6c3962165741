// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UICollectionViewFlowLayout {
  /// The edges from which section insets are measured.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }
}
