// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The closure of an action.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element that runs a closure when it is chosen.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
  private let handler: UIActionHandler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The subtitle, below the title.
  ///   - image: The image.
  ///   - selectedImage: The image while the state is on.
  ///   - identifier: The identifier; `nil` creates a unique one.
  ///   - discoverabilityTitle: A longer title.
  ///   - attributes: The style and availability.
  ///   - state: The state.
  ///   - handler: The closure to run.
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
    self.init(title, subtitle, image, handler)
    if let identifier { self.identifier = identifier }
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  private init(
    _ title: String,
    _ subtitle: String?,
    _ image: UIImage?,
    _ handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  // MARK: Getting information about the action

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
  /// A longer title.
  open var discoverabilityTitle: String?
  /// The identifier of the action; a unique one, unless it was given.
  ///
  /// Unique ones are made when they are read: random numbers are a call of the system.
  open private(set) lazy var identifier = Identifier(
    "com.apple.action.dynamic.\(UUID().uuidString)"
  )
  /// The style and availability.
  open var attributes: UIMenuElement.Attributes = []
  /// The state.
  open var state = UIMenuElement.State.off
  /// The object that runs the action, while it runs.
  open private(set) var sender: Any?

  /// Runs the closure, also of a disabled action.
  ///
  /// - Parameters:
  ///   - sender: The object that runs it.
  ///   - target: Ignored.
  open func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }

  /// Runs the closure.
  ///
  /// - Parameter sender: The object that runs it.
  func perform(sender: Any?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }

  /// The identifier of an action.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates an identifier from a text.
    ///
    /// - Parameter rawValue: The text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a text.
    ///
    /// - Parameter rawValue: The text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
