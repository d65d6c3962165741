// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Testing
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
///   - sourceLocation: The location of the expectation.
///   - filePath: The file of the test.
public func expectGolden(
  of image: CGImage,
  named name: String,
  scale: CGFloat = 1,
  sourceLocation: SourceLocation = #_sourceLocation,
  filePath: String = #filePath
) {
  expect(.picture(image, scale: scale), named: name, sourceLocation, filePath)
}

/// Expects a text to be equal to its golden, the file `__Goldens__/<Suite>/<test>.<name>.txt`.
///
/// - Parameters:
///   - text: The text.
///   - name: The name of the golden, unique within its test.
///   - sourceLocation: The location of the expectation.
///   - filePath: The file of the test.
public func expectGolden(
  of text: String,
  named name: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  filePath: String = #filePath
) {
  expect(.text(text, tolerance: 0), named: name, sourceLocation, filePath)
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
///   - sourceLocation: The location of the expectation.
///   - filePath: The file of the test.
@MainActor
public func expectGolden(
  of world: World,
  named name: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  filePath: String = #filePath
) {
  // Our decision: the same word in two fonts of the same size is a few points wider or narrower.
  expect(.text(world.layoutDescription, tolerance: 6), named: name, sourceLocation, filePath)
  let picture = Golden.picture(world.frame, scale: world.window.screen.scale)
  expect(picture, named: name, sourceLocation, filePath)
}

private func expect(
  _ golden: Golden,
  named name: String,
  _ sourceLocation: SourceLocation,
  _ filePath: String
) {
  guard let keeper = GoldenKeeper.standard else {
    let words = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
    Issue.record("RETOUR_RECORD is none of \(words)", sourceLocation: sourceLocation)
    return
  }
  let place = GoldenPlace(name: name, test: Test.current?.name ?? "", filePath: filePath)
  if case .fails(let reason) = keeper.judge(golden, at: place) {
    Issue.record("\(place.stem): \(reason)", sourceLocation: sourceLocation)
  }
}
