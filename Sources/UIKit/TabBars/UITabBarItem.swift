// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// What a tab bar shows for one of its tabs: a title under an image.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  var storedSelectedImage: UIImage?
  var storedBadgeValue: String?
  var storedBadgeColor: UIColor?

  // MARK: Creating a tab bar item

  /// Creates an item without content.
  public override init() { super.init() }
  /// Creates an item without content.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder cannot be read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates an item with a number to find it by.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - image: The picture; as a template, in the tint colour, unless it says otherwise.
  ///   - tag: The number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    setContent(title: title, image: image)
    self.tag = tag
  }
  /// Creates an item with a picture of its own for the selected tab.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - image: The picture; as a template, in the tint colour, unless it says otherwise.
  ///   - selectedImage: The picture of the selected tab; `nil` is the same.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    setContent(title: title, image: image)
    storedSelectedImage = selectedImage
  }

  // MARK: Getting and setting properties

  /// The picture of the selected tab; `image` unless it was set.
  open var selectedImage: UIImage? {
    get { storedSelectedImage ?? storedImage }
    set { change { storedSelectedImage = newValue } }
  }

  // MARK: Managing the badge

  /// The text at the image's corner; an empty one shows a capsule alone, `nil` nothing.
  open var badgeValue: String? {
    get { storedBadgeValue }
    set { change { storedBadgeValue = newValue } }
  }
  /// The colour behind that text; `nil` is the system's red.
  open var badgeColor: UIColor? {
    get { storedBadgeColor }
    set { change { storedBadgeColor = newValue } }
  }
}
