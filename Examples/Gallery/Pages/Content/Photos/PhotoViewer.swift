// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page with a strip of photos, one screen wide each.
final class PhotoViewer: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  private let photos: [Landscape]
  private let first: Int
  private var hasShownFirst = false
  private let label = UILabel()
  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }()

  private static let cell = "photo"
  private static let labelHeight: CGFloat = 44

  init(_ photos: [Landscape], at photo: Landscape) {
    self.photos = photos
    first = photos.firstIndex(of: photo) ?? 0
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.backgroundColor = nil
    collectionView.isPagingEnabled = true
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: Self.cell)
    collectionView.dataSource = self
    collectionView.delegate = self
    label.textAlignment = .center
    view.addSubview(collectionView)
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let height = max(area.height - Self.labelHeight, 0)
    let frame = CGRect(x: 0, y: area.minY, width: view.bounds.width, height: height)
    if collectionView.frame != frame {
      let number = hasShownFirst ? number : first
      collectionView.frame = frame
      collectionView.collectionViewLayout.invalidateLayout()
      collectionView.layoutIfNeeded()
      let path = IndexPath(item: number, section: 0)
      collectionView.scrollToItem(at: path, at: .centeredHorizontally, animated: false)
      hasShownFirst = true
    }
    label.frame = CGRect(
      x: 0,
      y: area.maxY - Self.labelHeight,
      width: area.width,
      height: Self.labelHeight
    )
    showNumber()
  }

  /// The visible photo.
  var photo: Landscape? { photos.indices.contains(number) ? photos[number] : nil }

  /// The frame of the visible photo in the view's coordinates.
  var photoFrame: CGRect { collectionView.frame }

  /// The number of the visible photo, and that of all.
  var caption: String? { label.text }

  /// The photo in the middle of the view.
  private var number: Int {
    let middle = CGPoint(x: collectionView.bounds.midX, y: collectionView.bounds.midY)
    return collectionView.indexPathForItem(at: middle)?.item ?? first
  }

  private func showNumber() {
    let text = "\(number + 1) / \(photos.count)"
    if label.text != text { label.text = text }
  }

  // MARK: UICollectionViewDataSource

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { photos.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cell,
      for: indexPath
    )
    let name = localized("Photo \(indexPath.item + 1)", "照片 \(indexPath.item + 1)")
    (cell as? PhotoCell)?.show(photos[indexPath.item].image(collectionView.bounds.size), name: name)
    return cell
  }

  // MARK: UICollectionViewDelegateFlowLayout

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { collectionView.bounds.size }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { showNumber() }
}
