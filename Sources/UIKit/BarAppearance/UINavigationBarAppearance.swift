// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The look of a navigation bar: its background, its titles and its buttons.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The images of a back indicator; both are set, or neither.
  private var indicator: (image: UIImage, mask: UIImage)?
  private(set) var titleStyle = TextStyle([:])
  private(set) var largeTitleStyle = TextStyle([:])
  private(set) var subtitleStyle = TextStyle([:])
  private(set) var largeSubtitleStyle = TextStyle([:])
  private lazy var buttons = watched(UIBarButtonItemAppearance())
  private lazy var prominentButtons = watched(UIBarButtonItemAppearance(style: .prominent))
  private lazy var backButtons = watched(UIBarButtonItemAppearance())

  // MARK: Configuring the title

  /// The attributes of titles: `font`, `foregroundColor` and `shadow`.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { titleStyle.attributes }
    set { change { titleStyle = TextStyle(newValue) } }
  }
  /// The attributes of large titles: `font`, `foregroundColor` and `shadow`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
    get { largeTitleStyle.attributes }
    set { change { largeTitleStyle = TextStyle(newValue) } }
  }
  /// The attributes of subtitles: `font`, `foregroundColor` and `shadow`.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] {
    get { subtitleStyle.attributes }
    set { change { subtitleStyle = TextStyle(newValue) } }
  }
  /// The attributes of the subtitles of large titles: `font`, `foregroundColor` and `shadow`.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] {
    get { largeSubtitleStyle.attributes }
    set { change { largeSubtitleStyle = TextStyle(newValue) } }
  }
  /// The offset of titles, in points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { onChange?() }
  }

  // MARK: Configuring the buttons

  /// The look of plain items.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons }
    set { change { buttons = watched(newValue.copied()) } }
  }
  /// The look of prominent items.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { prominentButtons }
    set { change { prominentButtons = watched(newValue.copied()) } }
  }
  /// The former name of the look of prominent items.
  @available(
    iOS,
    introduced: 13.0,
    deprecated: 26.0,
    renamed: "prominentButtonAppearance"
  )
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { prominentButtonAppearance }
    set { prominentButtonAppearance = newValue }
  }
  /// The look of back buttons.
  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { backButtons }
    set { change { backButtons = watched(newValue.copied()) } }
  }

  // MARK: Configuring the back indicator

  /// The image in front of a back button's title.
  open var backIndicatorImage: UIImage { indicator?.image ?? Self.standardIndicator }
  /// The mask of titles during a transition.
  ///
  /// Here titles are clipped where the back indicator ends, whatever the mask's shape (our
  /// decision, see Parity).
  open var backIndicatorTransitionMaskImage: UIImage {
    indicator?.mask ?? Self.standardIndicator
  }
  /// Sets the image in front of a back button's title and its mask.
  ///
  /// If either is `nil`, both are the system's again.
  ///
  /// - Parameters:
  ///   - backIndicatorImage: The image.
  ///   - backIndicatorTransitionMaskImage: The mask of titles during a transition.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?,
    transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    change {
      indicator =
        if let backIndicatorImage, let backIndicatorTransitionMaskImage {
          (backIndicatorImage, backIndicatorTransitionMaskImage)
        } else {
          nil
        }
    }
  }

  /// The app's image of the back indicator, if it was set.
  var customIndicator: UIImage? { indicator?.image }

  private static var standardIndicator: UIImage {
    _UINavigationBarBackIndicatorView.standardImage(scale: 0) ?? UIImage()
  }

  override func takeParts(of other: UIBarAppearance) {
    guard let other = other as? UINavigationBarAppearance else { return }
    (indicator, titleStyle) = (other.indicator, other.titleStyle)
    largeTitleStyle = other.largeTitleStyle
    (subtitleStyle, largeSubtitleStyle) = (other.subtitleStyle, other.largeSubtitleStyle)
    titlePositionAdjustment = other.titlePositionAdjustment
    buttons = watched(other.buttons.copied())
    prominentButtons = watched(other.prominentButtons.copied())
    backButtons = watched(other.backButtons.copied())
  }
}
