// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UITableViewCell {
  /// The arrangement of a cell's own labels and image.
  public enum CellStyle: Int, Sendable {
    /// An image and a title.
    case `default` = 0
    /// A title, and a detail at the trailing edge.
    case value1 = 1
    /// A small tinted title, and a detail beside it.
    case value2 = 2
    /// A title, and a detail below.
    case subtitle = 3
  }

  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A line of one pixel.
    case singleLine = 1
  }

  /// The background of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// No background.
    case none = 0
    /// The same as ``default`` (Apple documentation, since iOS 7).
    case blue = 1
    /// Gray.
    case gray = 2
    /// The system's.
    case `default` = 3
  }

  /// The control at the leading edge of a cell that is edited.
  public enum EditingStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A minus sign.
    case delete = 1
    /// A plus sign.
    case insert = 2
  }

  /// The standard view at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// None.
    case none = 0
    /// A chevron.
    case disclosureIndicator = 1
    /// An information button and a chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// An information button.
    case detailButton = 4
  }

}
