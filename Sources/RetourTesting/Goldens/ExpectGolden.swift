// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
import Testing
import UIKit

/// Expects an image to be equal to its golden, pixel by pixel.
///
/// The golden is the file `__Goldens__/<Suite>/<test>.<name>@2x.png` in the folder of the test
/// target. The environment variable `RETOUR_RECORD` decides which goldens are recorded: `missing`
/// (the default), `failed`, `all` or `never`. A test that records one fails, and with `CI=true`
/// none is recorded. Images are not compared where libraries or fonts differ from those in
/// `__Goldens__/VERSIONS.txt`; prefer the variant for a world, which compares its layout there.
///
/// - Parameters:
///   - image: The image.
///   - name: The name of the golden, unique within its test.
///   - scale: The pixels per point, which are part of the file's name only.
///   - filePath: The file of the test.
///   - line: The line of the expectation.
///   - function: The name of the test where XCTest runs it. Swift Testing knows the name itself.
public func expectGolden(
  of image: CGImage,
  named name: String,
  scale: CGFloat = 1,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  function: StaticString = #function
) {
  expect(.image(image, scale: scale), named: name, at: Caller(filePath, line, function))
}

/// Expects a text to be equal to its golden, the file `__Goldens__/<Suite>/<test>.<name>.txt`.
///
/// - Parameters:
///   - text: The text.
///   - name: The name of the golden, unique within its test.
///   - filePath: The file of the test.
///   - line: The line of the expectation.
///   - function: The name of the test where XCTest runs it. Swift Testing knows the name itself.
public func expectGolden(
  of text: String,
  named name: String,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  function: StaticString = #function
) {
  expect(.text(text, tolerance: 0), named: name, at: Caller(filePath, line, function))
}

/// Expects the image on a world's screen, and the layout of its views, to be equal to their
/// goldens.
///
/// The golden of the layout is the text of ``World/layoutDescription``. Where libraries or fonts
/// differ from those that the image was recorded with, only the layout is compared, and its numbers
/// may differ by 6 points.
///
/// - Parameters:
///   - world: The world.
///   - name: The name of the golden, unique within its test.
///   - filePath: The file of the test.
///   - line: The line of the expectation.
///   - function: The name of the test where XCTest runs it. Swift Testing knows the name itself.
@MainActor
public func expectGolden(
  of world: World,
  named name: String,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  function: StaticString = #function
) {
  // Our decision: the same word in two fonts of the same size is a few points wider or narrower.
  let caller = Caller(filePath, line, function)
  expect(.text(world.layoutDescription, tolerance: 6), named: name, at: caller)
  let image = Golden.image(world.frame, scale: world.window.screen.scale)
  expect(image, named: name, at: caller)
}

/// The code that calls an expectation.
private struct Caller {
  let filePath: StaticString
  let line: UInt
  let function: StaticString

  init(_ filePath: StaticString, _ line: UInt, _ function: StaticString) {
    (self.filePath, self.line, self.function) = (filePath, line, function)
  }
}

private func expect(_ golden: Golden, named name: String, at caller: Caller) {
  func fail(_ message: String) {
    Failure(message: message, filePath: caller.filePath, line: caller.line).report()
  }
  guard let keeper = GoldenKeeper.standard else {
    let words = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
    fail("RETOUR_RECORD is none of \(words)")
    return
  }
  let test = Test.current?.name ?? "\(caller.function)"
  let place = GoldenPlace(name: name, test: test, filePath: "\(caller.filePath)")
  if case .fails(let reason) = keeper.judge(golden, at: place) { fail("\(place.stem): \(reason)") }
}
