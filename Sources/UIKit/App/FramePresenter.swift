// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourHost
import RetourRender

/// Shows frames on a display: composes the parts that differ from the frame before.
@MainActor
final class FramePresenter {
  /// The most rectangles of damage that a display is given: each is a message to the screen (our
  /// decision).
  private static let mostRects = 32

  private let display: any Display
  let compositor = Compositor()
  /// The frame on the display; `nil` before the first one and when the display lost its pixels.
  private var shownList: DisplayList?
  /// The number of frames that the display was given.
  private(set) var presentedFrames = 0

  init(display: any Display) { self.display = display }

  /// Makes the next frame a whole one.
  func invalidate() { shownList = nil }

  /// Composes a frame and shows it; without damage, nothing happens.
  ///
  /// - Parameters:
  ///   - list: The frame.
  ///   - composes: Whether the display's pixels are painted; without that, the frame only counts.
  ///   - trace: Receives the lines of the flow trace.
  func present(
    _ list: DisplayList,
    composes: Bool,
    trace: (Stage.FlowStep, @autoclosure () -> String) -> Void
  ) {
    let (width, height) = (display.pixelWidth, display.pixelHeight)
    let frame = shownList.map { list.reusingImages(of: $0, width: width, height: height) } ?? list
    let damage = compositor.damage(from: shownList, to: frame, width: width, height: height)
    guard !damage.isEmpty || shownList == nil else { return }
    trace(.compositor, "\(damage.count) rects")
    let rects = damage.rects(atMost: Self.mostRects, width: width, height: height)
    presentedFrames += 1
    do {
      try display.withFrame(damage: rects) { pixels, contentIsKept in
        guard composes else { return }
        compositor.compose(
          frame,
          into: pixels,
          damage: contentIsKept ? damage : Region(pixels.bounds),
          background: .black,
          over: contentIsKept ? shownList : nil
        )
      }
      // A window shows its first page: the next one will move.
      if presentedFrames == 1, composes, display.descriptor != nil {
        compositor.prepareMemory(width: width, height: height)
      }
      shownList = list
      trace(.screen, "\(width)x\(height)")
    } catch {
      shownList = nil
      RetourLog.once("present", "the frame could not be shown: \(error)")
    }
  }
}

extension DisplayList.Color {
  /// The color outside of all windows: black, as on a device.
  fileprivate static let black = DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 1)
}
