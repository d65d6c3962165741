// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourHost
import Synchronization

/// The screen of a scene: here the content of one desktop window.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  private let display: any Display
  private var storedBounds: CGRect
  /// The traits, for drawing on any thread.
  nonisolated let sharedTraits: Mutex<UITraitCollection>
  /// The parts of the screen that the device itself covers, in points.
  let safeAreaInsets: UIEdgeInsets

  init(display: any Display, traits: UITraitCollection, safeAreaInsets: UIEdgeInsets) {
    self.display = display
    self.safeAreaInsets = safeAreaInsets
    storedBounds = CGRect(origin: .zero, size: display.size)
    sharedTraits = Mutex(
      UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceIdiom: UIDevice.current.userInterfaceIdiom),
        UITraitCollection(preferredContentSizeCategory: .large),
        UITraitCollection.sizeClasses(of: display.size), traits,
        UITraitCollection(displayScale: display.scale),
      ])
    )
    super.init()
  }

  /// The screen of the scene that had the focus last.
  public class var main: UIScreen { Stage.current.screen }

  /// The screens of the scenes, in the order in which they were opened.
  public class var screens: [UIScreen] { Stage.current.interface.stages.map(\.screen) }

  /// The area of the screen, in points.
  open var bounds: CGRect { storedBounds }
  /// The pixels per point.
  open var scale: CGFloat { display.scale }
  /// The area of the screen, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: CGFloat(display.pixelWidth), height: CGFloat(display.pixelHeight))
  }
  /// The pixels per point; the same as `scale` here.
  open var nativeScale: CGFloat { display.scale }
  /// The largest number of frames that the screen shows in a second.
  open var maximumFramesPerSecond: Int { Int(display.framesPerSecond.rounded()) }
  /// The traits of the screen, which every view has unless one around it overrides them.
  open var traitCollection: UITraitCollection { sharedTraits.withLock { $0 } }

  /// The area of the screen as a coordinate space; it does not follow a resize.
  open var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(bounds: storedBounds) }

  /// Takes the size of text that the user prefers.
  func setContentSizeCategory(_ category: UIContentSizeCategory) {
    let fresh = UITraitCollection(preferredContentSizeCategory: category)
    sharedTraits.withLock { $0 = UITraitCollection(traitsFrom: [$0, fresh]) }
  }

  /// Updates size, scale and traits from the display.
  func readDisplay() {
    storedBounds = CGRect(origin: .zero, size: display.size)
    let fresh = UITraitCollection(displayScale: display.scale)
    let room = UITraitCollection.sizeClasses(of: storedBounds.size)
    sharedTraits.withLock { $0 = UITraitCollection(traitsFrom: [$0, fresh, room]) }
  }
}
