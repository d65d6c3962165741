// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Bands that several processors do in turn while a caller waits.
///
/// The caller does bands, too, and waits at the end only for those who have begun: one who comes
/// after that finds nothing to do. `body` is valid until then.
final class SharedWork: @unchecked Sendable {
  typealias Body = (_ processor: Int, _ band: Int) -> Void

  private let count: Int
  private let next = Atomic(0)
  private let condition = NSCondition()
  // The condition guards these two.
  private var body: UnsafePointer<Body>?
  private var helperCount = 0

  /// Creates work of which nothing is done yet.
  ///
  /// - Parameters:
  ///   - count: The number of bands.
  ///   - body: Does a band; valid until `finish()` returns.
  init(_ count: Int, _ body: UnsafePointer<Body>) {
    self.count = count
    self.body = body
  }

  /// Does bands until none is left and those who help have done theirs.
  func finish() {
    if let body { take(body, 0) }
    condition.lock()
    body = nil
    while helperCount > 0 { condition.wait() }
    condition.unlock()
  }

  /// Does bands until none is left.
  ///
  /// - Parameter processor: The number of the processor, 1 or more.
  func help(_ processor: Int) {
    condition.lock()
    let body = body
    if body != nil { helperCount += 1 }
    condition.unlock()
    guard let body else { return }
    take(body, processor)
    condition.lock()
    helperCount -= 1
    condition.signal()
    condition.unlock()
  }

  /// Keeps no reference to what `body` has captured once it returns: hence never inlined.
  @inline(never)
  private func take(_ body: UnsafePointer<Body>, _ processor: Int) {
    while true {
      let band = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard band < count else { return }
      body.pointee(processor, band)
    }
  }
}
