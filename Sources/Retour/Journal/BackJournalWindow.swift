// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import UIKit

/// A window whose input the journals of the stacks in it record.
///
/// UIKit shows all input of a window in one place only, `sendEvent(_:)` of the window itself. Make
/// the app's window one of this class where journals are to be replayed; with another window, they
/// have no touches and no keys, which the log says once. It is an ordinary window otherwise.
///
/// ```swift
/// window = BackJournalWindow(windowScene: scene)
/// ```
@MainActor
open class BackJournalWindow: UIWindow {
  private struct Follower {
    weak var recorder: BackJournalRecorder?
  }

  private var followers: [Follower] = []

  /// Records the event in the journals that ask for it, and delivers it.
  ///
  /// - Parameter event: The event.
  open override func sendEvent(_ event: UIEvent) {
    for follower in followers { follower.recorder?.note(event, in: self) }
    super.sendEvent(event)
  }

  /// Adds a recorder that is notified of input.
  func add(_ recorder: BackJournalRecorder) {
    remove(recorder)
    followers.append(Follower(recorder: recorder))
  }

  /// Removes a recorder.
  func remove(_ recorder: BackJournalRecorder) {
    followers.removeAll { $0.recorder == nil || $0.recorder === recorder }
  }
}
