// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The item of one tab in a tab bar: a title below an image.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  private(set) var storedSelectedImage: UIImage?
  private(set) var storedBadgeValue: String?
  private(set) var storedBadgeColor: UIColor?

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

  // MARK: Getting and setting properties

  /// The image while the tab is selected; `image` unless set.
  open var selectedImage: UIImage? {
    get { storedSelectedImage ?? storedImage }
    set { change { storedSelectedImage = newValue } }
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
