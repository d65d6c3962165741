// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An action that a swipe on a row uncovers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// Gray.
    case normal = 0
    /// Red.
    case destructive = 1
  }

  /// The code that performs an action.
  ///
  /// The last argument is called at the end, with whether the action was performed.
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) ->
    Void

  private let storedStyle: Style
  private let storedHandler: Handler
  private var ownColor: UIColor?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - title: The title.
  ///   - handler: The code that performs it.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (storedStyle, storedHandler, self.title) = (style, handler, title)
  }

  /// The style.
  open var style: Style { storedStyle }
  /// The code that performs the action.
  open var handler: Handler { storedHandler }
  /// The title.
  open var title: String?
  /// The background; that of the style unless set.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (storedStyle == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
  /// The image, which is shown in place of the title where there is no room for both.
  open var image: UIImage?
}
