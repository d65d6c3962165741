// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A menu element that calls a method of the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
  private let storedAction: Selector?
  private let storedPropertyList: Any?

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - action: The method to call, with the command as its argument.
  ///   - propertyList: Data that identifies the command.
  ///   - discoverabilityTitle: A longer title.
  ///   - attributes: The style and availability.
  ///   - state: The state.
  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(title, image, action, propertyList)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  init(_ title: String, _ image: UIImage?, _ action: Selector?, _ propertyList: Any?) {
    (storedAction, storedPropertyList) = (action, propertyList)
    super.init(title: title, subtitle: nil, image: image)
  }

  /// The title.
  open override var title: String {
    get { storedTitle }
    set { setTitle(newValue) }
  }
  /// The image.
  open override var image: UIImage? {
    get { storedImage }
    set { setImage(newValue) }
  }
  /// The image while the state is on.
  open var selectedImage: UIImage?
  /// A longer title, for lists of key commands.
  open var discoverabilityTitle: String?
  /// The method that the command calls.
  open var action: Selector? { storedAction }
  /// Data that identifies the command.
  open var propertyList: Any? { storedPropertyList }
  /// The style and availability.
  open var attributes: UIMenuElement.Attributes = []
  /// The state.
  open var state = UIMenuElement.State.off
  /// The object that performs the command, while it does.
  open private(set) var sender: Any?

  /// Calls the method of a responder.
  ///
  /// - Parameters:
  ///   - sender: The object that performs the command, such as an edit menu.
  ///   - target: The beginning of the responder chain; without one it is the first responder.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let first = Stage.current.application.keyWindow?.pressDelivery.firstResponder
    guard let start = target as? UIResponder ?? first else { return }
    let outer = self.sender
    self.sender = sender
    _ = perform(from: start)
    self.sender = outer
  }

  /// Calls the method of the first responder in a chain that accepts it.
  ///
  /// The responder's `validate(_:)` can disable the command before.
  ///
  /// - Parameter start: The beginning of the chain.
  /// - Returns: Whether a method was called.
  func perform(from start: UIResponder) -> Bool {
    guard let storedAction, !attributes.contains(.disabled),
      let target = start.target(forAction: storedAction, withSender: self) as AnyObject?
    else { return false }
    (target as? UIResponder)?.validate(self)
    guard !attributes.contains(.disabled) else { return false }
    storedAction.perform(on: target, with: self)
    return true
  }
}
