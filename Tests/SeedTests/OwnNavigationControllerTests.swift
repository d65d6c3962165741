// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourTesting
import Testing
import UIKit

/// The navigation controller of the article "Making your own navigation controller".
@MainActor @Suite(.freesControllers) struct OwnNavigationControllerTests {
  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.view.backgroundColor = .systemBackground
    return page
  }

  @Test(arguments: World.Direction.allCases)
  func `pages slide in and out with the bar's items, and appear and are freed`(
    _ direction: World.Direction
  ) throws {
    let stack = OwnNavigationController()
    let world = World(
      direction,
      size: CGSize(width: 240, height: 200),
      scale: 1,
      verticalSizeClass: .regular,
      root: stack
    )
    world.perform { stack.push(page("First"), animated: false) }
    world.settle()
    weak var second: UIViewController?
    do {
      let page = page("Second")
      second = page
      world.perform { stack.push(page, animated: true) }
    }
    world.advance(by: 0.1)
    #expect(stack.children.count == 2 && stack.bar.items?.count == 2)
    world.settle()
    #expect(second?.parent === stack && second?.view.window != nil)
    #expect(stack.children[0].view.window == nil, "a covered page is not in the window")
    let x: CGFloat = direction == .rightToLeft ? 220 : 20
    world.finger.tap(at: CGPoint(x: x, y: stack.bar.frame.midY))
    world.settle()
    #expect(stack.children.count == 1 && stack.bar.items?.count == 1)
    #expect(stack.children[0].view.window != nil)
    #expect(second == nil)
  }

  @Test func `every line of the article's code is in the class`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    func text(_ path: String) throws -> String {
      try String(contentsOf: folder.appending(path: path).standardizedFileURL, encoding: .utf8)
    }
    let code = try text("OwnNavigationController.swift")
    let path = "../../Sources/Retour/Retour.docc/Articles/MakingYourOwnNavigationController.md"
    let blocks = try text(path).components(separatedBy: "```")
    let lines = stride(from: 1, to: blocks.count, by: 2).flatMap { index in
      blocks[index].split(separator: "\n").dropFirst()
    }
    #expect(lines.count > 30)
    for line in lines { #expect(code.contains(line), "\(line)") }
  }
}
