// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

/// A navigation controller in a window, and a log of the callbacks of its pages and its delegate.
@MainActor
final class StackScene {
  static let width: CGFloat = 200
  let log = CallbackLog(.calls)
  let stack = UINavigationController()
  let world: World
  /// Every page by its name, referenced weakly.
  private(set) var pages: [String: Weak] = [:]
  private let delegate: LoggingDelegate

  struct Weak {
    weak var page: LoggedPage?
  }

  init(_ names: String..., direction: World.Direction = .leftToRight, insets: UIEdgeInsets = .zero)
  {
    delegate = LoggingDelegate(log)
    world = World(
      direction,
      size: CGSize(width: Self.width, height: 400),
      scale: 1,
      safeAreaInsets: insets
    )
    stack.delegate = delegate
    stack.viewControllers = names.map { page($0) }
    world.window.rootViewController = stack
    world.settle()
    _ = log.take()
  }

  @discardableResult
  func page(_ name: String) -> LoggedPage {
    let page = LoggedPage(name, log)
    pages[name] = Weak(page: page)
    return page
  }

  /// The page of a name; a test that asks for one that was deallocated fails.
  subscript(_ name: String) -> LoggedPage {
    if let page = pages[name]?.page { return page }
    Issue.record("There is no page \(name), or it was deallocated.")
    return LoggedPage(name, CallbackLog(.calls))
  }

  func push(_ name: String, animated: Bool = false) {
    stack.pushViewController(page(name), animated: animated)
  }

  func pop(animated: Bool = false) { stack.popViewController(animated: animated) }

  /// The names of the pages, the root first.
  var names: [String] { stack.viewControllers.map { $0.title ?? "" } }

  /// The pages whose views are in the window.
  var seen: [String] {
    stack.engine.container.pagesView.subviews.flatMap(\.subviews).compactMap {
      $0.controller?.title
    }
  }

  /// The offset of a page's view on screen from its place at rest, in points.
  func offset(of name: String) -> CGFloat? {
    guard let wrapper = self[name].viewIfLoaded?.superview else { return nil }
    return (wrapper.layer.presentation() ?? wrapper.layer).position.x - Self.width / 2
  }

  private final class LoggingDelegate: NSObject, UINavigationControllerDelegate {
    private let log: CallbackLog
    init(_ log: CallbackLog) { self.log = log }

    func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    ) { log.add("willShow \(viewController.title ?? "")(\(animated))") }

    func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) { log.add("didShow \(viewController.title ?? "")(\(animated))") }
  }
}
