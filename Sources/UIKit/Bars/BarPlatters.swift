// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The glass behind the back button and the items of a bar.
@MainActor
struct BarPlatters {
  /// A piece of glass and its counterpart in another item's bar.
  struct Entry {
    let view: GlassPlatter
    let match: NavigationBarPlan.Match?
  }

  private(set) var entries: [Entry] = []

  /// The views, the backmost first.
  var views: [GlassPlatter] { entries.map(\.view) }

  /// The glass to be shown: its frame, its items, and whether it is the back button's.
  struct Request {
    let frame: CGRect
    var items: [UIBarButtonItem] = []
    var isBack = false

    @MainActor fileprivate var match: NavigationBarPlan.Match? {
      if isBack { return .backButton }
      return items.lazy.compactMap { $0.surroundings.identifier }.first.map { .identifier($0) }
    }

    /// The color of a prominent item, which is alone on its glass.
    @MainActor fileprivate func fill(tint: UIColor) -> UIColor? {
      guard let item = items.first, item.storedStyle == .prominent else { return nil }
      return item.storedTintColor ?? tint
    }
  }

  /// The views as the plan of a transition needs them.
  var elements: [NavigationBarPlan.Element] {
    entries.map { entry in
      NavigationBarPlan.Element(
        id: ObjectIdentifier(entry.view),
        part: .items,
        rest: entry.view.storedLayer.position,
        size: entry.view.storedLayer.bounds.size,
        match: entry.match
      )
    }
  }

  /// Shows the glass of a navigation bar's layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - items: The items.
  ///   - bar: The bar.
  mutating func show(
    _ layout: BarLayout,
    _ items: BarItems<UIBarButtonItem>,
    in bar: UINavigationBar
  ) {
    guard layout.hasPlatters || !entries.isEmpty else { return }
    let back = layout.backPlatter.map { Request(frame: $0, isBack: true) }
    let rows = [
      (layout.platters.left, items.left), (layout.platters.center, items.center),
      (layout.platters.right, items.right),
    ]
    show(
      [back].compactMap { $0 }
        + rows.flatMap { platters, items in
          platters.map { Request(frame: $0.frame, items: Array(items[$0.items])) }
        },
      radius: PlatterFigures.bar.radius,
      tint: bar.resolvedTintColor
    )
  }

  /// Shows glass; views of before are used again in order.
  ///
  /// - Parameters:
  ///   - requests: The glass.
  ///   - radius: The radius of the corners, in points.
  ///   - tint: The tint color of the bar.
  mutating func show(_ requests: [Request], radius: CGFloat, tint: UIColor) {
    guard !requests.isEmpty || !entries.isEmpty else { return }
    let former = entries
    entries = requests.enumerated().map { index, request in
      let view = index < former.count ? former[index].view : GlassPlatter(radius: radius)
      view.show(fill: request.fill(tint: tint))
      view.place(at: request.frame)
      return Entry(view: view, match: request.match)
    }
  }
}
