// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing

import UIKit

@MainActor struct ViewHierarchyTests {
  private func views(_ count: Int) -> [UIView] {
    (0..<count).map { index in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.tag = index + 1
      return view
    }
  }

  private func tags(_ view: UIView) -> [Int] { view.subviews.map(\.tag) }

  /// The tags in the order in which the layers are drawn.
  private func drawnTags(_ view: UIView) -> [Int] {
    (view.layer.sublayers ?? []).compactMap { ($0.delegate as? UIView)?.tag }
  }

  @Test func `views and layers are inserted at the requested index`() {
    let (root, all) = (UIView(), views(5))
    root.addSubview(all[0])
    root.insertSubview(all[1], at: 0)
    root.insertSubview(all[2], aboveSubview: all[1])
    root.insertSubview(all[3], belowSubview: all[1])
    root.insertSubview(all[4], at: 99)
    #expect(tags(root) == [4, 2, 3, 1, 5])
    #expect(drawnTags(root) == tags(root))
    #expect(all.allSatisfy { $0.superview === root })
  }

  @Test(arguments: [
    (0, [1, 2, 3, 4]), (2, [2, 3, 1, 4]), (3, [2, 3, 4, 1]), (99, [2, 3, 4, 1]),
    (-1, [1, 2, 3, 4]),
  ])
  func `inserting a subview again moves it`(
    _ index: Int,
    _ expected: [Int]
  ) {
    let (root, all) = (UIView(), views(4))
    for view in all { root.addSubview(view) }
    root.insertSubview(all[0], at: index)
    #expect(tags(root) == expected)
    #expect(drawnTags(root) == expected)
  }

  @Test func `views are inserted above and below siblings`() {
    let (root, all) = (UIView(), views(4))
    for view in all { root.addSubview(view) }
    root.insertSubview(all[3], belowSubview: all[1])
    #expect(tags(root) == [1, 4, 2, 3])
    root.insertSubview(all[0], aboveSubview: all[1])
    #expect(tags(root) == [4, 2, 1, 3])
    root.bringSubviewToFront(all[3])
    #expect(tags(root) == [2, 1, 3, 4])
    root.sendSubviewToBack(all[2])
    #expect(tags(root) == [3, 2, 1, 4])
    #expect(drawnTags(root) == tags(root))
  }

  @Test func `views that are not subviews are not reordered`() {
    let (root, all) = (UIView(), views(2))
    root.addSubview(all[0])
    root.bringSubviewToFront(all[1])
    root.sendSubviewToBack(all[1])
    #expect(tags(root) == [1])
  }

  @Test func `a view that is inserted next to a stranger is frontmost or backmost`() {
    let (root, all) = (UIView(), views(4))
    root.addSubview(all[0])
    root.insertSubview(all[1], aboveSubview: UIView())
    #expect(tags(root) == [1, 2])
    root.insertSubview(all[2], belowSubview: UIView())
    #expect(tags(root) == [3, 1, 2])
    root.insertSubview(all[0], aboveSubview: all[3])
    #expect(tags(root) == [3, 2, 1])
    #expect(drawnTags(root) == tags(root))
  }

  @Test func `a view that is inserted above another lies right above its layer`() {
    let (root, all) = (UIView(), views(3))
    let bare = CALayer()
    root.addSubview(all[0])
    root.layer.addSublayer(bare)
    root.addSubview(all[1])
    root.insertSubview(all[2], aboveSubview: all[0])
    #expect(tags(root) == [1, 3, 2])
    let layers = [all[0].layer, all[2].layer, bare, all[1].layer]
    #expect(root.layer.sublayers?.elementsEqual(layers, by: ===) == true)
    root.insertSubview(all[1], aboveSubview: all[0])
    #expect(tags(root) == [1, 2, 3] && root.layer.sublayers?[1] === all[1].layer)
  }

  @Test func `layers without a view keep their positions`() {
    let (root, all) = (UIView(), views(2))
    root.addSubview(all[0])
    let bare = CALayer()
    root.layer.addSublayer(bare)
    root.addSubview(all[1])
    root.bringSubviewToFront(all[0])
    #expect(root.layer.sublayers?.map { $0 === bare } == [true, false, false])
    #expect(drawnTags(root) == [2, 1])
  }

  @Test func `a view is removed from its former superview first`() {
    let (first, second, view) = (Witness("first"), Witness("second"), Witness("view"))
    let log = Witness.Log()
    first.addSubview(view)
    for view in [first, second, view] { view.log = log }
    second.addSubview(view)
    #expect(first.subviews == [])
    #expect(view.superview === second)
    #expect(
      log.lines == [
        "view.willMove(superview second)", "first.willRemove(view)",
        "view.didMove(superview second)", "second.didAdd(view)",
      ]
    )
  }

  @Test func `views are notified of a window change with their descendants`() {
    let world = World(size: CGSize(width: 100, height: 100), scale: 1)
    let (outer, inner) = (Witness("outer"), Witness("inner"))
    outer.addSubview(inner)
    let log = Witness.Log()
    for view in [outer, inner] { view.log = log }
    world.window.addSubview(outer)
    #expect(outer.window === world.window && inner.window === world.window)
    let entering = log.take()
    #expect(entering.filter { $0.contains("window") }.count == 4)
    for name in ["outer", "inner"] {
      let will = entering.firstIndex(of: "\(name).willMove(window true)")
      let did = entering.firstIndex(of: "\(name).didMove(window true)")
      #expect(will != nil && did != nil && will ?? 0 < did ?? 0)
    }
    outer.removeFromSuperview()
    #expect(outer.window == nil && inner.window == nil)
    #expect(log.take().filter { $0.contains("(window false)") }.count == 4)
  }

  @Test func `a move inside of the window does not notify of a window change`() {
    let world = World(size: CGSize(width: 100, height: 100), scale: 1)
    let (box, view) = (UIView(), Witness("view"))
    world.window.addSubview(box)
    world.window.addSubview(view)
    let log = Witness.Log()
    view.log = log
    box.addSubview(view)
    #expect(log.lines.allSatisfy { !$0.contains("window") })
    #expect(log.lines.count == 2)
  }

  @Test func `viewWithTag searches the view before its subviews`() {
    let (root, all) = (UIView(), views(3))
    root.addSubview(all[0])
    all[0].addSubview(all[1])
    root.addSubview(all[2])
    all[2].tag = 2
    #expect(root.viewWithTag(2) === all[1])
    #expect(root.viewWithTag(0) === root)
    #expect(root.viewWithTag(9) == nil)
  }

  @Test func `a view is a descendant of itself and its superviews`() {
    let (root, all) = (UIView(), views(2))
    root.addSubview(all[0])
    all[0].addSubview(all[1])
    #expect(all[1].isDescendant(of: root) && root.isDescendant(of: root))
    #expect(!root.isDescendant(of: all[1]))
  }

  @Test func `superviews retain subviews and not the reverse`() {
    weak var kept: UIView?
    weak var freed: UIView?
    let view = UIView()
    do {
      let root = UIView()
      let inner = UIView()
      root.addSubview(view)
      view.addSubview(inner)
      (kept, freed) = (inner, root)
    }
    #expect(kept != nil && freed == nil)
    #expect(view.superview == nil)
  }

  @Test func `adding a view to itself or a descendant traps`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("Can't add self as subview"))
  }
}

/// A view that logs its callbacks.
@MainActor
private final class Witness: UIView {
  @MainActor
  final class Log {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let name: String
  var log: Log?

  init(_ name: String) {
    self.name = name
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  private static func name(of view: UIView?) -> String { (view as? Witness)?.name ?? "nil" }

  override func willMove(toSuperview newSuperview: UIView?) {
    log?.add("\(name).willMove(superview \(Self.name(of: newSuperview)))")
  }
  override func didMoveToSuperview() {
    log?.add("\(name).didMove(superview \(Self.name(of: superview)))")
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    log?.add("\(name).willMove(window \(newWindow != nil))")
  }
  override func didMoveToWindow() { log?.add("\(name).didMove(window \(window != nil))") }
  override func didAddSubview(_ subview: UIView) {
    log?.add("\(name).didAdd(\(Self.name(of: subview)))")
  }
  override func willRemoveSubview(_ subview: UIView) {
    log?.add("\(name).willRemove(\(Self.name(of: subview)))")
  }
}
