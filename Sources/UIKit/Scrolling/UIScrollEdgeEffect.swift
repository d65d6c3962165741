// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The look of content that scrolls below a bar of the design of iOS 26, at one edge of a scroll
/// view.
///
/// Bars with a background of the app's do not show it.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// A look of the content at an edge.
  @preconcurrency @MainActor
  public class Style: NSObject {
    /// The system's look, here the soft one.
    public class var automatic: UIScrollEdgeEffect.Style { automaticStyle }
    /// The content fades away.
    public class var soft: UIScrollEdgeEffect.Style { softStyle }
    /// The content is blurred, and ends at a line.
    public class var hard: UIScrollEdgeEffect.Style { hardStyle }

    private static let automaticStyle = Style(name: "automatic")
    private static let softStyle = Style(name: "soft")
    private static let hardStyle = Style(name: "hard")

    private let name: String

    private init(name: String) {
      self.name = name
      super.init()
    }

    /// The name of the style.
    public override var description: String { name }
  }

  private weak var scrollView: UIScrollView?

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init()
  }

  /// The look; the automatic one unless set.
  open var style = Style.automatic {
    didSet { if style !== oldValue { scrollView?.pageScroll?.edgeEffectDidChange() } }
  }
  /// Whether the content is seen as it is.
  open var isHidden = false {
    didSet { if isHidden != oldValue { scrollView?.pageScroll?.edgeEffectDidChange() } }
  }

  /// The color of the page that scrolls, which the content fades to: that of the nearest view that
  /// hides what lies behind.
  var pageColor: UIColor {
    var view: UIView? = scrollView
    while let candidate = view, !(candidate is UIWindow) {
      if let color = candidate.storedBackgroundColor, color.cgColor.alpha == 1 { return color }
      view = candidate.storedSuperview
    }
    return .systemBackground
  }
}
