// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RetourDecisions

/// A control that begins a refresh when content is pulled down beyond its edge.
///
/// Set it as the `refreshControl` of a scroll view, and add an action for `.valueChanged`: it is
/// called when the user has pulled far enough. The content keeps room for the control until
/// ``endRefreshing()``.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private var pull = RefreshPull()
  private let spinner = UIActivityIndicatorView(style: .medium)

  // MARK: Creating a refresh control

  /// Creates a control of the standard size.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: RefreshPull.height))
    prepare()
  }

  /// Creates a control of the standard size.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size.height = RefreshPull.height
    prepare()
  }

  private func prepare() {
    spinner.hidesWhenStopped = false
    spinner.isUserInteractionEnabled = false
    addSubview(spinner)
    showShare(at: 0)
  }

  // MARK: Managing the refresh status

  /// Whether a refresh runs.
  open var isRefreshing: Bool { pull.isRefreshing }

  /// Begins a refresh by code: no actions are called, and the content is not scrolled.
  open func beginRefreshing() {
    guard !pull.isRefreshing else { return }
    pull.begin(isDragged: scrollView?.isDragging == true)
    spinner.startAnimating()
    contentMoved()
    scrollView?.refreshRoomDidChange()
  }

  /// Ends the refresh; the content returns to its edge.
  open func endRefreshing() {
    guard pull.isRefreshing else { return }
    pull.end()
    spinner.stopAnimating()
    UIView.animate(withDuration: RefreshPull.returnDuration) { [self] in
      scrollView?.refreshRoomDidChange()
      contentMoved()
    }
  }

  // MARK: The content

  private var scrollView: UIScrollView? { storedSuperview as? UIScrollView }

  /// The room that the content keeps for the control, in points.
  var room: CGFloat { pull.keepsRoom ? RefreshPull.height : 0 }

  /// The content moved, or is laid out.
  func contentMoved() {
    guard let scrollView else { return }
    let inset = scrollView.adjustedContentInset.top - room
    let distance = -inset - scrollView.storedLayer.bounds.minY
    if pull.moved(to: distance, isDragged: scrollView.isDragging) {
      spinner.startAnimating()
      sendValueActions()
    }
    showShare(at: distance)
    // It stays at the top of the room that the pull uncovers.
    let height = RefreshPull.height
    let rect = CGRect(
      x: 0,
      y: -max(height, distance),
      width: scrollView.storedLayer.bounds.width,
      height: height
    )
    if frame != rect { frame = rect }
  }

  /// The user let go of the content.
  func dragEnded() {
    let former = room
    pull.dragEnded()
    if room != former { scrollView?.refreshRoomDidChange() }
  }

  private func showShare(at distance: CGFloat) { spinner.alpha = pull.share(at: distance) }

  // MARK: Overridden

  override var startsOpaque: Bool { false }
  /// The color of the spokes; `nil`, the default, is a gray.
  open override var tintColor: UIColor! {
    didSet { spinner.color = tintColor }
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: RefreshPull.height)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    spinner.sizeToFit()
    spinner.center = CGPoint(x: storedLayer.bounds.midX, y: storedLayer.bounds.midY)
  }
  /// Returns `nil`: touches reach the content.
  ///
  /// - Parameters:
  ///   - point: The point in this view's coordinates.
  ///   - event: The event of the hit test, if any.
  /// - Returns: `nil`.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
