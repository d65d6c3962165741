// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A gallery page about the swipe.
struct SwipePage: GalleryPage {
  /// The feature of the page.
  enum Kind: String, CaseIterable {
    case area, verdict, forward, animator
  }

  let kind: Kind
  private let animator = CardAnimator()

  init(_ kind: Kind) { self.kind = kind }

  var name: String { "kit-swipe-\(kind.rawValue)" }

  var moments: [Moment] {
    let inside = Stroke(height: 0.35, start: 0.2, share: 0.5)
    switch kind {
    case .area:
      return [Moment(nil, localized("A swipe from inside.", "从页面内部滑动。"), strokes: [inside])]
    case .verdict:
      let refused = Stroke(height: 0.35, start: 0.3, share: 0.4, lifts: true)
      let caption = localized("The verdict in words.", "用文字说明判定。")
      return [Moment(nil, caption, strokes: [refused], pause: nil)]
    case .forward:
      let strokes = [
        Stroke(height: 0.027, start: 0.92, share: 0, duration: 0, lifts: true, rest: 1),
        Stroke(share: 0.7, lifts: true, rest: 1),
        Stroke(start: 0.99, share: -0.5),
      ]
      return [Moment(nil, localized("A swipe forward.", "向前滑动。"), strokes: strokes)]
    case .animator:
      let caption = localized("A finger drives the app's animator.", "手指驱动应用的动画。")
      return [Moment(nil, caption, strokes: [Stroke(share: 0.5)])]
    }
  }

  func prepare(_ front: UIViewController, on stack: BackNavigationController) {
    switch kind {
    case .area: break
    case .verdict: stack.showsSwipeVerdicts = true
    case .forward: stack.forwardBudget = 1
    case .animator:
      stack.delegate = animator
      stack.swipeDrivesAnimators = true
    }
  }

  func make() -> UIViewController {
    switch kind {
    case .area: return MapPage(title: title, readMe: readMe)
    case .verdict, .animator: return ReadMePage(title: title, readMe: readMe)
    case .forward:
      return ReadMePage(title: title, readMe: readMe) { page in
        let push = UIAction(title: localized("Push", "推入")) { [weak page] _ in
          guard let page else { return }
          page.navigationController?.pushViewController(page.makeNext(), animated: true)
        }
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: push)
      }
    }
  }

  /// A page that swipes back from anywhere, except over its map.
  private final class MapPage: ReadMePage {
    private let map = MapView()

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.swipeArea = .content
      map.backSwipePolicy = .exclude
      view.addSubview(map)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
      map.frame = CGRect(x: area.minX, y: area.maxY - 96, width: area.width, height: 96)
    }

    override func makeNext() -> ReadMePage { MapPage(title: title, readMe: "", level: level + 1) }
  }
}
