// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

/// Search bars.
@MainActor @Suite(.freesControllers) struct SearchBarTests {
  /// A page with a search bar that records what happens to it.
  @MainActor
  private final class Page: UIViewController, UISearchBarDelegate {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 20, width: 200, height: 56))
    var calls: [String] = []
    var refused: Set<String> = []

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.delegate = self
      view.addSubview(bar)
    }

    /// Returns the recorded calls and forgets them.
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
    private func allows(_ call: String) -> Bool {
      calls.append(call)
      return !refused.contains(call)
    }
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { allows("shouldBegin") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("didBegin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { allows("shouldEnd") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("didEnd") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      calls.append("text '\(searchText)'")
    }
    func searchBar(
      _ searchBar: UISearchBar,
      shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool { allows("change \(range.location)+\(range.length) '\(text)'") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func searchBar(
      _ searchBar: UISearchBar,
      selectedScopeButtonIndexDidChange selectedScope: Int
    ) { calls.append("scope \(selectedScope)") }
  }

  private let page = Page()
  private var bar: UISearchBar { page.bar }
  private var field: UITextField { bar.searchTextField }

  private func world(_ direction: World.Direction = .leftToRight) -> World {
    let world = World(direction, size: CGSize(width: 200, height: 300), scale: 2, root: page)
    world.advance(by: 0)
    return world
  }

  private func cancelButton() -> UIButton? { bar.subviews.compactMap { $0 as? UIButton }.first }

  @Test func `the delegate follows the editing of the text`() {
    let world = world()
    #expect(bar.becomeFirstResponder() && bar.isFirstResponder && field.isEditing)
    #expect(page.take() == ["shouldBegin", "didBegin"])
    world.typeText("a")
    #expect(page.take() == ["change 0+0 'a'", "text 'a'"])
    page.refused = ["change 1+0 'b'"]
    world.typeText("b")
    #expect(bar.text == "a" && page.take() == ["change 1+0 'b'"])
    world.press(.return)
    #expect(page.take() == ["search"] && bar.isFirstResponder)
    bar.text = "set"
    #expect(page.take().isEmpty)
    page.refused = ["shouldEnd"]
    #expect(!bar.resignFirstResponder())
    page.refused = []
    #expect(bar.resignFirstResponder())
    #expect(page.take() == ["shouldEnd", "shouldEnd", "didEnd"])
  }

  @Test func `Return has no effect in an empty text, and the clear button reports the change`() {
    let world = world()
    bar.becomeFirstResponder()
    world.press(.return)
    #expect(!page.take().contains("search"))
    world.typeText("a")
    page.calls = []
    world.advance(by: 0)
    let rect = field.clearButtonRect(forBounds: field.bounds)
    world.finger.tap(at: field.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
    #expect(bar.text == "" && page.take() == ["text ''"])
  }

  @Test(arguments: World.Direction.allCases)
  func `the cancel button comes in beside the field, and goes`(direction: World.Direction) throws {
    let world = world(direction)
    let whole = field.frame
    #expect(whole == CGRect(x: 8, y: 10, width: 184, height: 36))
    bar.setShowsCancelButton(true, animated: true)
    let button = try #require(cancelButton())
    #expect(bar.showsCancelButton && !button.isEnabled)
    world.advance(by: 0.1)
    let seen = try #require(field.layer.presentation()).frame
    #expect(seen.width < whole.width && seen.width > field.frame.width)
    world.settle()
    let isMirrored = direction == .rightToLeft
    #expect(isMirrored ? button.frame.minX == 8 : button.frame.maxX == 192)
    #expect(!button.frame.intersects(field.frame))
    bar.becomeFirstResponder()
    world.finger.tap(at: button.convert(CGPoint(x: 20, y: 18), to: nil))
    #expect(page.take().last == "cancel" && bar.isFirstResponder)
    bar.setShowsCancelButton(false, animated: true)
    world.settle()
    #expect(field.frame == whole && cancelButton() == nil)
  }

  @Test func `scopes make the bar higher, and a tap reports the choice`() {
    let world = world()
    bar.scopeButtonTitles = ["All", "New"]
    #expect(bar.intrinsicContentSize.height == 56 && bar.selectedScopeButtonIndex == 0)
    bar.showsScopeBar = true
    bar.frame.size.height = bar.sizeThatFits(bar.bounds.size).height
    world.advance(by: 0)
    #expect(bar.frame.height > 90)
    world.finger.tap(at: CGPoint(x: 150, y: 20 + 56 + 16))
    #expect(bar.selectedScopeButtonIndex == 1 && page.take() == ["scope 1"])
  }
}
