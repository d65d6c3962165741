// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// The stacks that DCBaseNavigationController describes, and the kit's.
enum DCKind: CaseIterable {
  /// A plain navigation controller.
  case system
  /// The first solution, which the original quotes: the recognizer's delegate is the stack.
  case delegateTaken
  /// The original's, which sets `isEnabled` in push and `didShow`.
  case document
  /// The kit's.
  case kit

  /// Creates a stack.
  ///
  /// - Parameter title: The title of its root.
  /// - Returns: The stack.
  @MainActor
  func makeStack(_ title: String = "First") -> UINavigationController {
    let root = UIViewController.page(title)
    return switch self {
    case .system: UINavigationController(rootViewController: root)
    case .delegateTaken: DelegateTakingNavigationController(rootViewController: root)
    case .document: DCBaseNavigationController(rootViewController: root)
    case .kit: BackNavigationController(rootViewController: root)
    }
  }
}

extension SeedStage {
  /// Pushes a page and starts its transition.
  func push(_ page: UIViewController) {
    world.perform { stack.pushViewController(page, animated: true) }
    world.advance(by: 0)
  }

  /// Whether the transition is interactive.
  var isHeld: Bool { stack.transitionCoordinator?.isInteractive ?? false }

  /// Removes everything from the screen.
  ///
  /// - Parameter pages: Pages that were on the stack.
  /// - Returns: The objects that must be freed.
  func close(with pages: [UIViewController]) -> [UIViewController] {
    world.window.rootViewController = nil
    world.settle()
    return pages + [stack]
  }
}

extension UIViewController {
  /// A page with a title and a button that counts its taps in the tag of the page's view.
  static func page(_ title: String) -> UIViewController {
    let page = CountingPage()
    page.title = title
    return page
  }
}

extension UIView {
  /// The original's button, with its title, its size and its action.
  ///
  /// - Parameter page: The page that the button pops.
  /// - Returns: The button.
  static func documentsButton(_ page: UIViewController) -> UIView {
    let button = UIButton(type: .custom)
    button.setTitle("Back", for: .normal)
    button.setTitleColor(.systemBlue, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 12, weight: .medium)
    button.frame = CGRect(x: 0, y: 0, width: 51, height: 31)
    button.addAction(
      UIAction { [weak page] _ in page?.navigationController?.popViewController(animated: true) },
      for: .touchUpInside
    )
    return button
  }
}

/// A page that counts taps.
final class CountingPage: UIViewController {
  private(set) var taps = 0
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.setTitle("Tap", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    button.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 60, dy: 2)
  }

  /// The center of the button on the screen.
  var target: CGPoint {
    button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
  }
}

/// Expects a stack at rest to respond to a tap on its page, to a push and to a swipe.
///
/// - Parameters:
///   - stage: The stack on its screen.
///   - filePath: The file of the expectation.
///   - line: The line of the expectation.
@MainActor
func expectAnswers(
  _ stage: SeedStage,
  filePath: StaticString = #filePath,
  line: UInt = #line
) {
  let sourceLocation = SourceLocation(
    fileID: #fileID,
    filePath: "\(filePath)",
    line: Int(line),
    column: 1
  )
  expectTaps(stage.top, stage.world, sourceLocation: sourceLocation)
  let titles = stage.stack.viewControllers.map { $0.title ?? "" }
  stage.push(.page("Last"))
  stage.world.settle()
  expectStack(stage.stack, titles + ["Last"], filePath: filePath, line: line)
  expectTaps(stage.top, stage.world, sourceLocation: sourceLocation)
  stage.swipe()
  expectStack(stage.stack, titles, filePath: filePath, line: line)
}

/// Expects a page to receive a tap.
///
/// - Parameters:
///   - page: The page.
///   - world: The screen.
///   - sourceLocation: The location of the expectation.
@MainActor
func expectTaps(
  _ page: UIViewController?,
  _ world: World,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let page = page as? CountingPage else {
    Issue.record("no page that counts", sourceLocation: sourceLocation)
    return
  }
  let taps = page.taps
  world.finger.tap(at: page.target)
  world.settle()
  #expect(page.taps == taps + 1, "the page is frozen", sourceLocation: sourceLocation)
}
