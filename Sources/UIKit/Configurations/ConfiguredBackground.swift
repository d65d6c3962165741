// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore

/// The view of a background configuration, which fills the view that it is the background of.
@preconcurrency @MainActor
final class ConfiguredBackground: UIView {
  private var configuration: UIBackgroundConfiguration?
  /// The radius of the corners in place of the configuration's; infinite for half of a side.
  private var radius: CGFloat?
  /// The round corners; `nil` for all.
  private var corners: CACornerMask?
  private let fill = UIView()
  private var imageView: UIImageView?
  private var stroke: UIView?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(fill)
  }

  required init?(coder: NSCoder) { nil }

  override var startsOpaque: Bool { false }

  /// Shows a background.
  ///
  /// - Parameters:
  ///   - configuration: The background.
  ///   - radius: The radius of the corners in place of the configuration's.
  ///   - corners: The round corners; `nil` for all.
  func show(
    _ configuration: UIBackgroundConfiguration,
    radius: CGFloat? = nil,
    corners: CACornerMask? = nil
  ) {
    let former = self.configuration?.customView
    (self.configuration, self.radius, self.corners) = (configuration, radius, corners)
    if former !== configuration.customView {
      former?.removeFromSuperview()
      if let view = configuration.customView { fill.addSubview(view) }
    }
    showImage(configuration)
    showColors()
    setNeedsLayout()
  }

  private func showImage(_ configuration: UIBackgroundConfiguration) {
    guard configuration.image != nil || imageView != nil else { return }
    let view = imageView ?? UIImageView(frame: .zero)
    if imageView == nil { fill.insertSubview(view, at: 0) }
    imageView = view
    view.image = configuration.image
    view.contentMode = configuration.imageContentMode
  }

  private func showColors() {
    guard let configuration else { return }
    let tint = resolvedTintColor
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tint)
    guard configuration.strokeWidth > 0 else {
      stroke?.removeFromSuperview()
      stroke = nil
      return
    }
    let view = stroke ?? UIView()
    if stroke == nil { addSubview(view) }
    stroke = view
    view.layer.borderWidth = configuration.strokeWidth
    let color = configuration.resolvedStrokeColor(for: tint)
    view.layer.borderColor = color.resolvedColor(with: computedTraits).cgColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let configuration else { return }
    let frame = storedLayer.bounds.inset(by: insets(of: configuration))
    fill.frame = frame
    let limit = max(0, min(frame.width, frame.height) / 2)
    let corner = min(radius ?? max(0, configuration.cornerRadius), limit)
    let mask = corners ?? .allCorners
    for view in [fill, stroke] where view?.layer.maskedCorners != mask {
      view?.layer.maskedCorners = mask
    }
    fill.layer.cornerRadius = corner
    fill.clipsToBounds = corner > 0 && !fill.storedSubviews.isEmpty
    imageView?.frame = fill.bounds
    configuration.customView?.frame = fill.bounds
    let outset = configuration.strokeOutset
    stroke?.frame = frame.insetBy(dx: -outset, dy: -outset)
    stroke?.layer.cornerRadius = corner > 0 ? max(0, corner + outset) : 0
  }

  private func insets(of configuration: UIBackgroundConfiguration) -> UIEdgeInsets {
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if !edges.isEmpty, let margins = storedSuperview?.directionalLayoutMargins {
      if edges.contains(.top) { insets.top += margins.top }
      if edges.contains(.leading) { insets.leading += margins.leading }
      if edges.contains(.bottom) { insets.bottom += margins.bottom }
      if edges.contains(.trailing) { insets.trailing += margins.trailing }
    }
    return UIEdgeInsets(
      top: insets.top,
      left: isRightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing
    )
  }
}

extension CACornerMask {
  /// All corners.
  fileprivate static let allCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
