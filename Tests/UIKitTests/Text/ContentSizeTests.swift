// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourTesting
import RetourText
import Testing

@testable import UIKit

/// Text that follows the content size category.
@MainActor @Suite(.freesControllers) struct ContentSizeTests {
  /// A controller that records the categories before its changes of traits.
  private final class Page: UIViewController {
    var former: [UIContentSizeCategory?] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      former.append(previousTraitCollection?.preferredContentSizeCategory)
    }
  }

  private func body() -> UIFont { .preferredFont(forTextStyle: .body) }

  // MARK: Categories and traits

  @Test func `categories are in order, and only accessibility ones count as such`() {
    let all = UIContentSizeCategory.all
    for (smaller, larger) in zip(all, all.dropFirst()) {
      #expect(smaller < larger && larger > smaller && smaller <= larger && larger >= smaller)
    }
    #expect(all.map(\.isAccessibilityCategory) == all.map { $0 >= .accessibilityMedium })
    #expect(!(UIContentSizeCategory.unspecified < .large))
  }

  @Test func `a change reaches controllers with the former traits, and observers`() {
    let page = Page()
    let world = World(root: page)
    var posted: [UIContentSizeCategory?] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification,
      object: world.stage.application,
      queue: nil
    ) { note in
      let key = UIContentSizeCategory.newValueUserInfoKey
      let category = note.userInfo?[key] as? UIContentSizeCategory
      MainActor.assumeIsolated { posted.append(category) }
    }
    world.contentSizeCategory = .extraLarge
    world.contentSizeCategory = .extraLarge
    NotificationCenter.default.removeObserver(token)
    #expect(page.former == [.large] && posted == [.extraLarge])
    #expect(page.traitCollection.preferredContentSizeCategory == .extraLarge)
    let app = world.perform { UIApplication.shared.preferredContentSizeCategory }
    #expect(app == .extraLarge)
  }

  @Test func `an unknown category changes nothing`() {
    let world = World(contentSize: .small)
    world.contentSizeCategory = UIContentSizeCategory(rawValue: "huge")
    #expect(world.contentSizeCategory == .small)
  }

  // MARK: Fonts

  @Test func `fonts of text styles have the size of the screen's category`() {
    let world = World(contentSize: .accessibilityExtraExtraExtraLarge)
    let font = world.perform { body() }
    #expect(font.pointSize == 53)
  }

  @Test func `the traits of a font take precedence over the screen's`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraSmall)
    let font = UIFont.preferredFont(forTextStyle: .title1, compatibleWith: traits)
    #expect(font.pointSize == 25)
    #expect(UIFont.preferredFont(forTextStyle: .title1, compatibleWith: nil).pointSize == 28)
  }

  @Test func `a scaled font grows with its style, up to the maximum`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge),
      UITraitCollection(displayScale: 1),
    ])
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.boldSystemFont(ofSize: 10)
    #expect(metrics.scaledFont(for: font, compatibleWith: traits).pointSize == 22)
    let limited = metrics.scaledFont(for: font, maximumPointSize: 15, compatibleWith: traits)
    #expect(limited.pointSize == 15 && limited.face.weight == font.face.weight)
    #expect(metrics.scaledValue(for: 100, compatibleWith: traits) == 218)
  }

  @Test func `a font of a text style is not scaled by other metrics`() {
    let font = body()
    #expect(UIFontMetrics(forTextStyle: .title1).scaledFont(for: font) === font)
  }

  @Test func `a font is not scaled twice`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 10))
      _ = UIFontMetrics.default.scaledFont(for: font)
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("cannot be scaled again"))
  }

  // MARK: Views

  @Test func `a label follows the category when it is told to`() {
    let (follower, other) = (UILabel(), UILabel())
    let page = UIViewController()
    for label in [follower, other] {
      label.text = "Text"
      label.font = body()
      page.view.addSubview(label)
    }
    follower.adjustsFontForContentSizeCategory = true
    let world = World(root: page)
    let former = follower.intrinsicContentSize
    world.contentSizeCategory = .accessibilityMedium
    #expect(follower.font.pointSize == 28 && other.font.pointSize == 17)
    #expect(follower.intrinsicContentSize.height > former.height * 1.5)
    world.contentSizeCategory = .large
    #expect(follower.intrinsicContentSize == former)
  }

  @Test func `a font without a text style keeps its size`() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 17)
    label.adjustsFontForContentSizeCategory = true
    let page = UIViewController()
    page.view.addSubview(label)
    let world = World(root: page)
    world.contentSizeCategory = .extraExtraLarge
    #expect(label.font.pointSize == 17)
  }

  @Test func `parts of an attributed text follow the category by themselves`() throws {
    let label = UILabel()
    let text = NSMutableAttributedString()
    let title = UIFont.preferredFont(forTextStyle: .title1)
    text.append(NSAttributedString(string: "ab", attributes: [.font: title]))
    let fixed: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 9), .kern: 0]
    text.append(NSAttributedString(string: "c", attributes: fixed))
    label.attributedText = text
    label.adjustsFontForContentSizeCategory = true
    let page = UIViewController()
    page.view.addSubview(label)
    let world = World(root: page)
    world.contentSizeCategory = .extraLarge
    let shown = try #require(label.attributedText)
    func size(_ index: Int) -> CGFloat? {
      (shown.attribute(.font, at: index, effectiveRange: nil) as? UIFont)?.pointSize
    }
    #expect(size(0) == 30 && size(2) == 9 && label.text == "abc")
  }

  @Test(arguments: [false, true])
  func `a button grows with its title`(isAttributed: Bool) {
    let button = UIButton(type: .system)
    button.titleLabel?.font = body()
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    if isAttributed {
      button.setAttributedTitle(NSAttributedString(string: "Title"), for: .normal)
    } else {
      button.setTitle("Title", for: .normal)
    }
    let page = UIViewController()
    page.view.addSubview(button)
    let world = World(root: page)
    let former = button.intrinsicContentSize
    world.contentSizeCategory = .accessibilityLarge
    button.isEnabled = false
    #expect(button.intrinsicContentSize.width > former.width * 1.5)
  }

  @Test func `a text field and its placeholder follow the category`() {
    let field = UITextField()
    field.placeholder = "Name"
    field.font = body()
    field.adjustsFontForContentSizeCategory = true
    let page = UIViewController()
    page.view.addSubview(field)
    let world = World(root: page)
    let former = field.intrinsicContentSize
    world.contentSizeCategory = .accessibilityLarge
    #expect(field.font?.pointSize == 33)
    #expect(field.intrinsicContentSize.width > former.width * 1.5)
    #expect(field.intrinsicContentSize.height > former.height)
  }

  @Test func `a text view follows the category and keeps its selection`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "Some words\nin lines"
    view.font = body()
    view.adjustsFontForContentSizeCategory = true
    let page = UIViewController()
    page.view.addSubview(view)
    let world = World(root: page)
    view.selectedRange = NSRange(location: 3, length: 4)
    let former = view.sizeThatFits(CGSize(width: 200, height: 0)).height
    world.contentSizeCategory = .accessibilityLarge
    #expect(view.font?.pointSize == 33)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height > former * 1.5)
    #expect(view.selectedRange == NSRange(location: 3, length: 4))
  }

  @Test func `the rows of a table are measured again`() throws {
    let stage = TableStage([["A", "B", "C"]])
    let path = IndexPath(row: 2, section: 0)
    let former = stage.table.rectForRow(at: path)
    stage.world.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    let frame = stage.table.rectForRow(at: path)
    #expect(frame.height > former.height && frame.minY > former.minY)
    #expect(stage.table.cellForRow(at: path)?.frame == frame)
  }

  @Test func `a page below others has the size of text when it is back`() {
    let (below, label) = (UIViewController(), UILabel())
    label.text = "Text"
    label.font = body()
    label.adjustsFontForContentSizeCategory = true
    below.view.addSubview(label)
    let stack = UINavigationController(rootViewController: below)
    let world = World(root: stack)
    stack.pushViewController(UIViewController(), animated: false)
    world.settle()
    world.contentSizeCategory = .extraExtraExtraLarge
    stack.popViewController(animated: true)
    world.settle()
    #expect(label.font.pointSize == 23)
  }

  @Test func `a child's own category takes precedence over the screen's`() {
    let (parent, child, label) = (UIViewController(), UIViewController(), UILabel())
    label.font = body()
    label.adjustsFontForContentSizeCategory = true
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    child.view.addSubview(label)
    parent.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: .extraSmall),
      forChild: child
    )
    let world = World(root: parent)
    #expect(label.font.pointSize == 14)
    world.contentSizeCategory = .accessibilityLarge
    #expect(label.font.pointSize == 14)
  }
}
