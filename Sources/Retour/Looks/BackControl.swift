// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import UIKit

/// The back button of one page: a control that pops the page, with any content.
///
/// It is a `UIButton` for its menu: other controls need a delegate for one.
@MainActor
final class BackControl: UIButton {
  /// Contains the content; in the bar, not in the control, during a transition.
  let holder = BackHolder()
  let content: UIView
  let parts: BackButton.Parts
  /// Identifies the look that the content was made for.
  let lookIdentity: AnyObject
  private var declaredMotion: BackButton.Motion
  private(set) var hitArea: BackButton.HitArea
  private(set) var platter: BackButton.Platter
  private var place: BackButton.Place
  private let handlers: BackButton.ContentHandlers
  private let environment: BackEnvironment
  private weak var page: UIViewController?
  private weak var stack: BackStack?
  private var contentSize: BackContentSize
  private lazy var requestedSize = BackControlSize(of: self)
  /// Whether the content is made from traits that have changed.
  private var hasOutdatedTraits = false
  /// The accessibility label that the app set.
  private var ownLabel: String?
  /// The snapshot that replaces a shared view while another page shows it.
  private var snapshot: UIView?

  /// Creates the back button of a page.
  ///
  /// - Parameters:
  ///   - content: The button's content and the parts of it that move.
  ///   - look: The look that the content was made for.
  ///   - page: The page that the button pops.
  ///   - stack: The page's stack.
  init(
    _ content: BackContent,
    look: BackButton,
    page: UIViewController,
    stack: BackStack
  ) {
    (self.content, parts) = (content.view, content.parts)
    (handlers, environment) = (content.handlers, content.environment)
    (lookIdentity, declaredMotion, hitArea) = (look.identity, look.motion, look.hitArea)
    (place, platter) = (look.place, look.platter)
    (self.page, self.stack) = (page, stack)
    contentSize = BackContentSize(of: content.view)
    super.init(frame: CGRect(origin: .zero, size: content.view.bounds.size))
    holder.attach(to: self)
    addSubview(holder)
    addAction(goBackAction, for: .touchUpInside)
    updateHistoryMenu()
  }

  required init?(coder: NSCoder) { nil }

  /// The app's text, or the announcement of the title.
  ///
  /// It is found when it is asked for: the word for "Back" comes from the file system. Apple's SDKs
  /// do not isolate the property.
  override var accessibilityLabel: String? {
    get { MainActor.assumeIsolated { ownLabel ?? announcement(of: environment.fullTitle) } }
    set { MainActor.assumeIsolated { ownLabel = newValue } }
  }

  /// The button's motion, for the user's settings.
  var motion: BackButton.Motion { declaredMotion.forUser }

  /// Adopts what a look with the same content says beside its content.
  func adopt(_ look: BackButton) {
    (declaredMotion, hitArea, platter) = (look.motion, look.hitArea, look.platter)
    guard place != look.place else { return }
    place = look.place
    requestSize()
  }

  // MARK: The values that the content is made from

  /// Whether the content must be made anew, even where it is on screen.
  var isOutdated: Bool { hasOutdatedTraits }

  /// Whether the content was made for another title or another width.
  var hasOutdatedTitle: Bool { environment.isOutdated }

  /// The traits of the stack have changed.
  func traitsDidChange(to traits: UITraitCollection) {
    for handler in handlers.traits { handler(traits) }
    hasOutdatedTraits = handlers.traits.isEmpty && environment.dependsOnTraits
  }

  // MARK: Going back

  private var goBackAction: UIAction {
    UIAction(identifier: .goBack) { [weak self] _ in self?.goBack() }
  }

  /// Performs the page's `backAction`, or requests to pop the page.
  private func goBack() {
    guard let stack, let page, stack.topViewController === page else { return }
    guard let action = page.navigationItem.backAction else {
      stack.requestBack(.button)
      return
    }
    if !action.attributes.contains(.disabled) { sendAction(action) }
  }

  // MARK: The history menu

  /// Adds or removes the menu of a long press, whose elements are made when it opens.
  func updateHistoryMenu() {
    if case .disabled? = stack?.historyMenu {
      menu = nil
      return
    }
    guard menu == nil else { return }
    let elements = UIDeferredMenuElement.uncached { [weak self] completion in
      completion(self?.stack?.historyMenuElements ?? [])
    }
    menu = UIMenu(children: [elements])
  }

  /// The view that receives touches in the button's area.
  var touchTarget: UIControl { content as? UIControl ?? self }

  // MARK: Shared views

  /// Moves the content into this button; an app may use one view for the buttons of several pages.
  func takeContent() {
    guard content.superview !== holder else { return }
    (content.superview as? BackHolder)?.control?.leaveSnapshot()
    snapshot?.removeFromSuperview()
    snapshot = nil
    if let control = content as? UIControl {
      // An action replaces one with the same identifier: a tap pops one page.
      control.addAction(goBackAction, for: .touchUpInside)
    } else {
      content.isUserInteractionEnabled = false
    }
    holder.addSubview(content)
    setNeedsLayout()
  }

  /// Shows a snapshot of the content in its place, so that the button remains visible.
  private func leaveSnapshot() {
    guard window != nil, let snapshot = content.snapshotView(afterScreenUpdates: false) else {
      return
    }
    snapshot.isUserInteractionEnabled = false
    snapshot.frame = content.frame
    self.snapshot = snapshot
    holder.addSubview(snapshot)
  }

  // MARK: Sizes

  /// Adopts a new size of the content.
  func adoptContentSize() {
    guard content.superview === holder, let page, let stack else { return }
    let room = BackButtonRoom(of: page, on: stack.navigationController)
    if contentSize.update(content, in: room, of: stack.navigationBar.bounds.size) { requestSize() }
  }

  /// Asks the bar for the size of the content.
  private func requestSize() {
    requestedSize.request(size, of: self)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// The size that the button asks for: that of its content, inside the bar's margin.
  private var size: CGSize {
    let content = contentSize.limited
    return CGSize(width: max(0, content.width - overhang), height: content.height)
  }

  /// The width of the content outside the button, on the leading side.
  private var overhang: CGFloat {
    guard place == .indicator, let page, let stack else { return 0 }
    return BackButtonRoom(of: page, on: stack.navigationController).indicatorShift
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
  override var intrinsicContentSize: CGSize { size }

  override func layoutSubviews() {
    super.layoutSubviews()
    if holder.superview === self, holder.frame != bounds { holder.frame = bounds }
    guard content.superview === holder else { return }
    contentSize.apply(to: content, within: bounds.size, overhang: overhang)
    if content.center != contentCenter { content.center = contentCenter }
  }

  /// The center of the content.
  var contentCenter: CGPoint {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGPoint(x: bounds.midX + (isMirrored ? overhang : -overhang) / 2, y: bounds.midY)
  }

  // MARK: Showing states

  override var isHighlighted: Bool {
    didSet { showState() }
  }

  override var isEnabled: Bool {
    didSet { showState() }
  }

  private func showState() {
    for handler in handlers.states { handler(state) }
    // The alpha of UIKit's own button (openradar 26697566).
    if handlers.states.isEmpty { alpha = isHighlighted ? 0.2 : 1 }
  }
}
