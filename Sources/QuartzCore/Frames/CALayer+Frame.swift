// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation
package import RetourRender

extension CALayer {
  /// What the tree below this layer shows at a time of the clock.
  ///
  /// The layer is the topmost of its tree. What was marked to be shown anew is not any more.
  ///
  /// - Parameters:
  ///   - time: The clock's time.
  ///   - scale: Pixels per point.
  ///   - size: The size of the picture in points.
  /// - Returns: The picture as a list, and whether it goes on changing.
  package func frame(at time: Double, scale: CGFloat, size: CGSize) -> LayerFrame {
    marks.subtract([.announced, .picture])
    switches.insert(.composed)
    var painter = FramePainter(scale: scale, purpose: .frame)
    painter.items.reserveCapacity(lastItemCount)
    let clip = PixelRect(
      nearest: CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    )
    painter.paint(
      self,
      in: FramePainter.Place(
        transform: CGAffineTransform(scaleX: scale, y: scale),
        clip: clip,
        time: time,
        timeRuns: true
      )
    )
    lastItemCount = painter.items.count
    return LayerFrame(
      list: DisplayList(items: painter.items),
      animates: painter.animates,
      layersVisited: painter.layersVisited,
      subListsBuilt: painter.subListsBuilt
    )
  }

  /// A picture of the layer's bounds and what lies in them at a time of the clock.
  ///
  /// It draws nothing: it can be the `contents` of another layer at once.
  ///
  /// - Parameters:
  ///   - time: The clock's time.
  ///   - scale: Pixels per point.
  /// - Returns: The picture, whose origin is the corner of the bounds.
  package func makeSubList(at time: Double, scale: CGFloat) -> SubList {
    let layerTime = localTime(atClock: time)
    return subList(
      values(at: layerTime),
      scale: scale,
      time: layerTime,
      purpose: .snapshot,
      keepsStore: true
    )
  }

  /// The layer as it is set, without animations.
  func makeModelSubList(scale: CGFloat) -> SubList {
    subList(values, scale: scale, time: 0, purpose: .model, keepsStore: false)
  }

  private func subList(
    _ values: LayerValues,
    scale: CGFloat,
    time: Double,
    purpose: FramePainter.Purpose,
    keepsStore: Bool
  ) -> SubList {
    var painter = FramePainter(scale: scale, purpose: purpose)
    let bounds = values.bounds
    let toPixels = CGAffineTransform(
      a: scale,
      b: 0,
      c: 0,
      d: scale,
      tx: -bounds.minX * scale,
      ty: -bounds.minY * scale
    )
    let box = PixelRect(nearest: bounds.applying(toPixels))
    painter.paintInside(
      self,
      values,
      FramePainter.Place(transform: toPixels, clip: box, time: time, timeRuns: !isTimeStopped)
    )
    return SubList(
      list: DisplayList(items: painter.items),
      width: box.width,
      height: box.height,
      scale: scale,
      cornerRadius: values.masksToBounds ? values.clampedRadius : 0,
      keepsStore: keepsStore
    )
  }
}
