// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The interface of menu elements that can be chosen, such as actions.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  /// The title.
  var title: String { get set }
  /// The image.
  var image: UIImage? { get set }
  /// The image while the state is on.
  var selectedImage: UIImage? { get set }
  /// A longer title.
  var discoverabilityTitle: String? { get set }
  /// The style and availability.
  var attributes: UIMenuElement.Attributes { get set }
  /// The state.
  var state: UIMenuElement.State { get set }
  /// The object that performs the element, while it does.
  var sender: Any? { get }

  /// Performs the element.
  ///
  /// - Parameters:
  ///   - sender: The object that performs it.
  ///   - target: The target of an element that sends a message; ignored by actions.
  func performWithSender(_ sender: Any?, target: Any?)
}
