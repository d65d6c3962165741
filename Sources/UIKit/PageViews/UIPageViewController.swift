// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// Shows one page of several, between which the user turns by scrolling.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController, ContainerLayout {
  private let storedOrientation: NavigationOrientation
  private let spacing: CGFloat
  private(set) lazy var engine = PageEngine(
    self,
    isVertical: storedOrientation == .vertical,
    spacing: spacing
  )

  // MARK: Creating a page view controller

  /// Creates a page view controller without pages.
  ///
  /// - Parameters:
  ///   - style: The way in which pages change.
  ///   - navigationOrientation: The axis along which pages follow each other.
  ///   - options: The room between pages; a value that is no number counts as 0.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    storedOrientation = navigationOrientation
    spacing = Self.points(options?[.interPageSpacing])
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a page view controller without pages, which scroll side by side.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Ignored: archives of Interface Builder are not supported.
  ///   - nibBundleOrNil: Ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (storedOrientation, spacing) = (.horizontal, 0)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a page view controller without pages, which scroll side by side.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) {
    (storedOrientation, spacing) = (.horizontal, 0)
    super.init(coder: coder)
  }

  private static func points(_ value: Any?) -> CGFloat {
    let points: CGFloat =
      switch value {
      case let value as CGFloat: value
      case let value as Double: value
      case let value as Int: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: 0
      }
    return points.isFinite ? max(0, points) : 0
  }

  // MARK: Providing content

  /// The source of the pages to which the user turns; without one the user cannot.
  ///
  /// Setting it again makes the page view controller ask for the neighbors of the page again.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { inSession { engine.dataSourceDidChange() } }
  }
  /// The delegate, which is notified of turns of the user.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The page that is shown, in an array; an animated change counts from its start.
  open var viewControllers: [UIViewController]? { engine.requestedPage.map { [$0] } ?? [] }
  /// Shows a page.
  ///
  /// The delegate is not notified. A turn that runs ends at once: one of the app is completed, one
  /// of the user goes to the nearer page.
  ///
  /// - Parameters:
  ///   - viewControllers: The page, one view controller.
  ///   - direction: The direction of the animation.
  ///   - animated: Whether the page scrolls in; fingers have no effect meanwhile.
  ///   - completion: A closure to call at the end, with whether the animation ran to its end.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let count = viewControllers?.count ?? 0
    guard count == 1, let page = viewControllers?.first else {
      misuse(
        "NSInvalidArgumentException: The number of view controllers provided (\(count)) doesn't "
          + "match the number required (1) for the requested transition"
      )
    }
    inSession {
      engine.show(
        page,
        from: direction == .forward ? .after : .before,
        animated: animated,
        completion: completion
      )
    }
  }
  /// The recognizers of turns: none, since pages scroll in a scroll view of their own.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  // MARK: Configuring the display options

  /// The axis along which pages follow each other.
  open var navigationOrientation: NavigationOrientation { storedOrientation }
  /// The way in which pages change.
  open var transitionStyle: TransitionStyle { .scroll }

  // MARK: UIViewController

  open override func loadView() {
    let view = UILayoutContainerView(frame: UIScreen.main.bounds)
    view.owner = self
    setStoredView(view)
    engine.viewDidLoad(view)
  }
  /// The orientations that the delegate returns.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  /// The orientation that the delegate returns.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
  /// The page that is shown.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] { childrenThatAppear }
  override var childrenThatAppear: [UIViewController] { engine.page.map { [$0] } ?? [] }
  override var placesChildren: Bool { true }
  override func willLose(_ child: UIViewController) { engine.willLose(child) }
  override func endTransitions() {
    engine.endTurn()
    super.endTransitions()
  }
  override func forwardBegin(_ isAppearing: Bool, animated: Bool) {
    engine.endTurn()
    super.forwardBegin(isAppearing, animated: animated)
  }

  func layOutContainer() { engine.layOut() }
}
