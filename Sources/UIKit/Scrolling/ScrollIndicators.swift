// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RetourDecisions

/// The scroll indicators of a scroll view: layers of its own above its content.
@MainActor
final class ScrollIndicators {
  private static let dark = UIColor(white: 0, alpha: 0.35)
  private static let light = UIColor(white: 1, alpha: 0.5)

  private unowned let view: UIScrollView
  private var horizontal: CALayer?
  private var vertical: CALayer?
  private var isShown = false
  private var hiding: FrameClock.Entry?

  init(_ view: UIScrollView) { self.view = view }

  isolated deinit { hiding?.cancel() }

  /// The content moves: the indicators appear at once.
  func appear() {
    hiding?.cancel()
    hiding = nil
    isShown = true
    view.setNeedsLayout()
  }

  /// The content is at rest: the indicators fade out soon.
  func rest() {
    guard isShown, hiding == nil else { return }
    guard let clock = view.storedWindow?.session.clock else { return hide() }
    let time = clock.now + ScrollIndicatorLayout.restDuration
    hiding = clock.schedule(at: time) { [weak self] in
      MainActor.assumeIsolated { self?.hide() }
    }
  }

  /// Shows the indicators of axes that scroll for a moment.
  func flash(in space: ScrollSpace) {
    guard space.x.most > space.x.least || space.y.most > space.y.least else { return }
    appear()
    rest()
  }

  private func hide() {
    hiding = nil
    isShown = false
    for layer in [horizontal, vertical] { layer?.opacity = 0 }
  }

  /// Places the indicators over the content.
  ///
  /// - Parameters:
  ///   - space: The ranges of the offset.
  ///   - offset: The present offset.
  func layOut(in space: ScrollSpace, at offset: CGPoint) {
    guard isShown else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    place(
      &vertical,
      view.showsVerticalScrollIndicator ? verticalFrame(in: space, at: offset) : nil
    )
    place(
      &horizontal,
      view.showsHorizontalScrollIndicator ? horizontalFrame(in: space, at: offset) : nil
    )
    CATransaction.commit()
  }

  private func verticalFrame(in space: ScrollSpace, at offset: CGPoint) -> CGRect? {
    let insets = insets(view.verticalScrollIndicatorInsets)
    let size = view.storedLayer.bounds.size
    let bar = ScrollIndicatorLayout(
      axis: space.y,
      track: size.height - insets.top - insets.bottom
    ).bar(at: offset.y)
    guard let bar else { return nil }
    let width = ScrollIndicatorLayout.thickness
    let margin = ScrollIndicatorLayout.margin
    let x =
      view.isRightToLeft ? insets.left + margin : size.width - insets.right - margin - width
    return CGRect(
      x: offset.x + x,
      y: offset.y + insets.top + bar.start,
      width: width,
      height: bar.length
    )
  }

  private func horizontalFrame(in space: ScrollSpace, at offset: CGPoint) -> CGRect? {
    let insets = insets(view.horizontalScrollIndicatorInsets)
    let size = view.storedLayer.bounds.size
    let bar = ScrollIndicatorLayout(
      axis: space.x,
      track: size.width - insets.left - insets.right
    ).bar(at: offset.x)
    guard let bar else { return nil }
    let height = ScrollIndicatorLayout.thickness
    return CGRect(
      x: offset.x + insets.left + bar.start,
      y: offset.y + size.height - insets.bottom - ScrollIndicatorLayout.margin - height,
      width: bar.length,
      height: height
    )
  }

  private func insets(_ own: UIEdgeInsets) -> UIEdgeInsets {
    guard view.automaticallyAdjustsScrollIndicatorInsets else { return own }
    let safe = view.safeAreaInsets
    return UIEdgeInsets(
      top: own.top + safe.top,
      left: own.left + safe.left,
      bottom: own.bottom + safe.bottom,
      right: own.right + safe.right
    )
  }

  private func place(_ layer: inout CALayer?, _ frame: CGRect?) {
    guard let frame else {
      layer?.removeFromSuperlayer()
      layer = nil
      return
    }
    let indicator = layer ?? make()
    layer = indicator
    // Above the subviews that were added since; the other indicator may be above it.
    let top = view.storedLayer.sublayers?.reversed().prefix { $0 is IndicatorLayer } ?? []
    if !top.contains(where: { $0 === indicator }) { view.storedLayer.addSublayer(indicator) }
    if indicator.zPosition != view.indicatorOrder { indicator.zPosition = view.indicatorOrder }
    indicator.frame = frame
    indicator.backgroundColor = color.cgColor
    indicator.opacity = 1
  }

  private func make() -> CALayer {
    let layer = IndicatorLayer()
    layer.cornerRadius = ScrollIndicatorLayout.thickness / 2
    return layer
  }

  private var color: UIColor {
    let isDark =
      switch view.indicatorStyle {
      case .default: view.traitCollection.userInterfaceStyle != .dark
      case .black: true
      case .white: false
      }
    return isDark ? Self.dark : Self.light
  }
}

/// A layer that no content belongs above.
private final class IndicatorLayer: CALayer {}
