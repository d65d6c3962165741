// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A gallery page with content that scrolls.
struct ScrollPage: GalleryPage {
  /// The content of the page.
  enum Kind: String, CaseIterable {
    case reader, photos, map, strips
  }

  let kind: Kind

  var name: String { "pages-\(kind.rawValue)" }

  var title: String {
    switch kind {
    case .reader: localized("Reader", "阅读")
    case .photos: localized("Photos", "照片")
    case .map: localized("Map", "地图")
    case .strips: localized("Strips", "横条")
    }
  }

  var summary: String {
    switch kind {
    case .reader: localized("A long text.", "长文本。")
    case .photos: localized("A grid by month; tap a photo.", "按月份排列的网格；轻点照片。")
    case .map: localized("Drag in all directions, and pinch.", "任意方向拖动，双指缩放。")
    case .strips: localized("Strips that scroll sideways in a page.", "页面里横向滚动的条。")
    }
  }

  var readMe: String {
    localized(
      "Swipe back from anywhere; content that scrolls sideways keeps the drag until its edge.",
      "在任意位置滑动返回；横向滚动的内容只在边缘让出手势。"
    )
  }

  var moments: [Moment] {
    let caption = localized("\(title): \(summary)", "\(title)：\(summary)")
    switch kind {
    case .reader:
      return [Moment(nil, caption), Moment(nil, caption, strokes: [.up], pause: 0.2)]
    case .photos:
      let zoom = localized("\(title): a photo zooms in.", "\(title)：照片正在放大。")
      return [
        Moment(nil, caption), Moment(nil, zoom, strokes: [.photo], pause: 0.1),
        Moment(nil, caption, strokes: [.up], pause: 0.2),
      ]
    case .map: return [Moment(nil, caption, strokes: [.leading])]
    case .strips: return [Moment(nil, caption, strokes: [.leading, .up], pause: 0.1)]
    }
  }

  func make() -> UIViewController {
    let page: UIViewController =
      switch kind {
      case .reader: ReaderPage()
      case .photos: PhotosPage()
      case .map: ScrolledMapPage()
      case .strips: StripsPage()
      }
    page.title = title
    page.navigationItem.swipeArea = .content
    return page
  }
}

extension Stroke {
  /// A drag up, from the lower part of the page.
  fileprivate static let up = Stroke(height: 0.8, start: 0.5, share: 0, rise: 0.4, lifts: true)
  /// A tap on a photo.
  fileprivate static let photo = Stroke(height: 0.3, start: 0.4, share: 0, duration: 0, lifts: true)
  /// A drag towards the leading edge, in the upper half of the page.
  fileprivate static let leading = Stroke(height: 0.35, start: 0.8, share: -0.4)
}
