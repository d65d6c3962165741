// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Deadlines, the earliest first: a binary heap by time, then by the order of insertion.
@MainActor
final class EntryQueue {
  private struct Slot {
    let entry: FrameClock.Entry
    /// The place among entries of the same time.
    let order: Int

    @MainActor
    func precedes(_ other: Slot) -> Bool {
      entry.time != other.entry.time ? entry.time < other.entry.time : order < other.order
    }
  }

  private var heap: [Slot] = []
  private var inserted = 0
  private var cancelled = 0

  /// The earliest entry that has not been cancelled.
  var first: FrameClock.Entry? {
    while let top = heap.first?.entry, top.isCancelled {
      cancelled -= 1
      pop()
    }
    return heap.first?.entry
  }

  /// Inserts a deadline and returns it.
  func insert(at time: Double, _ handler: @escaping () -> Void) -> FrameClock.Entry {
    inserted += 1
    let entry = FrameClock.Entry(time: time, queue: self, handler: handler)
    heap.append(Slot(entry: entry, order: inserted))
    siftUp(from: heap.count - 1)
    return entry
  }

  /// Removes the entry that `first` returns.
  func removeFirst() {
    guard let first else { return }
    first.leaveQueue()
    pop()
  }

  /// Counts an entry that was cancelled in the queue.
  ///
  /// Cancelled entries are removed in their turn, but never make up more than half of the heap.
  func noteCancelled() {
    cancelled += 1
    guard cancelled > 16, cancelled > heap.count / 2 else { return }
    let kept = heap.filter { !$0.entry.isCancelled }.sorted { $0.precedes($1) }
    heap = kept
    cancelled = 0
  }

  private func pop() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child].precedes(heap[least]) {
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
      guard heap[child].precedes(heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }
}
