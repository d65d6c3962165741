// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension LayerValues {
  /// All numbers of a value.
  func lanes(_ key: LayerKey, isTaken: Bool) -> AnimatedProperty.Lanes {
    var lanes = AnimatedProperty.Lanes()
    switch key {
    case .bounds: return AnimatedProperty.Lanes(bounds)
    case .backgroundColor: return AnimatedProperty.Lanes(backgroundColor)
    case .borderColor: return AnimatedProperty.Lanes(borderColor)
    case .shadowColor: return AnimatedProperty.Lanes(shadowColor)
    case .fillColor: return AnimatedProperty.Lanes(special.shape.fillColor)
    case .strokeColor: return AnimatedProperty.Lanes(special.shape.strokeColor)
    case .transform:
      return isTaken
        ? AnimatedProperty.Lanes(takingApart: transform) : AnimatedProperty.Lanes(transform)
    case .position: (lanes[0], lanes[1]) = (position.x, position.y)
    case .anchorPoint: (lanes[0], lanes[1]) = (anchorPoint.x, anchorPoint.y)
    case .shadowOffset: (lanes[0], lanes[1]) = (shadowOffset.width, shadowOffset.height)
    case .zPosition: lanes[0] = zPosition
    case .opacity: lanes[0] = Double(opacity)
    case .cornerRadius: lanes[0] = cornerRadius
    case .borderWidth: lanes[0] = borderWidth
    case .shadowOpacity: lanes[0] = Double(shadowOpacity)
    case .shadowRadius: lanes[0] = shadowRadius
    case .startPoint:
      (lanes[0], lanes[1]) = (special.gradient.start.x, special.gradient.start.y)
    case .endPoint: (lanes[0], lanes[1]) = (special.gradient.end.x, special.gradient.end.y)
    case .backdrop: return AnimatedProperty.Lanes(special.backdrop)
    case .strokeStart: lanes[0] = special.shape.strokeStart
    case .strokeEnd: lanes[0] = special.shape.strokeEnd
    case .lineWidth: lanes[0] = special.shape.stroke.width
    case .miterLimit: lanes[0] = special.shape.stroke.miterLimit
    case .lineDashPhase: lanes[0] = special.shape.stroke.dashPhase
    default: break
    }
    return lanes
  }

  mutating func setLanes(_ key: LayerKey, _ lanes: AnimatedProperty.Lanes, isTaken: Bool) {
    switch key {
    case .bounds: bounds = lanes.rect
    case .backgroundColor: backgroundColor = lanes.color
    case .borderColor: borderColor = lanes.color
    case .shadowColor: shadowColor = lanes.color
    case .transform:
      if isSpecial { special.spatial = nil }
      transform = isTaken ? lanes.puttingTogether : lanes.transform
    case .position: position = lanes.point
    case .anchorPoint: anchorPoint = lanes.point
    case .shadowOffset: shadowOffset = lanes.size
    case .zPosition: zPosition = lanes[0]
    case .opacity: opacity = Float(lanes[0])
    case .cornerRadius: cornerRadius = lanes[0]
    case .borderWidth: borderWidth = lanes[0]
    case .shadowOpacity: shadowOpacity = Float(lanes[0])
    case .shadowRadius: shadowRadius = lanes[0]
    case .fillColor: special.shape.fillColor = lanes.color
    case .strokeColor: special.shape.strokeColor = lanes.color
    case .startPoint: special.gradient.start = lanes.point
    case .backdrop: special.backdrop = lanes.backdrop
    case .endPoint: special.gradient.end = lanes.point
    case .strokeStart: special.shape.strokeStart = lanes[0]
    case .strokeEnd: special.shape.strokeEnd = lanes[0]
    case .lineWidth: special.shape.stroke.width = lanes[0]
    case .miterLimit: special.shape.stroke.miterLimit = lanes[0]
    case .lineDashPhase: special.shape.stroke.dashPhase = lanes[0]
    default: break
    }
  }

  /// Returns a value in the form of animations and key paths.
  func any(_ property: AnimatedProperty) -> Any? {
    switch property.key {
    case .bounds: bounds
    case .position: position
    case .anchorPoint: anchorPoint
    case .transform:
      isSpecial && special.spatial != nil ? fullTransform.matrix as Any : transform
    case .shadowOffset: shadowOffset
    case .backgroundColor: AnimatedProperty.Lanes(backgroundColor).color
    case .borderColor: AnimatedProperty.Lanes(borderColor).color
    case .shadowColor: AnimatedProperty.Lanes(shadowColor).color
    case .fillColor: AnimatedProperty.Lanes(special.shape.fillColor).color
    case .strokeColor: AnimatedProperty.Lanes(special.shape.strokeColor).color
    case .startPoint: special.gradient.start
    case .endPoint: special.gradient.end
    case .backdrop: special.backdrop
    default:
      AnimatedProperty.lanes(of: property.key) == 1
        ? lanes(property.key, isTaken: false)[0] : nil
    }
  }
}
