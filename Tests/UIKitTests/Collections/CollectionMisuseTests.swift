// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourTesting
import Testing
import UIKit

/// Mistakes of a client, which trap with UIKit's messages.
struct CollectionMisuseTests {
  /// Whether a process ended with a message.
  private func expect(
    _ message: String,
    _ result: ExitTest.Result?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(message), "\(output.suffix(600))", sourceLocation: sourceLocation)
  }

  @Test func `an identifier without a class cannot be dequeued`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let stage = CollectionStage([["A"]])
      _ = stage.view.dequeueReusableCell(
        withReuseIdentifier: "x",
        for: IndexPath(item: 0, section: 0)
      )
    }
    expect(
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier x - must "
        + "register a nib or a class for the identifier or connect a prototype cell in a storyboard",
      result
    )
  }

  @Test func `a cell that was not dequeued is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(
          _ collectionView: UICollectionView,
          numberOfItemsInSection section: Int
        ) -> Int { 1 }
        func collectionView(
          _ collectionView: UICollectionView,
          cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
      }
      let stage = CollectionStage([])
      let source = Source()
      stage.view.dataSource = source
      stage.view.layoutIfNeeded()
    }
    expect(
      "does not have a reuseIdentifier - cells must be retrieved by calling "
        + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:",
      result
    )
  }

  @Test func `a batch that does not add up ends with UIKit's count of items`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let stage = CollectionStage([["A", "B", "C"]])
      stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    expect(
      "Invalid update: invalid number of items in section 0.  The number of items contained in an "
        + "existing section after the update (3) must be equal to the number of items contained in "
        + "that section before the update (3), plus or minus the number of items inserted or "
        + "deleted from that section (1 inserted, 0 deleted)",
      result
    )
  }

  @Test func `an item to scroll to exists`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let stage = CollectionStage([["A", "B", "C"]])
      stage.view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .top, animated: false)
    }
    expect("out-of-bounds item (9) when there are only 3 items in section 0.", result)
  }

  @Test func `an item is in a snapshot once`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2, 1])
    }
    expect("supplied item identifiers are not unique. Duplicate identifiers: {(1)}", result)
  }

  @Test func `a snapshot has a section before it has items`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendItems([1])
    }
    expect("There are currently no sections in the data source. Please add a section", result)
  }
}
