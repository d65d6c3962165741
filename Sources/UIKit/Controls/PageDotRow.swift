// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The subviews of a page control: a background, and the dots that fit.
@MainActor
final class PageDotRow {
  private unowned let control: UIPageControl
  private let background = UIView()
  private var dots: [UIImageView] = []

  init(_ control: UIPageControl) {
    self.control = control
    background.isUserInteractionEnabled = false
    background.backgroundColor = .systemFill
    control.addSubview(background)
  }

  /// Shows dots.
  ///
  /// - Parameters:
  ///   - current: The present page.
  ///   - pages: The number of pages.
  ///   - images: What stands for the dots.
  func layOut(current: Int, of pages: Int, images: DotImages) {
    let bounds = control.storedLayer.bounds
    let plan = PageDots(pages: pages, current: current, width: bounds.width).dots
    while dots.count > plan.count { dots.removeLast().removeFromSuperview() }
    while dots.count < plan.count {
      let dot = UIImageView(frame: .zero)
      control.addSubview(dot)
      dots.append(dot)
    }
    for (dot, view) in zip(plan, dots) {
      show(dot, in: view, isCurrent: dot.page == current, images.shown(for: dot.page))
    }
    layOutBackground(around: plan)
  }

  private func show(
    _ dot: PageDots.Dot,
    in view: UIImageView,
    isCurrent: Bool,
    _ image: UIImage?
  ) {
    let bounds = control.storedLayer.bounds
    let standard = CGSize(width: PageDotFigures.dot, height: PageDotFigures.dot)
    let size = image?.pointSize ?? standard
    let x = control.isRightToLeft ? bounds.width - dot.center : dot.center
    view.transform = .identity
    view.frame = CGRect(
      x: x - size.width / 2,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    view.transform = CGAffineTransform(scaleX: dot.scale, y: dot.scale)
    let color = color(isCurrent: isCurrent)
    view.image = image?.withRenderingMode(.alwaysTemplate)
    view.tintColor = color
    view.backgroundColor = image == nil ? color : nil
    view.storedLayer.cornerRadius = image == nil ? PageDotFigures.dot / 2 : 0
  }

  private func color(isCurrent: Bool) -> UIColor {
    if isCurrent { return control.currentPageIndicatorTintColor ?? Self.standard }
    return control.pageIndicatorTintColor
      ?? Self.standard.withAlphaComponent(PageDotFigures.restAlpha)
  }

  /// White; on a light interface as well, as dots lie on pictures (Apple's default).
  private static let standard = UIColor.white

  private func layOutBackground(around plan: [PageDots.Dot]) {
    let bounds = control.storedLayer.bounds
    let isShown =
      switch control.backgroundStyle {
      case .automatic: control.interactionState == .continuous
      case .prominent: true
      case .minimal: false
      }
    background.isHidden = !isShown || plan.isEmpty
    guard let first = plan.first, let last = plan.last else { return }
    let width = last.center - first.center + PageDotFigures.dot + 2 * PageDotFigures.margin
    background.frame = CGRect(
      x: bounds.midX - width / 2,
      y: bounds.midY - PageDotFigures.height / 2,
      width: width,
      height: PageDotFigures.height
    )
    background.storedLayer.cornerRadius = PageDotFigures.height / 2
  }
}
