// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// Shows two or three columns beside each other.
///
/// In a horizontally compact width they are one stack.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController, ContainerLayout {
  private let storedStyle: Style
  private(set) lazy var engine = SplitEngine(self, style: storedStyle)
  private lazy var modeButtonItem = makeModeButtonItem()

  // MARK: Creating a split view controller

  /// Creates a split view controller without columns.
  ///
  /// - Parameter style: The number of columns.
  public init(style: Style) {
    storedStyle = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a split view controller for `viewControllers`.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Ignored: archives of Interface Builder are not supported.
  ///   - nibBundleOrNil: Ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    storedStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a split view controller for `viewControllers`.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) {
    storedStyle = .unspecified
    super.init(coder: coder)
  }

  /// The number of columns.
  open var style: Style { storedStyle }
  /// The delegate, which decides about columns and receives their changes.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Managing the child view controllers

  /// The view controllers of the columns, in order; the one that is left while they are collapsed.
  ///
  /// It can be set with the style `.unspecified`: the primary and the secondary view controller.
  open var viewControllers: [UIViewController] {
    get { engine.all }
    set {
      guard storedStyle == .unspecified else { return }
      inSession {
        engine.set(newValue.first, for: .primary, wraps: false)
        engine.set(newValue.dropFirst().first, for: .secondary, wraps: false)
      }
    }
  }
  /// Sets the view controller of a column; one that is no navigation controller gets one.
  ///
  /// - Parameters:
  ///   - vc: The view controller; `nil` removes the column.
  ///   - column: The column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    requireStyle()
    inSession { engine.set(vc, for: column, wraps: true) }
  }
  /// Returns the view controller that was set for a column.
  ///
  /// - Parameter column: The column.
  /// - Returns: The view controller, without the navigation controller that it was given.
  open func viewController(for column: Column) -> UIViewController? {
    requireStyle()
    return engine.chosen(column)
  }
  /// Whether the columns are collapsed, since the width is horizontally compact.
  open var isCollapsed: Bool { engine.collapse.isCollapsed }

  // MARK: Showing and hiding columns

  /// Shows a column, with an animation; a collapsed one is pushed, or popped to.
  ///
  /// - Parameter column: The column.
  open func show(_ column: Column) {
    requireStyle()
    inSession {
      if isCollapsed { return engine.collapse.show(column, animated: isShown) }
      guard let index = engine.order.firstIndex(of: column) else { return }
      engine.change(animated: true) { $0.show(index) }
    }
  }
  /// Hides a column, with an animation; a collapsed one is popped.
  ///
  /// - Parameter column: The column; the secondary one stays.
  open func hide(_ column: Column) {
    requireStyle()
    inSession {
      if isCollapsed { return engine.collapse.hide(column, animated: isShown) }
      guard let index = engine.order.firstIndex(of: column) else { return }
      engine.change(animated: true) { $0.hide(index) }
    }
  }
  /// Shows a view controller as the primary one; while the columns are collapsed it is presented.
  ///
  /// - Parameters:
  ///   - vc: The view controller.
  ///   - sender: The object that initiates the request.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    if isCollapsed { return present(vc, animated: true) }
    inSession { engine.set(vc, for: .primary, wraps: storedStyle != .unspecified) }
  }
  /// Shows a view controller as the secondary one; while the columns are collapsed it is pushed.
  ///
  /// - Parameters:
  ///   - vc: The view controller.
  ///   - sender: The object that initiates the request.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    inSession {
      if isCollapsed, storedStyle == .unspecified { return engine.collapse.showDetail(vc) }
      engine.set(vc, for: .secondary, wraps: storedStyle != .unspecified)
      if storedStyle != .unspecified { show(.secondary) }
    }
  }

  // MARK: Managing the display mode

  /// The visible columns that the app prefers.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { inSession { engine.arrange() } } }
  }
  /// The visible columns.
  open var displayMode: DisplayMode { DisplayMode(engine.arrangement) }
  /// The way in which the app prefers columns to share the width.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { if preferredSplitBehavior != oldValue { inSession { engine.arrange() } } }
  }
  /// The way in which columns share the width.
  open var splitBehavior: SplitBehavior { SplitBehavior(engine.arrangement.behavior) }
  /// A bar button item that shows and hides the columns beside the secondary one.
  open var displayModeButtonItem: UIBarButtonItem { modeButtonItem }
  /// Whether a finger from the edge shows hidden columns.
  open var presentsWithGesture = true
  /// The edge at which the primary column is.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { if primaryEdge != oldValue { storedView?.setNeedsLayout() } }
  }

  // MARK: Configuring the widths of columns

  /// The value of a width that the system determines.
  public static let automaticDimension = -CGFloat.greatestFiniteMagnitude

  /// The preferred share of the width that the primary column has.
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { widthChanged() } }
  /// The preferred width of the primary column, in points; it precedes the share.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { widthChanged() } }
  /// The least width of the primary column, in points.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { widthChanged() } }
  /// The greatest width of the primary column, in points.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { widthChanged() } }
  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat { presentWidth(of: .primary) }
  /// The preferred share of the width that the supplementary column has.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension {
    didSet { widthChanged() }
  }
  /// The preferred width of the supplementary column, in points; it precedes the share.
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { widthChanged() } }
  /// The least width of the supplementary column, in points.
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { widthChanged() } }
  /// The greatest width of the supplementary column, in points.
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { widthChanged() } }
  /// The width of the supplementary column, in points.
  open var supplementaryColumnWidth: CGFloat { presentWidth(of: .supplementary) }

  private func widthChanged() { storedView?.setNeedsLayout() }

  private func presentWidth(of column: Column) -> CGFloat {
    guard engine.order.dropLast().contains(column), let storedView, !isCollapsed else { return 0 }
    return width(of: column, in: storedView.storedLayer.bounds.width)
  }

  /// Returns the width of a column beside the secondary one.
  func width(of column: Column, in width: CGFloat) -> CGFloat {
    func known(_ value: CGFloat) -> CGFloat? { value == Self.automaticDimension ? nil : value }
    let isPrimary = column == .primary
    return SplitFigures.width(
      preferred: known(isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth),
      fraction: known(
        isPrimary
          ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
      ),
      least: known(isPrimary ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth),
      most: known(isPrimary ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth),
      in: width
    )
  }

  // MARK: UIViewController

  open override func loadView() {
    let view = UILayoutContainerView(frame: UIScreen.main.bounds)
    view.owner = self
    view.clipsToBounds = true
    setStoredView(view)
    engine.swipe.attach(to: self)
  }
  /// The orientations that the delegate returns.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  /// The orientation that the delegate returns.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
  /// The visible view controllers.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] { childrenThatAppear }
  override var childrenThatAppear: [UIViewController] { engine.visible }
  override var placesChildren: Bool { true }
  override func willLose(_ child: UIViewController) { engine.willLose(child) }
  override func endTransitions() {
    engine.endAnimation()
    super.endTransitions()
  }
  override func forwardBegin(_ isAppearing: Bool, animated: Bool) {
    engine.endAnimation()
    super.forwardBegin(isAppearing, animated: animated)
  }

  func layOutContainer() { engine.layOut() }

  private func requireStyle() {
    if storedStyle == .unspecified {
      misuse(
        "-[UISplitViewController columns] are unsupported for UISplitViewController style "
          + "UISplitViewControllerStyleUnspecified"
      )
    }
  }

  private func makeModeButtonItem() -> UIBarButtonItem {
    UIBarButtonItem(
      image: UIImage(systemName: "sidebar.left"),
      primaryAction: UIAction { [weak self] _ in self?.modeButtonWasTapped() }
    )
  }

  private func modeButtonWasTapped() {
    let mode = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    inSession {
      engine.change(animated: true) { arrangement in
        if mode != .automatic {
          arrangement.arrange(mode.behavior ?? arrangement.behavior, level: mode.level)
        } else if arrangement.level == arrangement.most {
          arrangement.hide(arrangement.most - 1)
        } else {
          arrangement.show(arrangement.most - arrangement.level - 1)
        }
      }
    }
  }
}
