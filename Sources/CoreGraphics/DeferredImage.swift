// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Synchronization

/// An image that is drawn when its pixels are first read, by the thread that reads them.
final class DeferredImage: Sendable {
  private enum State: Sendable {
    case waiting(@Sendable () -> CGImage)
    case drawn(CGImage)
  }

  private let state: Mutex<State>

  init(_ draw: @escaping @Sendable () -> CGImage) { state = Mutex(.waiting(draw)) }

  /// The drawn image.
  var image: CGImage {
    state.withLock { state in
      switch state {
      case .drawn(let image): return image
      case .waiting(let draw):
        let image = draw()
        state = .drawn(image)
        return image
      }
    }
  }

  /// Whether the image has been drawn.
  var isDrawn: Bool {
    state.withLock {
      if case .drawn = $0 { true } else { false }
    }
  }
}
