// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Receives the changes of a sheet's height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after a finger dragged the sheet to another detent.
  ///
  /// - Parameter sheetPresentationController: The sheet's presentation controller.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  )
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
