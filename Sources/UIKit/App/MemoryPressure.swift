// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The kernel's news that memory is short, which it measures as the time that programs wait for it.
enum MemoryPressure {
  /// The time that is reported, in microseconds, and the span in which it is measured: ours.
  ///
  /// The kernel allows spans of two seconds to programs without privileges.
  private static let trigger = "some 150000 2000000"

  /// Calls a closure, on a thread of its own, each time that memory gets short.
  ///
  /// - Parameters:
  ///   - path: The kernel's file.
  ///   - onPressure: The closure; at most once in two seconds.
  /// - Returns: Whether the kernel reports it.
  @discardableResult
  static func watch(
    path: String = "/proc/pressure/memory",
    onPressure: @escaping @Sendable () -> Void
  ) -> Bool {
    let file = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return false }
    let length = trigger.utf8.count + 1
    guard trigger.withCString({ write(file, $0, length) }) == length else {
      close(file)
      return false
    }
    Thread.detachNewThread {
      var request = pollfd(fd: file, events: Int16(POLLPRI), revents: 0)
      while poll(&request, 1, -1) >= 0 || errno == EINTR {
        if request.revents & Int16(POLLERR | POLLNVAL) != 0 { break }
        if request.revents & Int16(POLLPRI) != 0 { onPressure() }
      }
      close(file)
    }
    return true
  }
}
