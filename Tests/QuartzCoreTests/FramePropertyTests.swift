// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

@testable import QuartzCore
import RetourRender
import TestSupport
import Testing

/// Random trees, changed at random: a cached result of an earlier frame must not be visible.
@MainActor
struct FramePropertyTests {
  private static let size = CGSize(width: 100, height: 100)

  /// A list with all lists in it, as text: sub-lists are the same only by identity.
  private func describe(_ list: DisplayList) -> String {
    list.items.map { item in
      guard case .sublist(let sub, let opacity) = item.content else { return "\(item)" }
      return """
        \(item.transform) \(item.clip) \(opacity) \(sub.width) \(sub.height) \(sub.scale) \
        \(sub.origin) \(sub.cornerRadius) \(sub.keepsStore) [\(describe(sub.list))]
        """
    }.joined(separator: "\n")
  }

  private func change(_ layer: CALayer, among layers: [CALayer], _ random: inout SeededGenerator) {
    let number = CGFloat.random(in: -10...110, using: &random).rounded()
    switch Int.random(in: 0..<18, using: &random) {
    case 0: layer.position.x = number
    case 1: layer.bounds.origin.y = number
    case 2: layer.bounds.size = CGSize(width: abs(number), height: 30)
    case 3: layer.opacity = [0, 0.5, 1].randomElement(using: &random) ?? 1
    case 4: layer.isHidden.toggle()
    case 5: layer.masksToBounds.toggle()
    case 6: layer.cornerRadius = layer.cornerRadius == 0 ? 4 : 0
    case 7: layer.shouldRasterize.toggle()
    case 8: layer.borderWidth = layer.borderWidth == 0 ? 2 : 0
    case 9: layer.backgroundColor = layer.backgroundColor == .red ? .blue : .red
    case 10: layer.zPosition = CGFloat(Int.random(in: -1...1, using: &random))
    case 11: layer.shadowOpacity = layer.shadowOpacity == 0 ? 0.3 : 0
    case 12: layer.setAffineTransform(CGAffineTransform(rotationAngle: number))
    case 13: layer.setAffineTransform(.identity)
    case 14: layer.contents = CGImage(width: 2, height: 2, isOpaque: true) { _ in }
    case 15:
      let animation = CABasicAnimation.linear("position.y", from: 0, to: 100, duration: 0.3)
      layer.add(animation, forKey: "y")
    case 16: layer.removeFromSuperlayer()
    default:
      guard let other = layers.randomElement(using: &random) else { return }
      var above: CALayer? = other
      while let current = above, current !== layer { above = current.superlayer }
      if above == nil { other.addSublayer(layer) }
    }
  }

  @Test(arguments: 0..<16)
  func `a frame with cached content equals a frame without`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let stage = Stage(size: Self.size)
    let layers = (0..<12).map { index in
      stage.add(CGRect(x: 8 * index, y: 5 * index, width: 40, height: 30)) {
        $0.backgroundColor = index % 2 == 0 ? .red : .blue
      }
    }
    for step in 0..<40 {
      var told = false
      stage.root.onNeedsCommit = { told = true }
      let before = describe(
        stage.root.frame(at: stage.clock.now, scale: 1, size: Self.size).list
      )
      stage.quietly {
        guard let layer = layers.randomElement(using: &random) else { return }
        change(layer, among: [stage.root] + layers, &random)
      }
      // Layout is no part of this: a mark for it would tell too.
      let wasTold = told
      if Int.random(in: 0..<4, using: &random) == 0 {
        stage.advance(to: stage.clock.now + 0.07)
      }
      let time = stage.clock.now
      let kept = describe(stage.root.frame(at: time, scale: 1, size: Self.size).list)
      for layer in layers { layer.flattened = FlattenedLayer() }
      let fresh = describe(stage.root.frame(at: time, scale: 1, size: Self.size).list)
      #expect(kept == fresh, "seed \(seed), step \(step)")
      if !wasTold, time == stage.clock.now, layers.allSatisfy({ $0.animationKeys() == nil }) {
        #expect(kept == before || told, "not told: seed \(seed), step \(step)")
      }
      if kept != fresh { return }
    }
  }
}
