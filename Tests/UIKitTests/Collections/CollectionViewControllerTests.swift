// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourTesting
import Testing
import UIKit

@MainActor
@Suite(.freesControllers) struct CollectionViewControllerTests {
  private final class Grid: UICollectionViewController {
    var made = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(TitleCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      made += 1
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func makePushed() throws -> (World, UINavigationController, Grid) {
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    let world = World(.leftToRight, size: CGSize(width: 400, height: 800), scale: 2)
    let stack = UINavigationController(rootViewController: grid)
    world.window.rootViewController = stack
    world.settle()
    return (world, stack, grid)
  }

  @Test func `a controller shows its items, below the bar`() throws {
    let (_, stack, grid) = try makePushed()
    let view = try #require(grid.collectionView)
    #expect(view.superview === grid.view && view.frame == grid.view.bounds && grid.made == 3)
    #expect(view.dataSource === grid && view.delegate === grid)
    #expect(view.contentOffset.y == -stack.navigationBar.frame.maxY)
  }

  @Test(arguments: [true, false])
  func `a swipe back clears the selection unless it is cancelled`(_ isCancelled: Bool) throws {
    let (world, stack, grid) = try makePushed()
    let path = IndexPath(item: 1, section: 0)
    grid.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    stack.pushViewController(UIViewController(), animated: true)
    world.settle()
    world.finger.down(at: CGPoint(x: 2, y: 400))
    world.finger.move(to: CGPoint(x: 150, y: 400), during: 0.2)
    if isCancelled {
      world.finger.move(to: CGPoint(x: 10, y: 400), during: 0.2)
    } else {
      world.finger.move(to: CGPoint(x: 390, y: 400), during: 0.1)
    }
    world.finger.up()
    world.settle()
    #expect(stack.viewControllers.count == (isCancelled ? 2 : 1))
    #expect(grid.collectionView.indexPathsForSelectedItems == (isCancelled ? [path] : []))
  }
}
