// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The subviews of a slider and their images.
@MainActor
final class SliderParts {
  /// A part that an image can replace.
  enum Part: CaseIterable {
    case minimumTrack, maximumTrack, thumb
  }

  private unowned let slider: UISlider
  private var images: [Part: StateTable<UIImage>] = [:]
  private let views: [Part: UIImageView]
  private let ends = (minimum: UIImageView(frame: .zero), maximum: UIImageView(frame: .zero))

  init(_ slider: UISlider) {
    self.slider = slider
    views = Dictionary(uniqueKeysWithValues: Part.allCases.map { ($0, UIImageView(frame: .zero)) })
    for view in [ends.minimum, ends.maximum] { slider.addSubview(view) }
    for part in Part.allCases {
      guard let view = views[part] else { continue }
      slider.addSubview(view)
    }
  }

  // MARK: Images

  func setImage(_ image: UIImage?, of part: Part, _ state: UIControl.State) {
    images[part, default: StateTable()][exactly: state] = image
    update()
  }

  func image(of part: Part, _ state: UIControl.State) -> UIImage? {
    images[part]?[exactly: state]
  }

  func currentImage(of part: Part) -> UIImage? { images[part]?[slider.condition] }

  // MARK: Displaying

  /// Displays the slider's content in its present state.
  func update() {
    let alpha = slider.condition.contains(.disabled) ? SliderFigures.disabledAlpha : 1
    show(.minimumTrack, slider.minimumTrackTintColor ?? slider.resolvedTintColor, alpha)
    show(.maximumTrack, slider.maximumTrackTintColor ?? .systemFill, alpha)
    show(.thumb, slider.thumbTintColor ?? .white, 1)
    ends.minimum.image = slider.minimumValueImage
    ends.maximum.image = slider.maximumValueImage
    slider.setNeedsLayout()
  }

  private func show(_ part: Part, _ color: UIColor, _ alpha: CGFloat) {
    guard let view = views[part] else { return }
    let image = currentImage(of: part)
    view.image = image
    view.alpha = alpha
    view.backgroundColor = image == nil ? color : nil
    let isKnob = part == .thumb && image == nil
    view.showKnob(
      diameter: image != nil ? 0 : part == .thumb ? SliderFigures.thumb : SliderFigures.trackHeight,
      shadow: isKnob ? SliderFigures.shadow : (0, 0, 0)
    )
  }

  /// Places the subviews.
  ///
  /// - Parameter value: The value that the thumb shows.
  func layOut(value: Float) {
    let bounds = slider.storedLayer.bounds
    ends.minimum.frame = slider.minimumValueImageRect(forBounds: bounds)
    ends.maximum.frame = slider.maximumValueImageRect(forBounds: bounds)
    let track = slider.trackRect(forBounds: bounds)
    let thumb = slider.thumbRect(forBounds: bounds, trackRect: track, value: value)
    views[.thumb]?.frame = thumb
    var (left, right) = (track, track)
    left.size.width = max(0, thumb.midX - track.minX)
    right.origin.x = left.maxX
    right.size.width = max(0, track.maxX - left.maxX)
    let isMirrored = slider.isRightToLeft
    views[.minimumTrack]?.frame = isMirrored ? right : left
    views[.maximumTrack]?.frame = isMirrored ? left : right
  }

  // MARK: Geometry

  func valueImageRect(_ image: UIImage?, atLeft: Bool, in bounds: CGRect) -> CGRect {
    guard let size = image?.pointSize else { return .zero }
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width,
      y: (bounds.midY - size.height / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }

  func trackRect(in bounds: CGRect) -> CGRect {
    let isMirrored = slider.isRightToLeft
    let minimum = inset(for: slider.minimumValueImage)
    let maximum = inset(for: slider.maximumValueImage)
    let (left, right) = isMirrored ? (maximum, minimum) : (minimum, maximum)
    let height = currentImage(of: .minimumTrack)?.pointSize.height ?? SliderFigures.trackHeight
    return CGRect(
      x: bounds.minX + left,
      y: bounds.midY - height / 2,
      width: max(0, bounds.width - left - right),
      height: height
    )
  }

  func thumbRect(at share: CGFloat, on track: CGRect, in bounds: CGRect) -> CGRect {
    let standard = CGSize(width: SliderFigures.thumb, height: SliderFigures.thumb)
    let size = currentImage(of: .thumb)?.pointSize ?? standard
    // The thumb's edge reaches the edge of the bounds, beyond the end of the track.
    let way = track.width + 2 * SliderFigures.margin - size.width
    let place = slider.isRightToLeft ? 1 - share : share
    return CGRect(
      x: track.minX - SliderFigures.margin + way * place,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  private func inset(for image: UIImage?) -> CGFloat {
    guard let image else { return SliderFigures.margin }
    return SliderFigures.margin + image.pointSize.width + SliderFigures.imageGap
  }
}
