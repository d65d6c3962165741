// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#endif

/// Memory for the pixels of an image, freed with its owner.
package struct PixelMemory: ~Copyable {
  /// The size from which on memory is mapped from the system, and so returned to it at once.
  ///
  /// The C library keeps what it is given back: 12 MB for a page after each transition (measured).
  private static let leastMapped = 1 << 20
  /// The size of a large page in bytes: a page of a screen takes thousands of small ones, each with
  /// an interruption (1 to 2 ms, measured; 12 on a virtual machine).
  private static let largePage = 2 << 20
  /// The alignment of the first row, in bytes: a cache line.
  private static let alignment = 64

  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// The distance from the start of one row to the start of the next, in bytes.
  package let bytesPerRow: Int
  private let base: UnsafeMutableRawPointer
  private let isMapped: Bool

  /// Allocates memory of zeros, or returns `nil` where the system has none.
  ///
  /// - Parameters:
  ///   - width: The width in pixels, at least 1.
  ///   - height: The height in pixels, at least 1.
  ///   - rowAlignment: The number of bytes whose multiple a row's length is; a power of two of at
  ///     least 4.
  package init?(width: Int, height: Int, rowAlignment: Int = 4) {
    precondition(width > 0 && height > 0, "pixels need a size")
    let bytesPerRow = Self.bytesPerRow(width: width, rowAlignment: rowAlignment)
    let byteCount = bytesPerRow * height
    let isMapped = byteCount >= Self.leastMapped
    let base: UnsafeMutableRawPointer
    if isMapped {
      guard let memory = Self.map(byteCount) else { return nil }
      base = memory
    } else {
      base = .allocate(byteCount: byteCount, alignment: Self.alignment)
      base.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
    }
    (self.width, self.height, self.bytesPerRow) = (width, height, bytesPerRow)
    (self.base, self.isMapped) = (base, isMapped)
  }

  /// Returns the distance from the start of one row to the start of the next, in bytes.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - rowAlignment: The number of bytes whose multiple it is; a power of two of at least 4.
  /// - Returns: The distance.
  package static func bytesPerRow(width: Int, rowAlignment: Int) -> Int {
    (width * 4 + rowAlignment - 1) & ~(rowAlignment - 1)
  }

  /// Returns the size of memory that larger pixels can use next: a power of four.
  ///
  /// The system gives no more of it than what is written.
  ///
  /// - Parameter byteCount: The bytes that are needed now.
  /// - Returns: The size in bytes, a megabyte or more.
  package static func sizeWithRoom(for byteCount: Int) -> Int {
    var size = leastMapped
    while size < byteCount { size *= 4 }
    return size
  }

  /// Whether some memory has large pages.
  static func hasLargePages(_ byteCount: Int) -> Bool { mappedSize(byteCount) >= largePage }

  /// Returns the size of the system's pages for some memory, the last of which is a large one, too,
  /// if the memory takes at most a fifth more with it.
  private static func mappedSize(_ byteCount: Int) -> Int {
    let large = (byteCount + largePage - 1) / largePage * largePage
    if large - byteCount <= byteCount / 5 { return large }
    let smallPage = Int(getpagesize())
    return (byteCount + smallPage - 1) / smallPage * smallPage
  }

  /// Maps memory from the system, at the start of a large page.
  private static func map(_ byteCount: Int) -> UnsafeMutableRawPointer? {
    let size = mappedSize(byteCount)
    let mapped = size + largePage
    let (access, kind) = (PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS)
    guard let memory = mmap(nil, mapped, access, kind, -1, 0), memory != MAP_FAILED else {
      return nil
    }
    let start = memory.alignedUp(toMultipleOf: largePage)
    if start > memory { munmap(memory, start - memory) }
    let rest = memory + mapped - (start + size)
    if rest > 0 { munmap(start + size, rest) }
    // Without large pages the memory is the same, only slower at first.
    madvise(start, size, MADV_HUGEPAGE)
    return start
  }

  deinit {
    if isMapped { munmap(base, Self.mappedSize(byteCount)) } else { base.deallocate() }
  }

  /// Lets the system take the memory back until it is written again: until then each pixel is what
  /// it was, or zero.
  package func letSystemReclaim() {
    if isMapped { madvise(base, Self.mappedSize(byteCount), MADV_FREE) }
  }

  /// The size of the memory in bytes.
  package var byteCount: Int { bytesPerRow * height }

  /// Lends the pixels.
  ///
  /// - Parameter body: Reads and writes the pixels.
  /// - Returns: The value that the closure returns.
  package func withPixels<Result>(
    _ body: (borrowing PixelBuffer) throws -> Result
  ) rethrows -> Result {
    try body(
      PixelBuffer(base: base, width: width, height: height, bytesPerRow: bytesPerRow)
    )
  }

  /// Lends all bytes, row by row from the top.
  ///
  /// - Parameter body: Reads the bytes.
  /// - Returns: The value that the closure returns.
  package func withBytes<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    try body(UnsafeRawBufferPointer(start: base, count: byteCount).bytes)
  }
}
