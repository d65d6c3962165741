// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The item of one tab in a tab bar: a title below an image.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  private var systemItem: SystemItem?
  private(set) var storedSelectedImage: UIImage?
  private(set) var storedBadgeValue: String?
  private(set) var storedBadgeColor: UIColor?
  private(set) var appearances = BarAppearances<UITabBarAppearance>()

  // MARK: Creating a tab bar item

  /// Creates an item without content.
  public override init() { super.init() }
  /// Creates an item without content.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates an item with a tag.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image; a template in the tint color unless its rendering mode says otherwise.
  ///   - tag: A number that identifies the item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    setContent(title: title, image: image)
    self.tag = tag
  }
  /// Creates an item with another image for the selected tab.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image; a template in the tint color unless its rendering mode says otherwise.
  ///   - selectedImage: The image while the tab is selected; `nil` is `image`.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    setContent(title: title, image: image)
    storedSelectedImage = selectedImage
  }

  /// Creates an item with a title and an image of the system, which cannot be changed.
  ///
  /// - Parameters:
  ///   - systemItem: The title and the image.
  ///   - tag: A number that identifies the item.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(
      title: systemItem.text.text(in: Stage.current.language),
      image: UIImage(systemName: systemItem.symbol),
      tag: tag
    )
    self.systemItem = systemItem
  }

  // MARK: Getting and setting properties

  /// The title; a change of a system item's has no effect.
  open override var title: String? {
    get { super.title }
    set { if systemItem == nil { super.title = newValue } }
  }
  /// The image; a change of a system item's has no effect.
  open override var image: UIImage? {
    get { super.image }
    set { if systemItem == nil { super.image = newValue } }
  }
  /// The image while the tab is selected; `image` unless set.
  open var selectedImage: UIImage? {
    get { storedSelectedImage ?? storedImage }
    set { change { storedSelectedImage = newValue } }
  }

  // MARK: Customizing the bar's appearance

  /// The look of the whole bar while the tab is selected; `nil` is the bar's.
  open var standardAppearance: UITabBarAppearance? {
    get { appearances[.standard] }
    set { setAppearance(newValue, .standard) }
  }
  /// The look of a controller's bar while the tab is selected and its page is scrolled to its
  /// bottom.
  ///
  /// With `nil` it is the bar's.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances[.scrollEdge] }
    set { setAppearance(newValue, .scrollEdge) }
  }

  private func setAppearance(_ appearance: UITabBarAppearance?, _ slot: BarAppearanceChoice.Slot) {
    change {
      appearances[slot] = appearance
      appearances.observe { [weak self] in self?.change {} }
    }
  }

  // MARK: Managing the badge

  /// The text of the badge; an empty text shows an empty badge, `nil` none.
  open var badgeValue: String? {
    get { storedBadgeValue }
    set { change { storedBadgeValue = newValue } }
  }
  /// The color of the badge; `nil` is the system's red.
  open var badgeColor: UIColor? {
    get { storedBadgeColor }
    set { change { storedBadgeColor = newValue } }
  }
}
