// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import RetourTesting

final class GoldenKeeperTests {
  private let folder = NSTemporaryDirectory() + "retour-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private var place: GoldenPlace {
    GoldenPlace(name: "one", test: "test()", filePath: folder + "/Tests/ATests/SomeTests.swift")
  }

  private func keeper(_ mode: RecordMode, versions: String = "font 1") -> GoldenKeeper {
    GoldenKeeper(
      mode: mode,
      versions: versions,
      review: ReviewPage(folder: folder + "/artifacts")
    )
  }

  private func image(_ pixel: UInt32, width: Int = 2) -> Golden {
    .image(.made(width, 2, isOpaque: true) { _, _ in pixel }, scale: 2)
  }

  private func fails(_ verdict: GoldenKeeper.Verdict, _ words: String) -> Bool {
    if case .fails(let reason) = verdict { return reason.contains(words) }
    return false
  }

  @Test(arguments: [RecordMode.missing, .failed, .all])
  func `a missing golden is recorded and fails the test`(_ mode: RecordMode) {
    #expect(fails(keeper(mode).judge(image(0xFF00_0000), at: place), "recorded"))
    #expect(FileManager.default.fileExists(atPath: place.file("@2x.png")))
    #expect(keeper(.never).judge(image(0xFF00_0000), at: place) == .matches)
  }

  @Test func `a missing golden fails and is not recorded with mode never`() {
    #expect(fails(keeper(.never).judge(image(0xFF00_0000), at: place), "there is no golden"))
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test func `a pixel that differs by one fails and is on the review page`() throws {
    _ = keeper(.missing).judge(image(0xFF00_0000), at: place)
    let before = try Data(contentsOf: URL(fileURLWithPath: place.file("@2x.png")))
    let verdict = keeper(.missing).judge(image(0xFF00_0001), at: place)
    #expect(fails(verdict, "4 of 4 pixels differ, by up to 1 of 255"))
    #expect(fails(verdict, "artifacts/index.html"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: place.file("@2x.png"))) == before)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder + "/artifacts").sorted()
    let name = "1.ATests.SomeTests.test.one@2x.png"
    #expect(
      files == [
        "\(name).actual.png", "\(name).difference.png", "\(name).reference.png", "index.html",
      ]
    )
    let page = try String(contentsOfFile: folder + "/artifacts/index.html", encoding: .utf8)
    for file in files.dropLast() { #expect(page.contains("src=\"\(file)\"")) }
    #expect(page.contains("cp '\(folder)/artifacts/\(name).actual.png' '\(place.file("@2x.png"))'"))
  }

  @Test(arguments: 0..<3, 0..<2)
  func `one different pixel fails wherever it is`(_ x: Int, _ y: Int) {
    func image(_ pixel: UInt32) -> Golden {
      let image = CGImage.made(3, 2, isOpaque: true) { column, row in
        (column, row) == (x, y) ? pixel : 0xFF00_0000
      }
      return .image(image, scale: 2)
    }
    _ = keeper(.missing).judge(image(0xFF00_0000), at: place)
    let verdict = keeper(.missing).judge(image(0xFF00_0002), at: place)
    #expect(fails(verdict, "1 of 6 pixels differ, by up to 2 of 255"))
  }

  @Test(arguments: [RecordMode.failed, .all])
  func `a different golden is recorded with modes failed and all`(_ mode: RecordMode) {
    _ = keeper(.missing).judge(image(0xFF00_0000), at: place)
    #expect(fails(keeper(mode).judge(image(0xFFFF_FFFF), at: place), "recorded anew"))
    #expect(keeper(mode).judge(image(0xFFFF_FFFF), at: place) == .matches)
  }

  @Test func `an image of another size fails with both sizes`() {
    _ = keeper(.missing).judge(image(0xFF00_0000), at: place)
    let verdict = keeper(.never).judge(image(0xFF00_0000, width: 3), at: place)
    #expect(fails(verdict, "the size was 2 x 2 pixels and is 3 x 2"))
  }

  @Test func `a golden that cannot be decoded fails`() throws {
    _ = keeper(.missing).judge(image(0xFF00_0000), at: place)
    try Data([1, 2, 3]).write(to: URL(fileURLWithPath: place.file("@2x.png")))
    #expect(fails(keeper(.missing).judge(image(0xFF00_0000), at: place), "cannot be read"))
  }

  @Test func `an empty text is no golden`() {
    #expect(fails(keeper(.all).judge(.text("", tolerance: 0), at: place), "empty"))
  }

  @Test func `other fonts skip images and allow the layout's numbers a tolerance`() {
    _ = keeper(.missing).judge(image(0xFF00_0000), at: place)
    _ = keeper(.missing).judge(.text("UILabel (10, 20)", tolerance: 3), at: place)
    let other = keeper(.missing, versions: "font 2")
    #expect(other.judge(image(0xFFFF_FFFF), at: place) == .skipped)
    #expect(other.judge(.text("UILabel (12, 20)", tolerance: 3), at: place) == .matches)
    #expect(fails(other.judge(.text("UILabel (14, 20)", tolerance: 3), at: place), "line 1"))
    #expect(
      fails(keeper(.missing).judge(.text("UILabel (12, 20)", tolerance: 3), at: place), "line 1")
    )
  }

  @Test func `other fonts record goldens with mode all only`() {
    _ = keeper(.missing).judge(image(0xFF00_0000), at: place)
    let elsewhere = GoldenPlace(
      name: "two",
      test: "test()",
      filePath: folder + "/Tests/ATests/SomeTests.swift"
    )
    let verdict = keeper(.missing, versions: "font 2").judge(image(0xFF00_0000), at: elsewhere)
    #expect(fails(verdict, "RETOUR_RECORD=all"))
    #expect(keeper(.all, versions: "font 2").judge(image(0xFF00_0000), at: place) == .matches)
    #expect(keeper(.never, versions: "font 2").judge(image(0xFFFF_FFFF), at: place) != .skipped)
  }

  @Test func `a different text is on the review page with its lines marked`() throws {
    _ = keeper(.missing).judge(.text("a\n<b>", tolerance: 0), at: place)
    #expect(fails(keeper(.missing).judge(.text("a\nc", tolerance: 0), at: place), "line 2"))
    let page = try String(contentsOfFile: folder + "/artifacts/index.html", encoding: .utf8)
    #expect(page.contains("<mark>&lt;b></mark>"))
    #expect(page.contains("<mark>c</mark>"))
  }
}
