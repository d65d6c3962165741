// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import UIKit

/// The navigation bar of a ``BackNavigationController``, with hit areas for back buttons.
///
/// Since iOS 11 a custom view in a bar receives touches inside its own bounds only. This bar
/// extends them to the button's ``BackButton/HitArea``, and ignores touches that a smaller area
/// leaves out.
@MainActor
open class BackNavigationBar: UINavigationBar {
  private weak var stack: BackStack?

  /// Connects the bar with the stack that manages it.
  func attach(to stack: BackStack?) { self.stack = stack }

  /// Invalidates the layout, and updates the back button for items that have changed.
  ///
  /// UIKit invalidates a bar's layout when an item on it changes. UINavigationItem has no other
  /// notification of that in its public interface.
  open override func setNeedsLayout() {
    super.setNeedsLayout()
    stack?.barItemsMayHaveChanged()
  }

  open override func layoutSubviews() {
    stack?.topViewController?.navigationItem.installedBackControl?.adoptContentSize()
    super.layoutSubviews()
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, let stack,
      let top = stack.topViewController
    else { return hit }
    if let control = top.navigationItem.installedBackControl, control.isDescendant(of: self) {
      return answer(for: control, at: point, hit)
    }
    return answer(forSystemButtonOf: top, stack.backButton(for: top).hitArea, at: point, hit)
  }

  /// Returns the view for a touch on or near the kit's button.
  private func answer(for control: BackControl, at point: CGPoint, _ hit: UIView?) -> UIView? {
    let isInside =
      hit.map { $0.isDescendant(of: control) || $0.isDescendant(of: control.holder) } ?? false
    // Other views keep their touches; a view that only contains the button receives none.
    guard isInside || hit.map(control.isDescendant(of:)) ?? true else { return hit }
    guard touchArea(of: control).contains(point) else {
      return isInside ? self : hit
    }
    guard control.touchTarget.isEnabled else { return self }
    return isInside && hit !== control.holder ? hit : control.touchTarget
  }

  private func touchArea(of control: BackControl) -> CGRect {
    let own = control.convert(control.bounds, to: self)
    switch control.hitArea {
    case .standard: return standardArea(around: own)
    case .content: return control.drawnFrame(in: self)
    case .outsets(let outsets): return extend(control.drawnFrame(in: self), by: outsets)
    }
  }

  /// At least 44 points (Human Interface Guidelines), and out to the edge of the bar.
  private func standardArea(around frame: CGRect) -> CGRect {
    var area = frame.insetBy(
      dx: -max(0, (44 - frame.width) / 2),
      dy: -max(0, (44 - frame.height) / 2)
    )
    if isMirrored {
      area.size.width = max(0, bounds.maxX - area.minX)
    } else {
      area.size.width = max(0, area.maxX - bounds.minX)
      area.origin.x = bounds.minX
    }
    return area.intersection(bounds)
  }

  /// Returns the view for a touch on or near UIKit's own button, whose area can only be reduced.
  private func answer(
    forSystemButtonOf page: UIViewController,
    _ hitArea: BackButton.HitArea,
    at point: CGPoint,
    _ hit: UIView?
  ) -> UIView? {
    guard hitArea != .standard, let hit, hit !== self, !isOwn(hit, of: page.navigationItem),
      let arrow = drawnArrow(of: page.navigationItem),
      hit.convert(hit.bounds, to: self).intersects(arrow)
    else { return hit }
    let drawn = labels(in: hit).reduce(arrow) { $0.union($1) }
    switch hitArea {
    case .outsets(let outsets): return extend(drawn, by: outsets).contains(point) ? hit : self
    case .content, .standard: return drawn.contains(point) ? hit : self
    }
  }

  /// The frame of UIKit's arrow: the image on the leading side that is nearest to the edge.
  private func drawnArrow(of item: UINavigationItem) -> CGRect? {
    let middle = bounds.midX
    let frames = descendants(of: self) { !self.isOwn($0, of: item) }
      .compactMap { $0 as? UIImageView }
      .filter { $0.image != nil && $0.bounds.width <= 44 }
      .map { $0.convert($0.bounds, to: self) }
      .filter { isMirrored ? $0.midX > middle : $0.midX < middle }
    return isMirrored ? frames.max { $0.maxX < $1.maxX } : frames.min { $0.minX < $1.minX }
  }

  private func labels(in view: UIView) -> [CGRect] {
    descendants(of: view) { _ in true }
      .compactMap { $0 as? UILabel }
      .filter { $0.text?.isEmpty == false }
      .map { $0.convert($0.bounds, to: self) }
  }

  /// The visible descendants of a view that satisfy a predicate, as do all views between.
  private func descendants(of view: UIView, where isIncluded: (UIView) -> Bool) -> [UIView] {
    view.subviews.filter { !$0.isHidden && $0.alpha >= 0.01 && isIncluded($0) }
      .flatMap { [$0] + descendants(of: $0, where: isIncluded) }
  }

  /// Whether a view is a custom view or the title view of a page's item, or inside one.
  private func isOwn(_ view: UIView, of item: UINavigationItem) -> Bool {
    let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    return (items.map(\.customView) + [item.titleView]).contains { own in
      own.map(view.isDescendant(of:)) ?? false
    }
  }

  private func extend(_ frame: CGRect, by outsets: NSDirectionalEdgeInsets) -> CGRect {
    // Far beyond any screen: infinite sides would make a rectangle without a right or bottom edge.
    let far: CGFloat = 1_000_000
    let (leading, trailing) = (min(outsets.leading, far), min(outsets.trailing, far))
    let (top, bottom) = (min(outsets.top, far), min(outsets.bottom, far))
    let (left, right) = isMirrored ? (trailing, leading) : (leading, trailing)
    return CGRect(
      x: frame.minX - left,
      y: frame.minY - top,
      width: max(0, frame.width + left + right),
      height: max(0, frame.height + top + bottom)
    )
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
