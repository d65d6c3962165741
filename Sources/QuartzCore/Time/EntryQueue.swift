// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Deadlines, the earliest first: a binary heap by time, then by the order they came in.
final class EntryQueue {
  private var heap: [FrameClock.Entry] = []
  private var inserted = 0
  private var cancelled = 0

  /// The earliest entry that has not been cancelled.
  var first: FrameClock.Entry? {
    while let top = heap.first, top.isCancelled {
      cancelled -= 1
      pop()
    }
    return heap.first
  }

  func insert(_ entry: FrameClock.Entry) {
    inserted += 1
    entry.order = inserted
    entry.onCancel = { [weak self] in self?.noteCancelled() }
    heap.append(entry)
    siftUp(from: heap.count - 1)
  }

  /// Takes away what `first` returns.
  func removeFirst() {
    guard let first else { return }
    first.onCancel = nil
    pop()
  }

  /// Cancelled entries wait for their turn to leave, but never make up more than half of the heap.
  private func noteCancelled() {
    cancelled += 1
    guard cancelled > 16, cancelled > heap.count / 2 else { return }
    let kept = heap.filter { !$0.isCancelled }.sorted(by: Self.precedes)
    heap = kept
    cancelled = 0
  }

  private static func precedes(_ left: FrameClock.Entry, _ right: FrameClock.Entry) -> Bool {
    left.time != right.time ? left.time < right.time : left.order < right.order
  }

  private func pop() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && Self.precedes(heap[child], heap[least]) {
        least = child
      }
      if least == parent { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }

  private func siftUp(from index: Int) {
    var child = index
    while child > 0 {
      let parent = (child - 1) / 2
      guard Self.precedes(heap[child], heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }
}
