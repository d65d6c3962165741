// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

/// No part of a bar leaves it, and no two parts overlap: at any width, at rest and in a push.
@MainActor @Suite(.freesControllers) struct BarPartsTests {
  /// What the bar of a page shows.
  enum Content: CaseIterable {
    case long, badges, images, prompt, titles, middle, search

    @MainActor
    func apply(to item: UINavigationItem) {
      item.title = "A title that is far too long for a phone"
      item.rightBarButtonItems = [UIBarButtonItem(title: "Save"), UIBarButtonItem(title: "Share")]
      switch self {
      case .long: item.leftBarButtonItem = UIBarButtonItem(title: "Cancel")
      case .badges, .prompt:
        item.prompt = self == .prompt ? "A prompt" : nil
        item.rightBarButtonItems = ["envelope", "bell"].map { name in
          let badged = UIBarButtonItem(image: UIImage(systemName: name))
          badged.badge = name == "bell" ? .indicator() : .string("Important")
          return badged
        }
      case .images:
        item.rightBarButtonItems = (0..<3).map { _ in
          UIBarButtonItem(
            image: UIGraphicsImageRenderer(size: CGSize(width: 70, height: 24)).image {
              UIColor.red.setFill()
              $0.fill(CGRect(x: 0, y: 0, width: 70, height: 24))
            }
          )
        }
        item.trailingItemGroups = [.fixedGroup(items: item.rightBarButtonItems ?? [])]
      case .titles:
        item.subtitle = "A subtitle that is too long, too"
        item.titleMenuProvider = { _ in UIMenu() }
      case .middle:
        item.style = .browser
        item.centerItemGroups = ["One", "Two"].map {
          UIBarButtonItem(title: $0).creatingFixedGroup()
        }
      case .search: item.searchController = UISearchController(searchResultsController: nil)
      }
    }
  }

  private struct Part: CustomStringConvertible {
    let name: String
    let frame: CGRect

    var description: String {
      "\(name) \(frame.minX)...\(frame.maxX), \(frame.minY)...\(frame.maxY)"
    }
  }

  /// The texts and images of the row that are visible, where they are now.
  private func parts(of bar: UINavigationBar) -> [Part] {
    var parts: [Part] = []
    let target = bar.layer.presentation() ?? bar.layer
    func visit(_ view: UIView, _ alpha: CGFloat) {
      guard !view.isHidden, !(view is UISearchBar) else { return }
      let layer = view.layer.presentation() ?? view.layer
      let alpha = alpha * CGFloat(layer.opacity)
      let isDrawn =
        (view as? UILabel)?.text?.isEmpty == false || (view as? UIImageView)?.image != nil
        || view is _UIBadgeView
      if isDrawn, alpha > 0.05 {
        let frame = layer.convert(layer.bounds, to: target)
        if !frame.isEmpty {
          parts.append(Part(name: "\(type(of: view))", frame: frame))
        }
        if view is _UIBadgeView { return }
      }
      for subview in view.subviews { visit(subview, alpha) }
    }
    for view in bar.subviews where view !== bar.background { visit(view, 1) }
    return parts
  }

  private func stack(_ pages: Content...) -> UINavigationController {
    let stack = UINavigationController()
    stack.viewControllers = pages.map { content in
      let page = UIViewController()
      content.apply(to: page.navigationItem)
      return page
    }
    return stack
  }

  /// Expects that parts are inside of a bar and do not overlap; a badge may cover its own item.
  private func expectRoom(_ stack: UINavigationController, in world: World, _ comment: String) {
    let parts = world.perform { self.parts(of: stack.navigationBar) }
    let bounds = stack.navigationBar.bounds.insetBy(dx: -0.5, dy: -0.5)
    for (index, part) in parts.enumerated() {
      #expect(bounds.contains(part.frame), "\(part), \(comment)")
      guard part.name != "_UIBadgeView" else { continue }
      for other in parts[..<index] where other.name != "_UIBadgeView" {
        let common = part.frame.intersection(other.frame)
        #expect(common.width < 0.51 || common.height < 0.51, "\(part) \(other), \(comment)")
      }
    }
  }

  @Test(arguments: Content.allCases, World.Direction.allCases)
  func `nothing overlaps or leaves the bar at any width`(
    _ content: Content,
    _ direction: World.Direction
  ) {
    for design in World.Design.allCases {
      let stack = stack(.long, content)
      let world = World(
        direction,
        size: CGSize(width: 1400, height: 700),
        design: design,
        root: stack
      )
      for width in stride(from: CGFloat(120), through: 1400, by: 64) {
        world.resize(to: CGSize(width: width, height: 700))
        world.settle()
        expectRoom(stack, in: world, "\(width), \(design)")
      }
    }
  }

  @Test(arguments: [Content.badges, .titles, .images], World.Design.allCases)
  func `nothing leaves a low bar`(_ content: Content, _ design: World.Design) {
    let stack = stack(.long, content)
    let world = World(size: CGSize(width: 844, height: 390), design: design, root: stack)
    world.settle()
    #expect(stack.navigationBar.content?.look.isCompact == true)
    expectRoom(stack, in: world, "low")
  }

  @Test(arguments: Content.allCases, World.Direction.allCases)
  func `nothing leaves the bar in a push, and nothing of one page overlaps`(
    _ content: Content,
    _ direction: World.Direction
  ) {
    for width in [CGFloat(120), 390, 844] {
      let stack = stack(.long)
      let world = World(direction, size: CGSize(width: width, height: 900), root: stack)
      world.settle()
      let page = UIViewController()
      content.apply(to: page.navigationItem)
      world.perform { stack.pushViewController(page, animated: true) }
      while world.perform({ stack.transitionCoordinator != nil }) {
        world.advance(by: 0.05)
        let bounds = stack.navigationBar.bounds.insetBy(dx: -0.5, dy: -0.5)
        for part in world.perform({ self.parts(of: stack.navigationBar) }) {
          // Titles slide in from beyond the side.
          #expect(
            part.frame.minY >= bounds.minY && part.frame.maxY <= bounds.maxY,
            "\(part) \(width)"
          )
        }
      }
      world.settle()
      expectRoom(stack, in: world, "\(width) after the push")
    }
  }
}
