// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A page with a grid of photos by month, which open one by one.
final class PhotosPage: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private struct Month: Hashable {
    let title: String
    let photos: [Landscape]
  }

  private static let spacing: CGFloat = 2
  private static let columns: CGFloat = 4
  private static let thumbnail = CGSize(width: 100, height: 100)

  private let months: [Month]
  private var thumbnails: [Landscape: UIImage] = [:]
  private lazy var source = makeSource()

  init() {
    let titles = [localized("May", "五月"), localized("June", "六月"), localized("July", "七月")]
    months = titles.enumerated().map { index, title in
      let first = 18 * index
      return Month(title: title, photos: (first..<first + 18).map { Landscape(number: $0) })
    }
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = Self.spacing
    layout.minimumInteritemSpacing = Self.spacing
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.sectionHeadersPinToVisibleBounds = true
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    var snapshot = NSDiffableDataSourceSnapshot<String, Landscape>()
    for month in months {
      snapshot.appendSections([month.title])
      snapshot.appendItems(month.photos)
    }
    source.apply(snapshot, animatingDifferences: false)
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<String, Landscape> {
    let cells = UICollectionView.CellRegistration<PhotoCell, Landscape> {
      [weak self] cell, _, item in
      guard let self else { return }
      cell.show(
        thumbnail(of: item),
        name: localized("Photo \(item.number + 1)", "照片 \(item.number + 1)")
      )
    }
    let headers = UICollectionView.SupplementaryRegistration<PhotoHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, path in
      if let self { header.show(months[path.section].title) }
    }
    let source = UICollectionViewDiffableDataSource<String, Landscape>(
      collectionView: collectionView
    ) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    return source
  }

  private func thumbnail(of photo: Landscape) -> UIImage {
    if let image = thumbnails[photo] { return image }
    let image = photo.image(Self.thumbnail)
    thumbnails[photo] = image
    return image
  }

  // MARK: The zoom

  /// A zoom out of the item of the photo that is visible, and into it.
  private func zoom() -> UIViewController.Transition {
    let options = UIViewController.Transition.ZoomOptions()
    options.alignmentRectProvider = { ($0.zoomedViewController as? PhotoViewer)?.photoFrame }
    return .zoom(options: options) { [weak self] context in
      self?.item(of: (context.zoomedViewController as? PhotoViewer)?.photo)
    }
  }

  /// Returns the item of a photo, which it scrolls to if it is out of sight.
  private func item(of photo: Landscape?) -> UIView? {
    guard let photo, let path = source.indexPath(for: photo) else { return nil }
    if !collectionView.indexPathsForVisibleItems.contains(path) {
      collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
      collectionView.layoutIfNeeded()
    }
    return collectionView.cellForItem(at: path)
  }

  // MARK: UICollectionViewDelegateFlowLayout

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let gaps = Self.spacing * (Self.columns - 1)
    let length = ((collectionView.bounds.width - gaps) / Self.columns).rounded(.down)
    return CGSize(width: length, height: length)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    guard let photo = source.itemIdentifier(for: indexPath) else { return }
    let viewer = PhotoViewer(source.snapshot().itemIdentifiers, at: photo)
    viewer.preferredTransition = zoom()
    navigationController?.pushViewController(viewer, animated: true)
  }
}
