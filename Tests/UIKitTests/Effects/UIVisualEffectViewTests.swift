// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

@MainActor @Suite(.freesControllers) struct UIVisualEffectViewTests {
  private let page = UIViewController()
  private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .light))

  /// A page of 80 points, black on the left and white on the right, with an effect on the lower
  /// half.
  private func open(
    _ style: UIUserInterfaceStyle = .light,
    scale: CGFloat = 1,
    _ prepare: (UIVisualEffectView) -> Void = { _ in }
  ) -> World {
    page.view.backgroundColor = .white
    let black = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 80))
    black.backgroundColor = .black
    page.view.addSubview(black)
    glass.frame = CGRect(x: 0, y: 40, width: 80, height: 40)
    page.view.addSubview(glass)
    prepare(glass)
    let size = CGSize(width: 80, height: 80)
    let world = World(size: size, scale: scale, style: style, root: page)
    world.settle()
    return world
  }

  private func shade(_ world: World, _ x: Int, _ y: Int) -> Int {
    Int(world.frame.pixel(x: x, y: y) & 0xff)
  }

  @Test(arguments: [1.0, 2, 3])
  func `the edge behind a blur is soft, and sharp outside`(scale: CGFloat) {
    let world = open(scale: scale)
    let edge = Int(40 * scale)
    #expect(shade(world, edge - 1, 9) == 0 && shade(world, edge, 9) == 255)
    let (left, right) = (shade(world, edge - 1, edge + 9), shade(world, edge, edge + 9))
    #expect(abs(left - right) < 12 && left > 60)
    #expect(shade(world, 1, edge + 9) < left && shade(world, Int(78 * scale), edge + 9) > right)
  }

  @Test func `content lies above the effect and fills it`() {
    let world = open { $0.contentView.backgroundColor = .red }
    #expect(glass.contentView.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
    #expect(world.frame.pixel(x: 70, y: 70) == 0xffff_0000)
    #expect(glass.subviews.first === glass.contentView)
  }

  @Test func `without an effect, what lies behind is seen as it is`() {
    let world = open { $0.effect = nil }
    #expect(shade(world, 39, 60) == 0 && shade(world, 40, 60) == 255)
  }

  @Test(arguments: [true, false])
  func `an effect that comes or goes is animated`(comes: Bool) {
    let world = open { if comes { $0.effect = nil } }
    world.perform {
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: .curveLinear,
        animations: { [glass] in glass.effect = comes ? UIBlurEffect(style: .light) : nil }
      )
    }
    world.advance(by: 0.05)
    let early = shade(world, 39, 60)
    world.advance(by: 0.45)
    let half = shade(world, 39, 60)
    world.advance(by: 0.45)
    let late = shade(world, 39, 60)
    #expect(comes ? early < half && half <= late : early >= half && half > late)
    world.settle()
    #expect((shade(world, 39, 60) == 0) != comes)
    #expect((glass.effect == nil) != comes)
  }

  @Test(arguments: [
    UIBlurEffect.Style.regular, .prominent, .systemMaterial, .systemUltraThinMaterial,
    .systemThinMaterial, .systemThickMaterial, .systemChromeMaterial,
  ])
  func `an adaptive style is lighter in a light interface`(style: UIBlurEffect.Style) {
    let world = open { $0.effect = UIBlurEffect(style: style) }
    let light = shade(world, 40, 60)
    world.perform { page.overrideUserInterfaceStyle = .dark }
    world.settle()
    #expect(shade(world, 40, 60) < light - 20)
  }

  @Test(arguments: [
    UIBlurEffect.Style.extraLight, .light, .dark, .systemMaterialLight, .systemMaterialDark,
    .systemChromeMaterialLight, .systemChromeMaterialDark, .systemThickMaterialDark,
  ])
  func `a style that names light or dark is the same in both`(style: UIBlurEffect.Style) {
    let world = open { $0.effect = UIBlurEffect(style: style) }
    let light = shade(world, 40, 60)
    world.perform { page.overrideUserInterfaceStyle = .dark }
    world.settle()
    #expect(shade(world, 40, 60) == light)
  }

  @Test func `round corners clip the effect and its content`() {
    let world = open {
      $0.effect = UIBlurEffect(style: .extraLight)
      $0.layer.cornerRadius = 12
      $0.clipsToBounds = true
      $0.contentView.backgroundColor = UIColor(white: 1, alpha: 0.5)
    }
    #expect(shade(world, 0, 40) == 0 && shade(world, 0, 79) == 0)
    #expect(shade(world, 20, 60) > 200)
  }

  @Test func `round corners of a superview clip the effect, which sees what is behind that`() {
    let card = UIView(frame: CGRect(x: 0, y: 40, width: 80, height: 40))
    let world = open { glass in
      card.layer.cornerRadius = 12
      card.clipsToBounds = true
      glass.effect = UIBlurEffect(style: .extraLight)
      glass.frame = card.bounds
      card.addSubview(glass)
      page.view.addSubview(card)
    }
    #expect(shade(world, 0, 40) == 0 && shade(world, 0, 79) == 0)
    #expect(200..<255 ~= shade(world, 20, 60))
  }

  @Test func `a translucent effect shows less of it, and what is behind does not vanish`() {
    let world = open {
      $0.effect = UIBlurEffect(style: .extraLight)
      $0.contentView.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    }
    let full = shade(world, 2, 60)
    world.perform { glass.alpha = 0.5 }
    world.settle()
    #expect(abs(shade(world, 2, 60) - full / 2) <= 2)
  }

  @Test func `vibrant content has the colors behind it, not its own`() {
    let blur = UIBlurEffect(style: .light)
    let label = UIView(frame: CGRect(x: 50, y: 10, width: 10, height: 10))
    label.backgroundColor = .red
    let world = open {
      $0.effect = blur
      let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
      vibrant.frame = $0.bounds
      vibrant.contentView.addSubview(label)
      $0.contentView.addSubview(vibrant)
    }
    let pixel = world.frame.pixel(x: 55, y: 55)
    #expect(pixel >> 16 & 0xff == pixel & 0xff, "gray, as all that is behind")
    #expect(pixel & 0xff < 80 && shade(world, 45, 55) > 100)
  }

  @Test func `a change below the effect is seen in it, far from the change`() {
    let world = open()
    let before = shade(world, 50, 60)
    world.perform { page.view.subviews[0].frame.size.width = 20 }
    world.settle()
    #expect(shade(world, 50, 60) > before)
  }

  @Test func `touches reach the content`() {
    var taps = 0
    let world = open {
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Tap") { _ in taps += 1 }
      )
      button.frame = $0.bounds
      $0.contentView.addSubview(button)
    }
    world.finger.tap(at: CGPoint(x: 40, y: 60))
    #expect(taps == 1)
  }

  @Test func `a subview of the view itself stops with UIKit's text`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIVisualEffectView(effect: nil).addSubview(UIView()) }
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("instead add them to the -contentView."))
  }
}
