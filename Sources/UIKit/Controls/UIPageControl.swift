// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// A row of dots, one for each page, of which one stands out.
///
/// A tap at the trailing half shows the next page, one at the leading half the page before; a
/// finger that slides goes from page to page. `.valueChanged` is sent for each change by a finger.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private var page = 0
  private var pages = 0
  private var slide: Slide?
  private lazy var row = PageDotRow(self)
  private var ownImages = DotImages()

  // MARK: Creating a page control

  /// Creates a page control without pages.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a page control without pages, of zero size.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Managing the pages

  /// The page that stands out, 0 at first; a value outside of the pages is moved to the nearest.
  open var currentPage: Int {
    get { page }
    set { show(newValue) }
  }
  /// The number of pages, 0 at first.
  open var numberOfPages: Int {
    get { pages }
    set {
      pages = max(0, newValue)
      invalidateIntrinsicContentSize()
      show(page)
    }
  }
  /// Whether the dot of a single page is hidden; `false` at first.
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }

  // MARK: Configuring the appearance

  /// The color of the other pages' dots; `nil` stands for a faint white.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the present page's dot; `nil` stands for white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The condition for a background behind the dots.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsLayout() } }
  /// The image of all dots that have none of their own; `nil` stands for a dot.
  open var preferredIndicatorImage: UIImage? {
    get { ownImages.preferred }
    set {
      ownImages.preferred = newValue
      setNeedsLayout()
    }
  }
  /// Returns the image that was set for a page's dot.
  ///
  /// - Parameter page: The page; one that does not exist stops the program.
  /// - Returns: The image, or `nil` for the preferred one.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    require(page)
    return ownImages[page]
  }
  /// Sets the image of a page's dot.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` stands for the preferred one.
  ///   - page: The page; one that does not exist stops the program.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    require(page)
    ownImages[page] = image
    setNeedsLayout()
  }
  /// Returns the size that shows the dots of a number of pages.
  ///
  /// - Parameter pageCount: The number of pages.
  /// - Returns: The size in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { PageDots.size(forPages: pageCount) }

  // MARK: Interacting

  /// Whether a finger that slides goes from page to page; `true` at first.
  open var allowsContinuousInteraction = true
  /// The interaction of a finger with the control.
  open var interactionState: InteractionState { slide?.state ?? .none }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    slide = Slide(x: touch.location(in: self).x)
    return pages > 0
  }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard allowsContinuousInteraction, var slide else { return true }
    let steps = slide.steps(to: touch.location(in: self).x)
    self.slide = slide
    setNeedsLayout()
    step(by: isRightToLeft ? -steps : steps)
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let wasTap = slide?.state == .discrete
    slide = nil
    setNeedsLayout()
    guard wasTap, let touch, isTouchInside else { return }
    let isRight = touch.location(in: self).x >= storedLayer.bounds.midX
    step(by: isRight == isRightToLeft ? -1 : 1)
  }
  open override func cancelTracking(with event: UIEvent?) {
    slide = nil
    setNeedsLayout()
  }

  // MARK: UIView

  override var startsOpaque: Bool { false }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { PageDots.size(forPages: pages) }
  open override var intrinsicContentSize: CGSize { PageDots.size(forPages: pages) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    row.layOut(current: page, of: hidesForSinglePage && pages == 1 ? 0 : pages, images: ownImages)
  }

  // MARK: Accessibility

  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(
      isElement: true,
      value: pages > 0 ? "\(page + 1) / \(pages)" : nil,
      traits: stateTraits.union(.adjustable)
    )
  }
  open override func accessibilityIncrement() { step(by: 1) }
  open override func accessibilityDecrement() { step(by: -1) }
}

extension UIPageControl {
  /// The interactions of a finger with a page control; the values are Apple's.
  public enum InteractionState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A tap, which turns one page.
    case discrete = 1
    /// A slide over the pages.
    case continuous = 2
  }

  /// The conditions for a background of a page control; the values are Apple's.
  public enum BackgroundStyle: Int, Sendable {
    /// While a finger slides.
    case automatic = 0
    /// Always.
    case prominent = 1
    /// Never.
    case minimal = 2
  }

  /// A finger on the control.
  private struct Slide {
    var x: CGFloat
    var state = InteractionState.discrete

    init(x: CGFloat) { self.x = x }

    /// Returns how many pages a finger passes on its way to a place, negative to the left.
    mutating func steps(to x: CGFloat) -> Int {
      let way = (x - self.x) / PageDotFigures.dragPitch
      guard abs(way) >= 1, abs(way) < 1e6 else { return 0 }
      let steps = Int(way)
      self.x += CGFloat(steps) * PageDotFigures.dragPitch
      state = .continuous
      return steps
    }
  }

  private func show(_ page: Int) {
    self.page = min(max(0, page), max(0, pages - 1))
    setNeedsLayout()
  }

  private func require(_ page: Int) {
    guard page >= 0, page < pages else {
      misuse("NSInvalidArgumentException: page \(page) is out of bounds, 0 to \(pages - 1)")
    }
  }
}

extension UIPageControl: SteppedControl {
  func step(by steps: Int) {
    let old = page
    guard steps != 0, !condition.contains(.disabled) else { return }
    show(page + steps)
    guard page != old else { return }
    sendValueActions()
  }
}
