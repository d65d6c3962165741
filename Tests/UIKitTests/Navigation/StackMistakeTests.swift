// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing

import UIKit

/// Mistakes of the caller trap with UIKit's messages (from public crash logs).
@MainActor struct StackMistakeTests {
  private func expect(_ result: ExitTest.Result?, _ text: String) throws {
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains(text))
  }

  @Test func `pushing a page twice traps`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let page = UIViewController()
        let stack = UINavigationController(rootViewController: page)
        stack.pushViewController(page, animated: true)
      }
    }
    try expect(result, "is pushing the same view controller instance (")
    try expect(
      result,
      ") more than once which is not supported and is most likely an error in the application : "
    )
  }

  @Test func `pushing a navigation controller traps`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.pushViewController(UINavigationController(), animated: true)
      }
    }
    try expect(result, "Pushing a navigation controller is not supported")
  }

  @Test func `setting pages with a navigation controller among them traps`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UINavigationController().setViewControllers(
          [UIViewController(), UINavigationController()],
          animated: false
        )
      }
    }
    try expect(result, "Pushing a navigation controller is not supported")
  }

  @Test func `popping to a page that is not on the stack traps`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.popToViewController(UIViewController(), animated: true)
      }
    }
    try expect(result, "Tried to pop to a view controller that doesn't exist.")
  }

  @Test func `setting a page twice traps`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let page = UIViewController()
        UINavigationController().viewControllers = [page, page]
      }
    }
    try expect(result, "All view controllers in a navigation controller must be distinct")
  }

  @Test(arguments: [0, 1, 2, 3])
  func `a frame with NaN traps with Core Animation's message`(_ place: Int) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [place] in
      await MainActor.run {
        var numbers: [CGFloat] = [1, 2, 3, 4]
        numbers[place] = .nan
        UIView().frame = CGRect(
          x: numbers[0],
          y: numbers[1],
          width: numbers[2],
          height: numbers[3]
        )
      }
    }
    try expect(result, "CALayerInvalidGeometry: CALayer ")
    try expect(result, " contains NaN: [")
  }
}
