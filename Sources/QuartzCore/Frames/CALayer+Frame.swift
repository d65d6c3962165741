// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation
package import RetourRender

extension CALayer {
  /// Returns the display list of the tree below this layer at a time of the clock.
  ///
  /// Call it on the topmost layer of a tree. It clears the marks for a new frame.
  ///
  /// - Parameters:
  ///   - time: The clock's time.
  ///   - scale: Pixels per point.
  ///   - size: The size of the frame in points.
  /// - Returns: The display list, and whether the next frame will differ.
  package func frame(at time: Double, scale: CGFloat, size: CGSize) -> LayerFrame {
    node.takeMark([.announced, .content])
    setSwitch(.composed, true)
    var painter = FramePainter(scale: scale, purpose: .frame, capacity: flattened.itemCount)
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
    flattened.keep(itemCount: painter.items.count, scale: scale)
    return LayerFrame(
      list: DisplayList(items: painter.items),
      animates: painter.animates,
      layersVisited: painter.layersVisited,
      subListsBuilt: painter.subListsBuilt,
      picturesDrawn: painter.picturesDrawn
    )
  }

  /// Does without the frame that the tree has requested: later changes request another.
  ///
  /// Call it on the topmost layer of a tree.
  package func skipFrame() {
    node.takeMark(.announced)
    setSwitch(.composed, true)
  }

  /// Returns a snapshot of the layer's bounds and subtree at a time of the clock.
  ///
  /// Nothing is drawn: the snapshot can be the `contents` of another layer at once.
  ///
  /// - Parameters:
  ///   - time: The clock's time.
  ///   - scale: Pixels per point.
  /// - Returns: The snapshot, whose origin is the corner of the bounds.
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

  /// Returns an image of the layer without animations.
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
    let inner = FramePainter.Place(
      transform: toPixels,
      clip: box,
      time: time,
      timeRuns: !isTimeStopped,
      sublayers: values.sublayers
    )
    painter.paintInside(self, values, inner)
    let mask = LayerMask(of: self, values, inner, masksCorners: false, by: &painter)
    return SubList(
      list: DisplayList(items: painter.items),
      width: box.width,
      height: box.height,
      scale: scale,
      cornerRadius: values.masksToBounds ? values.clampedRadius : 0,
      mask: mask.image(of: box, for: self, by: &painter),
      keepsStore: keepsStore
    )
  }
}
