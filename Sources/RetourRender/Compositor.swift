// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
package import CoreGraphics

/// Paints the damaged and visible pixels of display lists into memory.
///
/// A compositor is used on one thread at a time. It owns what it keeps from frame to frame (masks
/// of corners and shadows, memory of its passes); the pixels of a sub-list belong to the sub-list.
package final class Compositor {
  /// The number of boxes above which damage is rounded up to tiles.
  ///
  /// A scrolled table has 400, and exact boxes save more pixels than they cost (measured).
  private static let mostBoxes = 512
  /// The smallest group in pixels that is taken to pieces.
  private static let leastPieces = 32_768

  /// The work done since the counts were reset.
  @exclusivity(unchecked) package private(set) var counts = Counts()

  /// The passes not in use; flattening a list inside another takes one more.
  private var passes: [Pass] = []
  private let masks = MaskCache()
  private let images: ScaledImages
  private let backdrops = BackdropCache()
  let memories = StoreMemoryPool()
  let processors: Processors
  private let painters: Painters
  /// The frame that the buffer shows before it is painted into.
  private var formerFrame: FormerFrame?

  /// Creates a compositor with empty caches.
  package convenience init() { self.init(.all) }

  /// Creates a compositor that shares work among processors.
  init(_ processors: Processors) {
    self.processors = processors
    images = ScaledImages(processors, memories)
    painters = Painters(processors)
  }

  /// Sets all counts to zero.
  package func resetCounts() { counts = Counts() }

  /// Paints the damaged pixels of a list.
  ///
  /// - Parameters:
  ///   - list: The whole frame.
  ///   - buffer: The memory to paint into; the pixels outside the damage are not touched.
  ///   - damage: The pixels to paint; those outside the buffer are ignored.
  ///   - background: The color of pixels that no item covers.
  ///   - shown: The frame that the buffer shows, whole; `nil` where it is not known.
  package func compose(
    _ list: DisplayList,
    into buffer: borrowing PixelBuffer,
    damage: Region,
    background: DisplayList.Color,
    over shown: DisplayList? = nil
  ) {
    formerFrame = shown.map { FormerFrame($0, in: Target(buffer)) }
    defer { formerFrame = nil }
    images.beginFrame(width: buffer.width, height: buffer.height)
    memories.beginFrame(width: buffer.width, height: buffer.height)
    if list.hasBackdrop { backdrops.beginFrame() } else { backdrops.removeAll() }
    paint(list, .damaged(damage), into: Target(buffer), background: background.pixel)
  }

  /// Returns the pixels in which one list can look different from another.
  ///
  /// A change damages the visible parts of the old and the new bounds of an item.
  ///
  /// - Parameters:
  ///   - old: The list that was painted last, or `nil` when none was.
  ///   - new: The list to paint next.
  ///   - width: The width of the frame in pixels.
  ///   - height: The height of the frame in pixels.
  /// - Returns: A new region within the frame.
  package func damage(
    from old: DisplayList?,
    to new: DisplayList,
    width: Int,
    height: Int
  ) -> Region {
    let whole = PixelRect(width: width, height: height)
    guard let old else { return Region(whole) }
    let region = Region()
    region.pixels.set(Differences(from: old, to: new, in: whole).boxes)
    if region.count > Self.mostBoxes { region.pixels.roundUp(to: whole) }
    return region
  }

  /// Returns the pixels of a sub-list: its backing store, or newly flattened pixels.
  ///
  /// - Parameters:
  ///   - list: The sub-list.
  ///   - part: The pixels that are needed; a store that is kept has all, painted when needed.
  /// - Returns: The pixels, and the part of the sub-list that they are; `nil` where the size is out
  ///   of range or memory is short, and then nothing is painted.
  func store(of list: SubList, showing part: PixelRect) -> (store: BackingStore, part: PixelRect)? {
    counts.sublistsComposed += 1
    let whole = PixelRect(width: list.width, height: list.height)
    let shown = part.intersection(whole)
    if let store = list.store {
      store.paint(shown) { paint($1, of: list, into: Target($0), without: store.unpainted) }
      return (store, whole)
    }
    let part = list.keepsStore ? whole : shown
    guard max(list.width, list.height) <= BackingStore.longestSide,
      let memory = memories.memory(width: part.width, height: part.height, counting: &counts)
    else {
      RetourLog.once(
        "store",
        "a layer image of \(list.width) by \(list.height) pixels does not fit and is left out"
      )
      return nil
    }
    counts.storesFlattened += 1
    let painted =
      list.isPaintedInParts
      ? BackingStore.painted(with: shown, of: (list.width, list.height)) : part
    counts.pixelsFlattened += painted.area
    let flattened = memory.withPixels { pixels in
      flatten(list, painted, into: Target(pixels, window: part, of: list))
    }
    let store = BackingStore(
      memory,
      from: memories,
      opaquePart: flattened.opaquePart.moved(x: -part.left, y: -part.top),
      plainParts: flattened.plainParts,
      unpainted: flattened.unpainted,
      painted: painted.moved(x: -part.left, y: -part.top)
    )
    list.retain(store)
    return (store, part)
  }

  /// Takes a part of a group that is not kept to pieces, unless it is better painted as one image.
  ///
  /// - Parameters:
  ///   - list: The group.
  ///   - part: The pixels that are needed.
  /// - Returns: The pieces; `nil` where the group is better painted as one image.
  func pieces(of list: SubList, showing part: PixelRect) -> Pieces? {
    let whole = PixelRect(width: list.width, height: list.height)
    let part = part.intersection(whole)
    guard !list.keepsStore, list.mask == nil, !list.isSum, part.area >= Self.leastPieces,
      !list.list.hasBackdrop, !list.list.items.contains(where: \.isGroup)
    else { return nil }
    return withPass { pass in
      pass.remaining.set(part)
      collect(list.list, in: whole, background: 0, to: pass)
      pass.join(in: part.area)
      return Pieces(of: part, pass, corners: list.corners(margin: 0))
    }
  }

  /// Returns the pixels of a backdrop's image: earlier ones where what lies below looks the same.
  ///
  /// The images that are seen through it are made before, from the lowest on, and what lies below
  /// all of them is painted once.
  ///
  /// - Parameter image: The image.
  /// - Returns: The pixels, stretched over the window; `nil` for a window of hardly any pixels, or
  ///   where memory is short.
  func store(of image: BackdropImage) -> BackingStore? {
    if let store = backdrops.store(of: image) { return store }
    let lower = image.missing { backdrops.store(of: $0) != nil }
    let (window, background) = (image.request.window, image.request.background)
    guard !lower.isEmpty || image.request.reduction > 1 else {
      return makeStore(of: image) {
        let (base, bytesPerRow) = ($0.base, $0.bytesPerRow)
        let target = Target(base, bytesPerRow: bytesPerRow, window: window, whole: image.whole)
        paint(image.below, .whole, into: target, background: background)
      }
    }
    let seen = Region(lower.map(\.image.request.window) + [window])
    let (box, count) = (seen.bounds, image.below.items.count)
    var store: BackingStore?
    withMemory(width: box.width, height: box.height) { base, bytesPerRow in
      let target = Target(base, bytesPerRow: bytesPerRow, window: box, whole: image.whole)
      var painted = 0
      for (end, next) in lower + [(count, image)] {
        let part = PaintedPart.items(painted..<end, within: seen)
        paint(image.below, part, into: target, background: background)
        painted = end
        let below = target.part(next.request.window)
        let picture = Bitmap(below.base, bytesPerRow: bytesPerRow, below.window)
        store = makeStore(of: next) { picture.reduce(into: $0, on: processors) }
      }
    }
    return store
  }

  /// Makes the pixels of a backdrop's image, and keeps them.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - fill: Writes what lies below in the window, reduced.
  /// - Returns: The pixels; `nil` for a window of hardly any, or where memory is short.
  private func makeStore(of image: BackdropImage, _ fill: (Target) -> Void) -> BackingStore? {
    let (request, window, factor) = (image.request, image.request.window, image.request.reduction)
    let width = max((window.width + factor - 1) / factor, 2)
    let height = max((window.height + factor - 1) / factor, 2)
    guard window.width > 1, window.height > 1,
      let memory = memories.memory(width: width, height: height, counting: &counts)
    else { return nil }
    counts.backdropsMade += 1
    counts.pixelsBlurred += window.area
    memory.withPixels {
      let target = Target($0)
      fill(target)
      request.apply(to: target.pixels(target.whole), on: processors)
    }
    let isOpaque = request.background >> 24 == 255
    let opaquePart = PixelRect(width: isOpaque ? width : 0, height: height)
    let store = BackingStore(memory, from: memories, opaquePart: opaquePart)
    backdrops.keep(store, of: image)
    return store
  }

  /// Lends memory for pixels, from the pool where they are many; calls may nest.
  private func withMemory(
    width: Int,
    height: Int,
    _ body: (_ base: UnsafeMutableRawPointer, _ bytesPerRow: Int) -> Void
  ) {
    let bytesPerRow = BackingStore.bytesPerRow(width: width)
    let byteCount = bytesPerRow * height
    guard byteCount >= StoreMemoryPool.leastBytes,
      let memory = memories.memory(width: width, height: height, counting: &counts)
    else {
      return withUnsafeTemporaryAllocation(byteCount: byteCount, alignment: 64) {
        if let base = $0.baseAddress { body(base, bytesPerRow) }
      }
    }
    memory.withPixels { body($0.base, $0.bytesPerRow) }
    memories.keep(memory)
  }

  /// Returns the pixels of a blurred image where a mask lets them through.
  ///
  /// - Parameters:
  ///   - image: The image, stretched over its window.
  ///   - mask: The mask.
  ///   - place: The place of the mask's item.
  /// - Returns: The pixels of the bounds of the place.
  func store(of image: Scaling, through mask: SubList, at place: Footprint) -> BackingStore? {
    let bounds = place.bounds
    let part = bounds.moved(x: -place.box.left, y: -place.box.top)
    guard let memory = BackingStore.makeMemory(width: bounds.width, height: bounds.height) else {
      return nil
    }
    let isMasked = memory.withPixels { pixels in
      let target = Target(pixels, window: bounds)
      image.withPainter(of: bounds, Scratch()) { $0(target.pixels(bounds), bounds) }
      return multiply(Target(pixels, window: part, of: mask), by: mask)
    }
    guard isMasked else { return nil }
    counts.bytesAllocated += memory.byteCount
    return BackingStore(memory, opaquePart: PixelRect(width: 0, height: 0))
  }

  /// Paints boxes of a sub-list that was flattened in part.
  private func paint(
    _ boxes: [PixelRect],
    of list: SubList,
    into target: Target,
    without unpainted: [BackingStore.Unpainted]
  ) {
    for box in boxes {
      counts.pixelsFlattened += box.area
      paint(list.list, .rest(Region(box), without: unpainted), into: target, background: 0)
    }
  }

  /// Paints a part of a sub-list and returns what is known of its pixels.
  private func flatten(_ list: SubList, _ part: PixelRect, into target: Target) -> Painted {
    if list.isSum {
      retour_fill(target.pixels(part), 0)
      add(list.list, into: target)
    } else if list.mask == nil {
      if let former = formerFrame, let shown = former.part(of: list, within: part) {
        return flatten(list, part, into: target, copying: shown, of: former)
      }
      return paint(list.list, .details(of: list, within: part), into: target, background: 0)
    } else {
      paint(list.list, .whole, into: target, background: 0)
    }
    if let mask = list.mask { multiply(target, by: mask) }
    return Painted()
  }

  /// Multiplies pixels by the alpha of a mask, which is painted a few rows at a time where that
  /// costs less than to read it again.
  ///
  /// - Parameters:
  ///   - target: The memory of a part of the mask's pixels.
  ///   - mask: The mask.
  /// - Returns: Whether there was memory for the mask.
  @discardableResult
  private func multiply(_ target: Target, by mask: SubList) -> Bool {
    let isMultiplied =
      mask.store == nil && mask.isOfPlainItems
      && withPass { pass in
        pass.remaining.set(target.window)
        collect(mask.list, in: target.whole, background: 0, to: pass)
        pass.join(in: target.window.area)
        guard pass.works.allSatisfy(\.isCopied) else { return false }
        count(pass)
        painters.multiply(target, by: pass.works)
        return true
      }
    if isMultiplied { return true }
    guard let (store, shown) = store(of: mask, showing: target.window) else { return false }
    painters.one.combine(Bitmap(store), at: (shown.left, shown.top), .mask, into: target)
    return true
  }

  /// Paints a part of a sub-list but for the pixels that the screen shows, which are copied.
  private func flatten(
    _ list: SubList,
    _ part: PixelRect,
    into target: Target,
    copying shown: FormerFrame.Part,
    of former: FormerFrame
  ) -> Painted {
    let painted = survey(list, in: target)
    let rest = Region(part)
    rest.pixels.subtract(shown.pixels.pixels)
    paint(list.list, .rest(rest, without: painted.unpainted), into: target, background: 0)
    for part in painted.unpainted { shown.pixels.pixels.subtract(part.inside.pixels) }
    former.copy(shown, to: target)
    let copied = shown.pixels.area
    counts.pixelsCopied += copied
    counts.pixelsWritten += copied
    return painted
  }

  /// Finds the opaque and uniform parts of a sub-list, without painting it or the images in it.
  private func survey(_ list: SubList, in target: Target) -> Painted {
    withPass { pass in
      pass.remaining.set(target.window)
      let (whole, window) = (target.whole, target.window)
      let isCovered = collect(list.list, in: whole, background: 0, to: pass, flattens: false)
      pass.join(in: window.area)
      return Painted(pass, of: list, in: window, isCovered: isCovered)
    }
  }

  /// Adds up the pixels of the sub-lists of a list.
  private func add(_ list: DisplayList, into target: Target) {
    for (item, place) in zip(list.items, list.places) {
      guard case .sublist(let inner, let opacity) = item.content, let place else { continue }
      let (x, y) = (place.box.left, place.box.top)
      let visible = place.bounds.intersection(target.window).moved(x: -x, y: -y)
      guard !visible.isEmpty, let (store, shown) = store(of: inner, showing: visible) else {
        continue
      }
      painters.one.combine(
        Bitmap(store),
        at: (shown.left + x, shown.top + y),
        .add(opacity: byte(opacity)),
        into: target
      )
    }
  }

  /// Paints a part of a list.
  @discardableResult
  private func paint(
    _ list: DisplayList,
    _ part: PaintedPart,
    into target: Target,
    background: UInt32
  ) -> Painted {
    withPass { pass in
      let window = target.window
      switch part {
      case .damaged(let damage): pass.remaining.set(damage.pixels, within: window)
      case .rest(let region, _), .items(_, let region): pass.remaining.set(region.pixels)
      case .whole, .details: pass.remaining.set(window)
      }
      let area = pass.remaining.extents.area
      let isCovered = collect(list, part, in: target.whole, background: background, to: pass)
      pass.join(in: area)
      var painted = Painted()
      switch part {
      case .details(let list, let box):
        painted = Painted(pass, of: list, in: window, isCovered: isCovered)
        pass.leaveOut(painted.unpainted, in: window)
        if box != window { pass.limit(to: box) }
      case .rest(_, let unpainted): pass.leaveOut(unpainted, in: window)
      case .damaged, .whole, .items: break
      }
      painters.paint(pass.works, taking: count(pass), into: target)
      return painted
    }
  }

  /// Counts the work of a pass, and returns the nanoseconds that one processor needs for it, about.
  @discardableResult
  private func count(_ pass: Pass) -> Int {
    // By index: debug builds, in which tests count, allocate what an iterator copies.
    var time = 0
    for index in pass.works.indices where !pass.works[index].isEmpty {
      counts.add(pass.works[index])
      time += pass.works[index].time
    }
    return time
  }

  /// Adds the work of a list to a pass, and of the background; returns whether items cover it.
  @discardableResult
  private func collect(
    _ list: DisplayList,
    _ part: PaintedPart = .whole,
    in whole: PixelRect,
    background: UInt32,
    to pass: Pass,
    flattens: Bool = true
  ) -> Bool {
    var collector = Collector(
      pass,
      masks: masks,
      images: images,
      compositor: self,
      whole: whole,
      background: background,
      flattens: flattens
    )
    var items = list.items.indices
    if case .items(let some, _) = part { items = some }
    collector.collect(list, items, at: Position(whole: whole))
    counts.add(collector.counts)
    guard !pass.remaining.isEmpty else { return true }
    // Below other items, the pixels are there already.
    guard items.lowerBound == 0 else { return false }
    pass.add(Work(clearing: pass.remaining, to: background))
    return false
  }

  /// Lends a pass that is not in use.
  private func withPass<Result>(_ body: (Pass) -> Result) -> Result {
    let pass = passes.popLast() ?? Pass()
    defer {
      pass.end()
      passes.append(pass)
    }
    return body(pass)
  }
}

extension DisplayList.Item {
  /// Whether the item is a group itself: one inside another would be looked at twice, and twice as
  /// often at each level.
  fileprivate var isGroup: Bool {
    guard case .sublist(_, let opacity) = content else { return false }
    return byte(opacity) < 255
  }
}
