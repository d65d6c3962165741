// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import BenchScenes
import RetourHost
import UIKit

/// Two fingers in memory that zoom a photo.
///
/// In memory, since XTest has a single pointer.
@MainActor
enum PinchRun {
  /// The frames of a pinch, one second of them.
  private static let frames = 60
  private static let pinches = 4

  /// Zooms in and out, and reports milliseconds of processor time per frame.
  static func run() {
    let desk = Desk(scale: 3)
    desk.perform { desk.window.rootViewController = PhotoPage() }
    desk.settle()
    var times: [Double] = []
    for pinch in 0..<pinches {
      place(pinch, at: 0, on: desk, .began)
      for frame in 1...frames {
        let start = Meter.processor
        place(pinch, at: Double(frame) / Double(frames), on: desk, .moved)
        desk.advance(by: 1.0 / 60)
        times.append((Meter.processor - start) * 1e3)
      }
      place(pinch, at: 1, on: desk, .ended)
      desk.settle()
    }
    report(
      "pinch",
      [
        "ms": times.reduce(0, +) / Double(times.count), "largest_ms": times.max() ?? 0,
        "zoom": Double((desk.window.rootViewController as? PhotoPage)?.largestScale ?? 0),
      ]
    )
  }

  /// Places both fingers: every second pinch goes back.
  private static func place(
    _ pinch: Int,
    at progress: Double,
    on desk: Desk,
    _ phase: InputEvent.Touch.Phase
  ) {
    let share = pinch.isMultiple(of: 2) ? progress : 1 - progress
    let distance = 30 + 120 * share
    desk.touch(1, phase, at: CGPoint(x: 195 - distance, y: 400))
    desk.touch(2, phase, at: CGPoint(x: 195 + distance, y: 440))
    desk.advance(by: 0)
  }

  /// A photo as large as the screen, which can be zoomed.
  private final class PhotoPage: UIViewController, UIScrollViewDelegate {
    private let photo = UIImageView(image: Pictures.photo(0))
    private(set) var largestScale: CGFloat = 1

    override func viewDidLoad() {
      super.viewDidLoad()
      let scroll = UIScrollView(frame: view.bounds)
      scroll.maximumZoomScale = 6
      scroll.delegate = self
      photo.frame = view.bounds
      scroll.addSubview(photo)
      scroll.contentSize = photo.frame.size
      view.addSubview(scroll)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      largestScale = max(largestScale, scrollView.zoomScale)
    }
  }
}
