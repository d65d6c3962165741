// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourRender

/// The sublayers of a layer that keeps their depth, in painting order: the farthest first.
struct DepthOrder {
  private struct Element {
    let layer: CALayer
    let place: FramePainter.Place
    let depth: CGFloat
  }

  private var elements: [Element] = []

  init(
    of layer: CALayer,
    _ values: LayerValues,
    _ place: FramePainter.Place,
    by painter: inout FramePainter
  ) { gather(layer, values, place, by: &painter) }

  private mutating func gather(
    _ layer: CALayer,
    _ values: LayerValues,
    _ place: FramePainter.Place,
    by painter: inout FramePainter
  ) {
    if painter.purpose == .frame {
      layer.node.takeMark(.content)
      layer.flattened.dropImage()
    }
    var place = place
    place.sublayers = values.space(through: place.sublayers)
    place.opacity = values.opacity
    for child in layer.childrenInPaintOrder {
      let (own, inner) = painter.enter(child, in: place)
      if child.keepsDepth {
        if !own.isHidden, own.opacity > 0 { gather(child, own, inner, by: &painter) }
      } else {
        let depth = own.depth(through: place.sublayers)
        elements.append(Element(layer: child, place: place, depth: depth))
      }
    }
  }

  /// Paints the sublayers.
  func paint(by painter: inout FramePainter) {
    for index in elements.indicesByDepth({ $0.depth }) {
      painter.paint(elements[index].layer, in: elements[index].place)
    }
  }
}

extension Array {
  /// Returns the indices from the farthest to the nearest; those at the same depth in order.
  func indicesByDepth(_ depth: (Element) -> CGFloat) -> [Int] {
    let depths = map(depth)
    return indices.sorted {
      depths[$0] != depths[$1] ? depths[$0] < depths[$1] : $0 < $1
    }
  }
}
