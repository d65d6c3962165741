// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// Copies of images, each scaled to a size in pixels, so that a page in motion copies them.
///
/// An upright image lies on whole pixels: its scaled copy looks the same everywhere. All copies
/// together take at most as much memory as three frames; the one that was used least recently goes
/// first. When an image gets another size, copies that the last two frames did not use go at once.
///
/// An image whose size changes from frame to frame, as in a pinch, has no copies, but its half, its
/// quarter and so on, which is averaged instead, or sampled where the image turns.
final class ScaledImages {
  /// The memory that all copies may take, in frames (our decision): two pages in motion that photos
  /// fill, and what lies above them.
  private static let mostFrames = 3

  private struct Key: Hashable {
    let image: ObjectIdentifier
    let width: Int
    let height: Int

    init(_ image: CGImage, width: Int, height: Int) {
      self.image = ObjectIdentifier(image)
      (self.width, self.height) = (width, height)
    }

    /// The key of an image that is halved.
    init(_ image: CGImage, _ halvings: Int) {
      self.init(image, width: image.width >> halvings, height: image.height >> halvings)
    }
  }

  private struct Copy {
    /// The image, which is not retained: a photo is far larger than its copy.
    ///
    /// Once it is gone, the copy is unused.
    weak var image: CGImage?
    let store: BackingStore
    /// The number of the frame that used it last.
    var lastUse: Int
  }

  private let processors: Processors
  private let memories: StoreMemoryPool
  private var copies: [Key: Copy] = [:]
  /// The frames in which images were asked for that change their size.
  private var changing: [Key: Int] = [:]
  private var byteCount = 0
  private var mostBytes = 0
  private var frame = 0

  /// Creates an empty store of copies.
  ///
  /// - Parameters:
  ///   - processors: Share what takes long.
  ///   - memories: Has the memory of copies that are gone.
  init(_ processors: Processors, _ memories: StoreMemoryPool) {
    (self.processors, self.memories) = (processors, memories)
  }

  /// Begins a frame, whose size decides how much memory the copies may take.
  func beginFrame(width: Int, height: Int) {
    frame += 1
    changing = changing.filter { $0.value == frame - 1 }
    mostBytes = max(mostBytes, Self.mostFrames * 4 * width * height)
  }

  /// Returns an image scaled to a size, made once, and counts what is made.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - isOptional: Whether the image can be painted without a copy, with the same pixels.
  ///   - counts: Receives the work.
  /// - Returns: The copy; `nil` where it would be used once, or take more than half of the memory
  ///   of all copies, as that of an image zoomed far beyond the frame: only the visible part is
  ///   worth scaling.
  func copy(
    of image: CGImage,
    width: Int,
    height: Int,
    isOptional: Bool,
    counting counts: inout Counts
  ) -> BackingStore? {
    let key = Key(image, width: width, height: height)
    if let store = kept(image, key) { return store }
    let isChanging = isChanging(image, key)
    guard !isOptional || !isChanging else { return nil }
    return make(image, key, keepsLarger: isChanging, counting: &counts)
  }

  /// Returns an image that is halved as often as given, made once, and counts what is made; `nil`
  /// where hardly a pixel is left, or it would take too much memory.
  ///
  /// The one that is twice as large stays as well: what grows needs it next.
  func halved(_ image: CGImage, _ halvings: Int, counting counts: inout Counts) -> BackingStore? {
    guard min(image.width, image.height) >> halvings > 1 else { return nil }
    let key = Key(image, halvings)
    return kept(image, key) ?? make(image, key, keepsLarger: true, counting: &counts)
  }

  /// Returns a copy that is kept, and notes its use.
  private func kept(_ image: CGImage, _ key: Key) -> BackingStore? {
    guard let copy = copies[key], copy.image === image else { return nil }
    copies[key]?.lastUse = frame
    return copy.store
  }

  /// Makes a copy and keeps it.
  private func make(
    _ image: CGImage,
    _ key: Key,
    keepsLarger: Bool,
    counting counts: inout Counts
  ) -> BackingStore? {
    remove(key)
    let box = PixelRect(width: key.width, height: key.height)
    guard box.area * 4 <= mostBytes / 2, Scaling.fits(image.width, image.height, to: box),
      let store = scaled(image, key, keepsLarger: keepsLarger, counting: &counts)
    else { return nil }
    makeRoom(for: store.byteCount, beside: image)
    copies[key] = Copy(image: image, store: store, lastUse: frame)
    byteCount += store.byteCount
    return store
  }

  /// Scales an image, by way of its smallest half, quarter and so on that is twice as large.
  ///
  /// That one is kept while the size changes: most of the time goes into reading the image.
  private func scaled(
    _ image: CGImage,
    _ key: Key,
    keepsLarger: Bool,
    counting counts: inout Counts
  ) -> BackingStore? {
    var larger: BackingStore?
    let halvings = Self.halvings(of: image, width: key.width, height: key.height)
    if halvings > 0 {
      let half = Key(image, halvings)
      larger = kept(image, half)
      if larger == nil, keepsLarger {
        larger = make(image, half, keepsLarger: false, counting: &counts)
      }
      larger = larger ?? scaled(image, half, keepsLarger: false, counting: &counts)
    }
    guard let memory = memories.memory(width: key.width, height: key.height, counting: &counts)
    else { return nil }
    let bitmap = larger.map { Bitmap($0) } ?? Bitmap(image)
    memory.withPixels { bitmap.scale(into: Target($0), on: processors) }
    counts.imagesScaled += 1
    let opaquePart = PixelRect(width: image.isOpaque ? key.width : 0, height: key.height)
    return BackingStore(memory, from: memories, opaquePart: opaquePart)
  }

  /// Whether an image had another size in the last frame.
  private func isChanging(_ image: CGImage, _ key: Key) -> Bool {
    guard changing[key] != frame - 1,
      changing.keys.contains(where: { $0.image == key.image && $0 != key })
        || copies.values.contains(where: { $0.image === image && $0.lastUse == frame - 1 })
    else { return false }
    changing[key] = frame
    return true
  }

  /// Removes the copies of images that are gone, those of other sizes of an image that are out of
  /// use, and the ones that were used least recently, until there is room.
  private func makeRoom(for size: Int, beside image: CGImage) {
    for (key, copy) in copies {
      let isUnused = copy.image === image && copy.lastUse < frame - 1
      if copy.image == nil || isUnused { remove(key) }
    }
    while byteCount + size > mostBytes,
      let oldest = copies.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      remove(oldest.key)
    }
  }

  private func remove(_ key: Key) {
    guard let copy = copies.removeValue(forKey: key) else { return }
    byteCount -= copy.store.byteCount
  }

  /// Returns how often an image is halved before it is scaled to a size, so that it is twice as
  /// large at least.
  static func halvings(of image: CGImage, width: Int, height: Int) -> Int {
    let share = min(image.width / max(width, 1), image.height / max(height, 1)) / 2
    return share > 1 ? Int.bitWidth - 1 - share.leadingZeroBitCount : 0
  }
}
