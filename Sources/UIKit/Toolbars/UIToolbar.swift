// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A bar with buttons, for the bottom of a page.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  // MARK: Stored state; nothing in UIKit reads the overridable properties below for its own needs

  var storedBarTintColor: UIColor?
  let background = _UIToolbarBackground()

  // MARK: Creating a toolbar

  /// Creates a toolbar.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  /// Creates a toolbar of no size.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder cannot be read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  // MARK: Customizing the bar's appearance

  /// The colour of the background; `nil` is the system's.
  open var barTintColor: UIColor? {
    get { storedBarTintColor }
    set { setBarTintColor(newValue) }
  }
  /// Whether pages may reach under the bar.
  ///
  /// The background is opaque here either way (our decision, see Parity).
  open var isTranslucent = true
  /// Where the bar lies: at the bottom.
  open var barPosition: UIBarPosition { .bottom }

  // MARK: UIView

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarFigures.height)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarFigures.height)
  }
}
