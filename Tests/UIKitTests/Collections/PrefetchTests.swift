// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourTesting
import Testing
import UIKit

@MainActor
struct PrefetchTests {
  private final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching,
    UITableViewDataSourcePrefetching
  {
    var prepared: [Int] = []
    var cancelled: [Int] = []

    func collectionView(
      _ collectionView: UICollectionView,
      prefetchItemsAt indexPaths: [IndexPath]
    ) { prepared += indexPaths.map(\.item) }
    func collectionView(
      _ collectionView: UICollectionView,
      cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { cancelled += indexPaths.map(\.item) }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      prepared += indexPaths.map(\.row)
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      cancelled += indexPaths.map(\.row)
    }
  }

  private let prefetcher = Prefetcher()
  private let rows = (0..<200).map { "\($0)" }

  @Test func `a table prepares the rows of the next screen, and cancels after a turn`() {
    let stage = TableStage([rows])
    stage.table.rowHeight = 100
    stage.table.prefetchDataSource = prefetcher
    stage.table.reloadData()
    stage.world.advance(by: 0)
    #expect(prefetcher.prepared == Array(8..<16))
    #expect(prefetcher.cancelled == [])
    prefetcher.prepared = []
    stage.table.contentOffset.y = 200
    stage.world.advance(by: 0)
    #expect(prefetcher.prepared == [16, 17] && prefetcher.cancelled == [])
    stage.table.contentOffset.y = 150
    stage.world.advance(by: 0)
    #expect(prefetcher.cancelled == Array(10..<18))
    #expect(prefetcher.prepared == [16, 17, 0])
  }

  @Test func `a collection view prepares the items of the next screen`() {
    let stage = CollectionStage([rows])
    stage.flow?.itemSize = CGSize(width: 400, height: 90)
    stage.view.prefetchDataSource = prefetcher
    stage.world.advance(by: 0)
    #expect(prefetcher.prepared == Array(8..<16))
    stage.view.isPrefetchingEnabled = false
    stage.view.contentOffset.y = 500
    stage.world.advance(by: 0)
    #expect(prefetcher.prepared == Array(8..<16))
    stage.view.isPrefetchingEnabled = true
    stage.view.contentOffset.y = 1000
    stage.world.advance(by: 0)
    #expect(
      prefetcher.prepared == Array(8..<16) + Array(18..<26) && prefetcher.cancelled == [8, 9]
    )
  }
}
