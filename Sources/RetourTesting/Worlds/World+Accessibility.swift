// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import UIKit

extension World {
  /// The elements of the key window as assistive technologies see them, as text.
  ///
  /// There is a line for each element, in reading order: its traits, its label, its value, its hint
  /// and its identifier. The traits of the element with the keyboard focus end with "focused".
  ///
  /// ```
  /// button "Inbox"
  /// header "Letter"
  /// text "Dear reader"
  /// ```
  public var accessibilityTree: String {
    advance(by: 0)
    return perform { stage.application.keyWindow.map { AccessibilityTree($0).text } ?? "" }
  }

  /// Activates the element with a label, as a screen reader does.
  ///
  /// An element whose `accessibilityActivate()` returns `false` is tapped. The test fails if there
  /// is no such element.
  ///
  /// - Parameters:
  ///   - label: The accessibility label.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  public func activate(_ label: String, filePath: StaticString = #filePath, line: UInt = #line) {
    advance(by: 0)
    let element = perform {
      stage.application.keyWindow.flatMap { AccessibilityTree($0).element(labeled: label) }
    }
    guard let element else {
      let message = "no accessible element is labeled \"\(label)\":\n\(accessibilityTree)"
      return Failure(message: message, filePath: filePath, line: line).report()
    }
    guard !perform({ element.accessibilityActivate() }) else { return advance(by: 0) }
    let frame = element.accessibilityFrame
    finger.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Makes the escape gesture of a screen reader.
  ///
  /// - Returns: Whether a responder took it.
  @discardableResult
  public func performEscape() -> Bool {
    advance(by: 0)
    let isTaken = perform {
      stage.application.keyWindow?.responderInFront?.performEscapeInChain() ?? false
    }
    advance(by: 0)
    return isTaken
  }

  /// The texts that the app has posted to assistive technologies, the oldest first.
  public var announcements: [String] { stage.accessibility.posts.compactMap(\.text) }

  /// Whether a screen reader runs.
  public var isVoiceOverRunning: Bool {
    get { stage.accessibility.isVoiceOverRunning }
    set { perform { stage.accessibility.setVoiceOverRunning(newValue) } }
  }

  /// Whether the user prefers less motion.
  public var isReduceMotionEnabled: Bool {
    get { stage.accessibility.isReduceMotionEnabled }
    set { perform { stage.accessibility.setReduceMotionEnabled(newValue) } }
  }

  /// The size of text that the user prefers; a change reaches every view, controller and observer.
  public var contentSizeCategory: UIContentSizeCategory {
    get { stage.screen.traitCollection.preferredContentSizeCategory }
    set {
      perform { stage.setContentSizeCategory(newValue) }
      advance(by: 0)
    }
  }
}
