// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIBarButtonItem {
  /// An item with a title or image of the system; the raw values are Apple's.
  public enum SystemItem: Int, Sendable {
    /// "Done", in the prominent style.
    case done = 0
    /// "Cancel".
    case cancel = 1
    /// "Edit".
    case edit = 2
    /// "Save".
    case save = 3
    /// A plus sign.
    case add = 4
    /// A space that fills the remaining width of a toolbar.
    case flexibleSpace = 5
    /// A space of the item's `width` in a toolbar.
    case fixedSpace = 6
    /// A pencil on a sheet.
    case compose = 7
    /// An arrow back.
    case reply = 8
    /// An arrow out of a box.
    case action = 9
    /// A folder.
    case organize = 10
    /// A book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// An arrow in a circle.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A can.
    case trash = 16
    /// A triangle.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles to the left.
    case rewind = 19
    /// Two triangles to the right.
    case fastForward = 20
    /// "Undo".
    case undo = 21
    /// "Redo".
    case redo = 22
    /// A cross.
    case close = 24

    @MainActor var title: String? {
      switch self {
      case .done: SystemString.done.text(in: Stage.current.language)
      case .cancel: SystemString.cancel.text(in: Stage.current.language)
      case .edit: SystemString.edit.text(in: Stage.current.language)
      case .save: SystemString.save.text(in: Stage.current.language)
      case .undo: SystemString.undo.text(in: Stage.current.language)
      case .redo: SystemString.redo.text(in: Stage.current.language)
      default: nil
      }
    }

    @MainActor var image: UIImage? { symbol.flatMap { UIImage(systemName: $0) } }

    /// The name of the symbol (reported).
    private var symbol: String? {
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace, .undo, .redo: nil
      }
    }
  }

  // MARK: Creating system items

  /// Creates a system item, or a space of a toolbar.
  ///
  /// - Parameters:
  ///   - systemItem: The system item.
  ///   - target: The object that `action` is sent to; `nil` sends it up the responder chain.
  ///   - action: The method to call, with the item as its argument.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    configure(systemItem, target: target, action: action)
  }
  /// Creates a system item, or a space of a toolbar.
  ///
  /// - Parameters:
  ///   - systemItem: The system item.
  ///   - primaryAction: The action of a tap; its title and image are not used.
  ///   - menu: The menu, see ``menu``.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    configure(systemItem, primaryAction: primaryAction, menu: menu)
  }

  // MARK: Getting spaces

  /// Creates a space that fills the remaining width of a toolbar.
  ///
  /// - Returns: The item.
  public class func flexibleSpace() -> Self { space(.flexibleSpace, width: 0) }

  /// Creates a space of a fixed width in a toolbar.
  ///
  /// - Parameter width: The width in points.
  /// - Returns: The item.
  public class func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width: width) }

  /// Creates a space of the system's width, which splits the glass behind items.
  ///
  /// - Returns: The item.
  public class func fixedSpace() -> Self { space(.fixedSpace, width: 0) }

  private class func space(_ kind: SystemItem, width: CGFloat) -> Self {
    guard let item = RuntimeItems.make(self) as? Self else { misuse("\(self) has no init()") }
    item.becomeSpace(kind, width: width)
    return item
  }
}
