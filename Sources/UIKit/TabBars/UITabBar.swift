// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A bar of tabs for the bottom of the screen, of which one is selected.
@preconcurrency @MainActor
open class UITabBar: UIView {
  // MARK: Stored state; nothing in UIKit reads the overridable properties below for its own needs

  var storedItems: [UITabBarItem]?
  var storedSelectedItem: UITabBarItem?
  weak var storedDelegate: (any UITabBarDelegate)?
  /// The controller that the bar belongs to; its items are that controller's business then.
  weak var managingController: UITabBarController?
  var storedBarTintColor: UIColor?
  var storedUnselectedColor: UIColor?
  /// Whether the app hid the bar.
  private(set) var isHiddenByClient = false
  /// The buttons, in the order of the items.
  var buttons: [UITabBarButton] = []
  let background = _UIBarBackground()

  // MARK: Creating a bar

  /// Creates a bar.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }
  /// Creates a bar of no size.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder cannot be read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
  }

  // MARK: Getting and setting properties

  /// The object that hears of chosen items; not to be set on a controller's bar.
  open weak var delegate: (any UITabBarDelegate)? {
    get { storedDelegate ?? managingController }
    set { setDelegate(newValue) }
  }
  /// The items, in reading order; not to be set on a controller's bar.
  open var items: [UITabBarItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }
  /// The item that is selected; not to be set on a controller's bar.
  open var selectedItem: UITabBarItem? {
    get { storedSelectedItem }
    set { chooseSelectedItem(newValue) }
  }
  /// Replaces the items; not to be called on a controller's bar.
  ///
  /// - Parameters:
  ///   - items: The new items, in reading order.
  ///   - animated: Makes no difference here: the new buttons are there at once.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { chooseItems(items) }

  // MARK: Customizing the bar's appearance

  /// The colour of the background; `nil` is the system's.
  open var barTintColor: UIColor? {
    get { storedBarTintColor }
    set { setBarTintColor(newValue) }
  }
  /// The colour of items that are not selected; `nil` is the system's.
  open var unselectedItemTintColor: UIColor? {
    get { storedUnselectedColor }
    set { setUnselectedColor(newValue) }
  }
  /// Whether pages may reach under the bar.
  ///
  /// The background is opaque here either way (our decision, see Parity).
  open var isTranslucent = true

  // MARK: UIView

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      isHiddenByClient = newValue
      updateVisibility()
      managingController?.layOutContainer()
    }
  }
  /// Hides the bar if the app or the selected page of its controller does, and shows it otherwise.
  func updateVisibility() {
    let isHidden = isHiddenByClient || managingController?.bottomBar.isAway == true
    if storedLayer.isHidden != isHidden { storedLayer.isHidden = isHidden }
  }
  override var startsOpaque: Bool { false }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutButtons()
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: TabBarFigures.height + computedSafeAreaInsets.bottom)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: TabBarFigures.height)
  }
}
