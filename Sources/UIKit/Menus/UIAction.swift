// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The code that an action runs.
public typealias UIActionHandler = (UIAction) -> Void

/// A title, an image and the code that runs when they are chosen.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  private let handler: UIActionHandler

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The line below the title.
  ///   - image: The image beside the title.
  ///   - selectedImage: The image when the action's state is on.
  ///   - identifier: What tells this action from others; `nil` makes one up.
  ///   - discoverabilityTitle: A title that says more.
  ///   - attributes: How it looks and whether it can be chosen.
  ///   - state: Whether it is chosen.
  ///   - handler: The code to run.
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    selectedImage: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    let unique = Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
    self.init(title, subtitle, image, identifier ?? unique, handler)
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  private init(
    _ title: String,
    _ subtitle: String?,
    _ image: UIImage?,
    _ identifier: Identifier,
    _ handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  // MARK: Getting information about the action

  /// The title.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// The image beside the title.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
  /// The image when the action's state is on.
  open var selectedImage: UIImage?
  /// A title that says more.
  open var discoverabilityTitle: String?
  /// What tells this action from others.
  public let identifier: Identifier
  /// How it looks and whether it can be chosen.
  open var attributes: UIMenuElement.Attributes = []
  /// Whether it is chosen.
  open var state = UIMenuElement.State.off
  /// Who runs the action, while it runs.
  open private(set) var sender: Any?

  /// Runs the code.
  ///
  /// - Parameter sender: Who runs it.
  func perform(sender: Any?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }

  /// What tells one action from others.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The text.
    public let rawValue: String

    /// Makes an identifier from a text.
    ///
    /// - Parameter rawValue: The text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier from a text.
    ///
    /// - Parameter rawValue: The text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
