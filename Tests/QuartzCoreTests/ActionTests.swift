// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import Testing

private final class Note: CAAction {
  var run: (String, CALayer) -> Void
  init(_ run: @escaping (String, CALayer) -> Void) { self.run = run }
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    if let layer = anObject as? CALayer { run(event, layer) }
  }
}

private final class Director: CALayerDelegate {
  var asked: [String] = []
  var answer: ((CALayer, String) -> (any CAAction)?)?
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    asked.append(event)
    return answer?(layer, event)
  }
}

private final class DefaultLayer: CALayer {
  nonisolated(unsafe) static var events: [String] = []
  override class func defaultAction(forKey event: String) -> (any CAAction)? {
    events.append(event)
    return NSNull()
  }
}

@MainActor struct ActionTests {
  private let stage = Stage()

  @Test func `an action is looked up before the change and runs after it`() {
    let layer = CALayer()
    let director = Director()
    layer.delegate = director
    var seen: [Float] = []
    director.answer = { layer, _ in
      seen.append(layer.opacity)
      return Note { _, layer in seen.append(layer.opacity) }
    }
    stage.session.perform { layer.opacity = 0.5 }
    #expect(seen == [1, 0.5])
    #expect(director.asked == ["opacity"])
    stage.session.perform { layer.opacity = 0.5 }
    #expect(director.asked == ["opacity"])
  }

  @Test func `setting the frame looks up actions for position and bounds`() {
    let layer = CALayer()
    let director = Director()
    layer.delegate = director
    stage.session.perform { layer.frame = CGRect(x: 1, y: 1, width: 3, height: 3) }
    #expect(director.asked == ["position", "bounds"])
  }

  @Test func `an action is looked up in the delegate, actions, the class and the layer`() {
    let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    let director = Director()
    let (first, second) = (Note { _, _ in }, Note { _, _ in })
    layer.actions = ["opacity": second]
    stage.session.perform {
      #expect(layer.action(forKey: "opacity") as? Note === second)
      layer.delegate = director
      #expect(layer.action(forKey: "opacity") as? Note === second)
      director.answer = { _, _ in first }
      #expect(layer.action(forKey: "opacity") as? Note === first)
      director.answer = { _, _ in NSNull() }
      #expect(layer.action(forKey: "opacity") == nil)
      layer.delegate = nil
      layer.actions = nil
      #expect(layer.action(forKey: "opacity") is CABasicAnimation)
      #expect(layer.action(forKey: "nonsense") == nil)
      #expect(layer.action(forKey: "hidden") == nil)
    }
  }

  @Test func `the class's default action is looked up last`() {
    let layer = DefaultLayer()
    stage.session.perform { layer.cornerRadius = 3 }
    #expect(DefaultLayer.events.contains("cornerRadius"))
  }

  @Test func `a visible layer without a delegate animates a change for 0.25 seconds`() {
    let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.session.perform { layer.position.x = 105 }
    let x = { layer.presentation()?.position.x ?? .nan }
    #expect(stage.at(0, x) == 5)
    // Apple's default pacing (0.25, 0.1, 0.25, 1): 0.802 of the way at half time.
    #expect(abs(stage.at(0.125, x) - 85.24) < 0.1)
    #expect(stage.at(0.3, x) == 105)
    #expect(layer.animationKeys() == nil)
  }

  @Test func `a layer that was never visible or has no tree changes without animation`() {
    let layer = CALayer()
    stage.session.perform {
      layer.position.x = 5
      CALayer().addSublayer(layer)
      layer.position.x = 6
    }
    #expect(layer.animationKeys() == nil)
  }

  @Test func `a change with actions disabled is not animated and calls no delegate`() {
    let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    let director = Director()
    layer.delegate = director
    stage.session.perform {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.position.x = 50
      CATransaction.commit()
    }
    #expect(layer.animationKeys() == nil)
    #expect(director.asked.isEmpty)
  }

  @Test func `an implicit animation retargets from the presented value`() {
    let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    let x = { layer.presentation()?.position.x ?? .nan }
    stage.session.perform { layer.position.x = 105 }
    let before = stage.at(0.1, x)
    #expect(before > 10 && before < 100)
    stage.session.perform { layer.position.x = 5 }
    #expect(abs(stage.at(0.1, x) - before) < 1e-9)
    #expect(abs(stage.at(0.101, x) - before) < 1)
    #expect(stage.at(0.5, x) == 5)
  }

  @Test func `a color is animated from nil`() {
    let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.session.perform {
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.backgroundColor = .red
    }
    let color = stage.at(0.125) { layer.presentation()?.backgroundColor }
    #expect(abs((color?.alpha ?? 0) - 0.5) < 1e-6)
    #expect(color?.components?.first == 1)
  }
}
