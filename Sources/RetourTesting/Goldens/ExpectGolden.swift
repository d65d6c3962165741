// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Testing
import UIKit

/// Expects a picture to have the pixels of its golden, exactly.
///
/// The golden is the file `__Goldens__/<Suite>/<test>.<name>@2x.png` in the folder of the test
/// target. `RETOUR_RECORD` says when one is written: `missing` (unless set), `failed`, `all` or
/// `never`; a test that writes one fails and says so, and with `CI=true` none is written. Where
/// libraries or fonts differ from those in `__Goldens__/VERSIONS.txt` nothing is compared: give the
/// world itself where there is one, its layout is compared there.
///
/// - Parameters:
///   - image: The picture.
///   - name: Tells the goldens of one test apart.
///   - scale: The pixels per point; it goes into the file's name only.
///   - sourceLocation: Where the expectation is.
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

/// Expects a text to be its golden, the file `__Goldens__/<Suite>/<test>.<name>.txt`.
///
/// - Parameters:
///   - text: The text.
///   - name: Tells the goldens of one test apart.
///   - sourceLocation: Where the expectation is.
///   - filePath: The file of the test.
public func expectGolden(
  of text: String,
  named name: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  filePath: String = #filePath
) {
  expect(.text(text, tolerance: 0), named: name, sourceLocation, filePath)
}

/// Expects a world to show the picture of its golden, and its views to lie as they did then.
///
/// Beside the picture there is a text golden with ``World/layoutDescription``. Where libraries or
/// fonts are others than those that the picture was recorded with, the text is what is compared,
/// and its numbers may be 6 points off.
///
/// - Parameters:
///   - world: The world.
///   - name: Tells the goldens of one test apart.
///   - sourceLocation: Where the expectation is.
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
