// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Something with a size that other things with sizes may lie in: a controller.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content is best shown at, in points.
  var preferredContentSize: CGSize { get }
  /// Tells the container that something in it is best shown at another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size that something in the container has.
  ///
  /// - Parameters:
  ///   - container: What lies in it.
  ///   - parentSize: The size of this one, in points.
  /// - Returns: The size in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Tells the container that it is about to get another size.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - coordinator: Runs other changes along with it.
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
  /// Tells the container that its traits are about to change.
  ///
  /// - Parameters:
  ///   - newCollection: The new traits.
  ///   - coordinator: Runs other changes along with it.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
}
