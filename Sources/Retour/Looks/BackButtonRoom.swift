// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import UIKit

/// The room for a page's back button in its bar, and the title that fits into it.
///
/// It is an estimate from the model: UIKit lays its bar out after the button is made.
@MainActor
struct BackButtonRoom {
  /// The width of a bar from which its margins are wide, in points, as in UIKit.
  private static let wideWidth: CGFloat = 414
  /// The distance between two items, and between an item and the title, in points.
  private static let spacing: CGFloat = 8
  /// The width of UIKit's arrow and the gap after it, in points.
  private static let arrowWidth: CGFloat = 19
  /// The width of an item that tells neither a view, an image nor a title, in points.
  private static let unknownWidth: CGFloat = 44
  /// The font size of titles and items, in points (Human Interface Guidelines).
  private static let fontSize: CGFloat = 17

  private weak var page: UIViewController?
  private weak var stack: UINavigationController?

  init(of page: UIViewController, on stack: UINavigationController) {
    (self.page, self.stack) = (page, stack)
  }

  /// The width of the bar; `nil` before it has one.
  private var barWidth: CGFloat? {
    guard let width = stack?.navigationBar.bounds.width, width > 0 else { return nil }
    return width
  }

  /// The width that the button has at most, in points; infinite before the bar has a size.
  ///
  /// The items on the other side keep their widths, and so does the page's title, as long as the
  /// button has a quarter of the bar.
  var width: CGFloat {
    guard let bar = barWidth else { return .infinity }
    let free = max(0, bar - 2 * margin(of: bar) - otherItemsWidth)
    let title = titleWidth
    return min(free, max(bar / 4, free - title - (title > 0 ? Self.spacing : 0)))
  }

  /// Returns a width that is no larger than the room.
  func limited(_ width: CGFloat) -> CGFloat {
    guard width > 0, let bar = barWidth else { return width.isFinite ? max(0, width) : 0 }
    // Most buttons are small: nothing needs to be measured for them.
    if width <= bar / 4, !hasOtherItems { return width }
    return min(width, self.width)
  }

  /// Returns a title as UIKit's own button would show it: in full, where the page's title remains
  /// centered; else as "Back", where the page's title has room beside it; else `nil`.
  func shortened(_ title: String) -> String? {
    guard let bar = barWidth else { return title }
    let start = indicatorMargin(of: bar) + Self.arrowWidth
    let end = bar - margin(of: bar) - otherItemsWidth
    let middle = titleWidth
    func leaves(_ room: CGFloat, to text: String) -> Bool {
      start + textWidth(text) + Self.spacing <= room
    }
    if leaves(middle > 0 ? min((bar - middle) / 2, end - middle) : end, to: title) { return title }
    return leaves(end - middle, to: SystemStrings.back) ? SystemStrings.back : nil
  }

  // MARK: Figures of the bar

  private func margin(of bar: CGFloat) -> CGFloat { bar < Self.wideWidth ? 16 : 20 }

  /// The distance between UIKit's arrow and the edge of the bar.
  private func indicatorMargin(of bar: CGFloat) -> CGFloat { bar < Self.wideWidth ? 8 : 16 }

  /// The distance between the place of UIKit's items and that of its arrow, in points.
  var indicatorShift: CGFloat { barWidth.map { margin(of: $0) - indicatorMargin(of: $0) } ?? 8 }

  // MARK: Measuring

  private var otherItems: [UIBarButtonItem] {
    guard let item = page?.navigationItem else { return [] }
    return (item.rightBarButtonItems ?? []) + item.ownLeftItems
  }

  private var hasOtherItems: Bool { !otherItems.isEmpty }

  private var otherItemsWidth: CGFloat {
    otherItems.reduce(0) { $0 + width(of: $1) + Self.spacing }
  }

  private func width(of item: UIBarButtonItem) -> CGFloat {
    if let view = item.customView {
      return view.bounds.width > 0 ? view.bounds.width : max(0, view.intrinsicContentSize.width)
    }
    if item.width > 0 { return item.width }
    if let image = item.image { return image.size.width }
    return item.title.map { textWidth($0) } ?? Self.unknownWidth
  }

  private var titleWidth: CGFloat {
    guard let item = page?.navigationItem else { return 0 }
    if let view = item.titleView { return view.bounds.width }
    return item.title.map { textWidth($0, .semibold) } ?? 0
  }

  private func textWidth(_ text: String, _ weight: UIFont.Weight = .regular) -> CGFloat {
    let label = UILabel()
    label.font = .systemFont(ofSize: Self.fontSize, weight: weight)
    label.text = text
    return label.intrinsicContentSize.width
  }
}
