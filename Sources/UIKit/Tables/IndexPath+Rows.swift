// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourDecisions

/// Rows and items of sections.
extension IndexPath {
  /// Creates the path of a row.
  ///
  /// - Parameters:
  ///   - row: The row in the section.
  ///   - section: The section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates the path of an item.
  ///
  /// - Parameters:
  ///   - item: The item in the section.
  ///   - section: The section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section, which is the first of two indexes.
  public var section: Int {
    get { validated[0] }
    set { self = IndexPath(row: validated[1], section: newValue) }
  }

  /// The row, which is the second of two indexes.
  public var row: Int {
    get { validated[1] }
    set { self = IndexPath(row: newValue, section: validated[0]) }
  }

  /// The item, which is the second of two indexes.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  private var validated: IndexPath {
    if count != 2 {
      misuse(
        "Invalid index path for use with UITableView. Index paths passed to table view must "
          + "contain exactly two indices specifying the section and row. Please use the category "
          + "on NSIndexPath in NSIndexPath+UIKitAdditions.h if possible."
      )
    }
    return self
  }

  /// The place in a list.
  var place: ListPlace { ListPlace(section, row) }

  /// Creates the path of a place.
  init(_ place: ListPlace) { self.init(row: place.row, section: place.section) }
}
