// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting

@testable import UIKit

/// A stack of pages in a window, and a log of their callbacks and the delegate's.
@MainActor
final class StackScene {
  static let width: CGFloat = 200
  let log = CallbackLog(.calls)
  let stack = UINavigationController()
  let world: World
  /// Every page by its name, as long as someone else keeps it.
  private(set) var pages: [String: Weak] = [:]
  private let witness: Witness

  struct Weak {
    weak var page: LoggedPage?
  }

  init(_ names: String..., direction: World.Direction = .leftToRight, insets: UIEdgeInsets = .zero)
  {
    witness = Witness(log)
    world = World(
      direction,
      size: CGSize(width: Self.width, height: 400),
      scale: 1,
      safeAreaInsets: insets
    )
    stack.delegate = witness
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

  /// The page with a name, which must be alive.
  subscript(_ name: String) -> LoggedPage {
    guard let page = pages[name]?.page else { preconditionFailure("no page \(name) is alive") }
    return page
  }

  func push(_ name: String, animated: Bool = false) {
    stack.pushViewController(page(name), animated: animated)
  }

  func pop(animated: Bool = false) { stack.popViewController(animated: animated) }

  /// The names of the pages, the root first.
  var names: [String] { stack.viewControllers.map { $0.title ?? "" } }

  /// The pages whose views are in the window.
  var seen: [String] {
    stack.pagesView.subviews.flatMap(\.subviews).compactMap { $0.controller?.title }
  }

  /// What the page's view is seen moved by, in points.
  func offset(of name: String) -> CGFloat? {
    guard let wrapper = self[name].viewIfLoaded?.superview else { return nil }
    return (wrapper.layer.presentation() ?? wrapper.layer).position.x - Self.width / 2
  }

  private final class Witness: NSObject, UINavigationControllerDelegate {
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
