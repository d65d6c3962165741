// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourRender

/// A view that shows what lies behind it with an effect, below its content.
///
/// The effect reads what lies below in the same window, or in the same flattened image: in a page
/// that moves as one picture, the page's own content. Content belongs into `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let content = UIView()
  private var storedEffect: UIVisualEffect?

  // MARK: Creating a visual effect view

  /// Creates a view of no size.
  ///
  /// - Parameter effect: The effect; `nil` for none.
  public init(effect: UIVisualEffect?) {
    storedEffect = effect
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a view of no size without an effect.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  // MARK: Retrieving the view's content

  /// The view for content above the effect, as large as this view.
  open var contentView: UIView { content }

  // MARK: Managing the effect

  /// The effect; `nil` shows what lies behind as it is.
  ///
  /// A change in an animation block is animated, to and from `nil`, too.
  open var effect: UIVisualEffect? {
    get { storedEffect }
    set { show(newValue?.copy() as? UIVisualEffect) }
  }

  // MARK: UIView

  open override class var layerClass: AnyClass { BackdropLayer.self }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showBackdrop()
  }
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    refuse(subview)
  }
}

extension UIVisualEffectView {
  private func prepare() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    showBackdrop()
  }

  private func show(_ effect: UIVisualEffect?) {
    storedEffect = effect
    showBackdrop()
  }

  private func showBackdrop() {
    guard let layer = storedLayer as? BackdropLayer else { return }
    let isDark = traitCollection.userInterfaceStyle == .dark
    layer.backdrop = storedEffect?.backdrop(isDark: isDark) ?? .none
    layer.masksBackdrop = storedEffect?.showsThroughContent ?? false
  }

  /// Shows the content of a layer that it moves with, where nothing else is seen through that.
  func showSource(_ source: BackdropSource?) {
    (storedLayer as? BackdropLayer)?.source = source
  }

  private func refuse(_ subview: UIView) {
    guard subview !== content else { return }
    misuse(
      "\(subview) has been added as a subview to \(self). Do not add subviews directly to the "
        + "visual effect view itself, instead add them to the -contentView."
    )
  }
}
