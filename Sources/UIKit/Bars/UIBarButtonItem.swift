// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A button of a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  var storedStyle = Style.plain
  var storedWidth: CGFloat = 0
  var storedCustomView: UIView?
  var storedTintColor: UIColor?
  var storedPrimaryAction: UIAction?
  /// What the bar knows of the custom view's size.
  var customViewSize = FittedSize()

  // MARK: Creating an item

  /// Creates an item without content.
  public override init() { super.init() }
  /// Creates an item without content.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder cannot be read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates an item with a title.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - style: How the text looks.
  ///   - target: The object that `action` is sent to; `nil` sends it up the responder chain.
  ///   - action: The method to call, with the item as its argument.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    configure(title: title, image: nil, style: style, target: target, action: action)
  }
  /// Creates an item with an image.
  ///
  /// - Parameters:
  ///   - image: The picture; as a template, in the tint colour, unless it says otherwise.
  ///   - style: How the item looks.
  ///   - target: The object that `action` is sent to; `nil` sends it up the responder chain.
  ///   - action: The method to call, with the item as its argument.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    configure(title: nil, image: image, style: style, target: target, action: action)
  }
  /// Creates an item that is any view.
  ///
  /// - Parameter customView: The view. It reacts inside its own bounds only.
  public convenience init(customView: UIView) {
    self.init()
    storedCustomView = customView
  }
  /// Creates an item that runs an action.
  ///
  /// - Parameters:
  ///   - title: The text; `nil` takes the action's.
  ///   - image: The picture; `nil` takes the action's.
  ///   - primaryAction: What a tap runs.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil
  ) {
    self.init()
    takeAction(primaryAction)
    if let title { storedTitle = title }
    if let image { storedImage = image }
  }
  /// Creates an item that runs an action and takes title and image from it.
  ///
  /// - Parameter primaryAction: What a tap runs.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    takeAction(primaryAction)
  }

  // MARK: Getting and setting properties

  /// How the item looks.
  open var style: Style {
    get { storedStyle }
    set { change { storedStyle = newValue } }
  }
  /// The width in points; 0 is as wide as the content.
  open var width: CGFloat {
    get { storedWidth }
    set { change { storedWidth = newValue } }
  }
  /// The view that is shown in place of a button.
  open var customView: UIView? {
    get { storedCustomView }
    set { change { setCustomView(newValue) } }
  }
  /// The method that a tap calls.
  open var action: Selector?
  /// The object that `action` is sent to; `nil` sends it up the responder chain.
  open weak var target: AnyObject?
  /// What a tap runs; setting it takes title and image from the action.
  open var primaryAction: UIAction? {
    get { storedPrimaryAction }
    set { change { takeAction(newValue) } }
  }

  // MARK: Customizing appearance

  /// The colour of the content; `nil` is the bar's.
  open var tintColor: UIColor? {
    get { storedTintColor }
    set { change { storedTintColor = newValue } }
  }
}
