// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// What the items of all bars have in common: a title, an image, and whether they can be used.
@preconcurrency @MainActor
open class UIBarItem: NSObject, AssociationOwner {
  private nonisolated(unsafe) var associations: AssociationBox?
  /// Whoever shows the item and has to hear of its changes.
  weak var holder: (any BarItemHolder)?
  var storedTitle: String?
  var storedImage: UIImage?
  var storedIsEnabled = true
  /// What is known of where the looks come from; `nil` as long as that is of no interest.
  var styling: Styling?
  var titleLooks = StateTable<TextLook>()

  // MARK: Initializing an item

  /// Creates an item without content.
  public override init() { super.init() }
  /// Creates an item without content.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder cannot be read here.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Getting and setting properties

  /// The text of the item.
  open var title: String? {
    get { storedTitle }
    set { change { storedTitle = newValue } }
  }
  /// The picture of the item, shown in place of the title.
  open var image: UIImage? {
    get { storedImage }
    set { change { storedImage = newValue } }
  }
  /// Whether the item can be used.
  open var isEnabled: Bool {
    get { storedIsEnabled }
    set { change { storedIsEnabled = newValue } }
  }
  /// A number by which the item can be found again.
  open var tag = 0

  // MARK: Customizing appearance

  /// Sets how the title looks in a state: `font`, `foregroundColor` and `shadow`.
  ///
  /// - Parameters:
  ///   - attributes: The attributes; `nil` takes those of the normal state.
  ///   - state: The state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    restyle(\.titleLooks[exactly: state], to: attributes.map(TextLook.init))
  }
  /// Returns how the title looks in a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The attributes that were set for it.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleLooks[exactly: state]?.attributes
  }

  /// Makes a change and tells who shows the item.
  func change(_ body: () -> Void) {
    body()
    holder?.barItemDidChange(self)
  }

  nonisolated func associationBox(creating: Bool) -> AssociationBox? {
    associations.box(creating: creating)
  }
}
