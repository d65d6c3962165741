// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The common properties of all bars' items: a title, an image, and whether they are enabled.
@preconcurrency @MainActor
open class UIBarItem: NSObject, AssociationOwner {
  private nonisolated(unsafe) var associations: AssociationBox?
  /// The owner or the view of the item, which receives its changes.
  private(set) weak var holder: (any BarItemHolder)?
  private(set) var storedTitle: String?
  private(set) var storedImage: UIImage?
  private var storedCompactImage: UIImage?
  private var insets: (any: UIEdgeInsets, compact: UIEdgeInsets) = (.zero, .zero)
  private(set) var storedLargeImage: UIImage?
  private(set) var storedLargeImageInsets = UIEdgeInsets.zero
  private(set) var storedIsEnabled = true
  /// The origins of the appearance values; `nil` until one was set.
  var styling: Styling?
  private(set) var titleStyles = StateTable<TextStyle>()

  // MARK: Initializing an item

  /// Creates an item without content.
  public override init() { super.init() }
  /// Creates an item without content.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Getting and setting properties

  /// The text of the item.
  open var title: String? {
    get { storedTitle }
    set { change { storedTitle = newValue } }
  }
  /// The image of the item, in place of the title.
  open var image: UIImage? {
    get { storedImage }
    set { change { storedImage = newValue } }
  }
  /// The image in a bar of the compact height; `nil` is `image`.
  ///
  /// An item without an `image` does not show it.
  open var landscapeImagePhone: UIImage? {
    get { storedCompactImage }
    set { change { storedCompactImage = newValue } }
  }
  /// The insets of the image in its place, in points; negative ones move or enlarge it.
  ///
  /// They do not change the size of the item's button.
  open var imageInsets: UIEdgeInsets {
    get { insets.any }
    set { change { insets.any = newValue } }
  }
  /// The insets of `landscapeImagePhone`, in points.
  open var landscapeImagePhoneInsets: UIEdgeInsets {
    get { insets.compact }
    set { change { insets.compact = newValue } }
  }
  /// The image in the large content viewer; `nil` scales `image`.
  open var largeContentSizeImage: UIImage? {
    get { storedLargeImage }
    set { storedLargeImage = newValue }
  }
  /// The insets that move `largeContentSizeImage` in the viewer, in points.
  open var largeContentSizeImageInsets: UIEdgeInsets {
    get { storedLargeImageInsets }
    set { storedLargeImageInsets = newValue }
  }
  /// Whether the item is enabled.
  open var isEnabled: Bool {
    get { storedIsEnabled }
    set { change { storedIsEnabled = newValue } }
  }
  /// A number that identifies the item.
  open var tag = 0

  // MARK: Accessibility

  /// A short text that names the item; `nil` takes the title.
  open var accessibilityLabel: String?
  /// The value of the item; `nil` takes the badge.
  open var accessibilityValue: String?
  /// A text that describes what happens when the item is chosen.
  open var accessibilityHint: String?
  /// The behavior of the item, in addition to that of its button.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// A name for tests, which is not spoken.
  open var accessibilityIdentifier: String?

  // MARK: Customizing appearance

  /// Sets the attributes of the title in a state: `font`, `foregroundColor` and `shadow`.
  ///
  /// - Parameters:
  ///   - attributes: The attributes; `nil` uses those of the normal state.
  ///   - state: The state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    restyle(\.titleStyles[exactly: state], to: attributes.map(TextStyle.init))
  }
  /// Returns the attributes of the title in a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The attributes that were set for it.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleStyles[exactly: state]?.attributes
  }

  /// Returns the image in a bar.
  ///
  /// - Parameter isCompact: Whether the bar has its compact height.
  /// - Returns: The image; `nil` shows the title.
  func image(isCompact: Bool) -> UIImage? {
    isCompact && storedImage != nil ? storedCompactImage ?? storedImage : storedImage
  }

  /// Returns the frame of the image in a bar.
  ///
  /// - Parameters:
  ///   - place: The frame without insets.
  ///   - isCompact: Whether the bar has its compact height.
  /// - Returns: The frame, of no size where the insets leave none.
  func imageFrame(in place: CGRect, isCompact: Bool) -> CGRect {
    let isOwn = isCompact && storedCompactImage != nil
    let insets = isOwn ? insets.compact : insets.any
    return CGRect(
      x: place.minX + insets.left,
      y: place.minY + insets.top,
      width: max(0, place.width - insets.left - insets.right),
      height: max(0, place.height - insets.top - insets.bottom)
    )
  }

  // MARK: Ownership

  /// Sets the content without notifying the holder.
  func setContent(title: String?, image: UIImage?) {
    (storedTitle, storedImage) = (title, image)
  }

  /// Makes an object receive the item's changes, in place of any other.
  func setHolder(_ holder: any BarItemHolder) { self.holder = holder }

  /// Stops an object from receiving the item's changes, if it does.
  func removeHolder(_ former: any BarItemHolder) {
    if holder === former { holder = nil }
  }

  /// Makes a change of which the holder is not notified.
  func withoutNotifyingHolder(_ body: () -> Void) {
    let former = holder
    holder = nil
    body()
    holder = former
  }

  /// Makes a change and notifies the holder.
  func change(_ body: () -> Void) {
    body()
    holder?.barItemDidChange(self)
  }

  nonisolated func associationBox(creating: Bool) -> AssociationBox? {
    associations.box(creating: creating)
  }
}
