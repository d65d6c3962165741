// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A section of the front page.
///
/// Each project that Retour is compared with has a section.
@MainActor
enum GallerySection: String, CaseIterable {
  case kit, pages, tb, bb, qy, dc, structure, more

  /// The title.
  var title: String {
    switch self {
    case .kit: localized("The kit", "功能")
    case .pages: localized("Pages", "页面")
    case .tb: "TBNavigationController"
    case .bb: "BBCustomBackButton"
    case .qy: "QYNavBackButton"
    case .dc: "DCBaseNavigation"
    case .structure: localized("Structure", "结构")
    case .more: localized("More", "更多")
    }
  }

  /// The title in back buttons.
  var shortTitle: String {
    switch self {
    case .tb, .bb, .qy, .dc: rawValue.uppercased()
    case .kit, .pages, .structure, .more: title
    }
  }

  /// A short description.
  var summary: String {
    switch self {
    case .kit: localized("Guards of going back.", "返回之前的询问。")
    case .pages: localized("What real pages are made of.", "真实页面的组成。")
    case .tb: localized("A back button for all pushed pages.", "设置一次，每个推入的页面都显示。")
    case .bb: localized("A back button that slides with its page.", "随页面滑动的返回按钮。")
    case .qy: localized("The system's arrow with a custom action.", "系统箭头，自定义事件。")
    case .dc: localized("The swipe back with any back button.", "自定义返回按钮与侧滑返回手势。")
    case .structure:
      localized("Controllers, bars, items and views.", "导航控制器、导航栏、导航项与按钮。")
    case .more: localized("Appearance, presentations, tabs.", "外观、呈现、标签栏。")
    }
  }

  /// The pages, in the order of the list.
  var pages: [any GalleryPage] { Catalog.pages.filter { $0.section == self } }

  /// The icon beside the title: white lines on a colored square with rounded corners.
  var icon: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
      color.setFill()
      UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40),
        cornerRadius: 9
      ).fill()
      UIColor.white.setStroke()
      for line in lines {
        let path = UIBezierPath()
        path.move(to: line[0])
        for point in line.dropFirst() { path.addLine(to: point) }
        path.lineWidth = 2.5
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.stroke()
      }
    }
  }

  private var color: UIColor {
    switch self {
    case .kit: .systemBlue
    case .pages: .systemPink
    case .tb: .systemOrange
    case .bb: .systemIndigo
    case .qy: .systemTeal
    case .dc: .systemGreen
    case .structure: .systemPurple
    case .more: .systemGray
    }
  }

  private var lines: [[CGPoint]] {
    switch self {
    case .kit: [points(12, 20, 28, 20), points(20, 12, 12, 20, 20, 28), points(30, 12, 30, 28)]
    case .pages:
      [
        points(12, 10, 28, 10, 28, 30, 12, 30, 12, 10), points(16, 17, 24, 17),
        points(16, 23, 24, 23),
      ]
    case .tb: [points(18, 12, 10, 20, 18, 28), points(18, 12, 30, 12, 30, 28, 18, 28)]
    case .bb: [points(15, 20, 30, 20), points(21, 14, 15, 20, 21, 26), points(10, 12, 10, 28)]
    case .qy: [points(24, 12, 16, 20, 24, 28)]
    case .dc: [points(11, 20, 28, 20), points(21, 13, 28, 20, 21, 27)]
    case .structure:
      [points(20, 10, 20, 17), points(10, 29, 10, 23, 30, 23, 30, 29), points(20, 17, 20, 29)]
    case .more: [points(12, 20, 12.1, 20), points(20, 20, 20.1, 20), points(28, 20, 28.1, 20)]
    }
  }

  /// Returns points from a list of coordinates.
  private func points(_ numbers: CGFloat...) -> [CGPoint] {
    stride(from: 0, to: numbers.count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
  }
}
