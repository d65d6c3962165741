// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The optional requirements of which a table view knows that its delegate or data source does not
/// implement them.
///
/// Swift has no way to ask for that: the default implementations insert themselves.
struct TableAnswers: OptionSet {
  let rawValue: Int

  static let rowHeight = TableAnswers(rawValue: 1)
  static let estimatedRowHeight = TableAnswers(rawValue: 2)
  static let headerView = TableAnswers(rawValue: 4)
  static let footerView = TableAnswers(rawValue: 8)
  static let editingStyle = TableAnswers(rawValue: 16)
  static let trailingActions = TableAnswers(rawValue: 32)
  static let indentation = TableAnswers(rawValue: 64)
  static let commit = TableAnswers(rawValue: 128)
  static let canEdit = TableAnswers(rawValue: 256)
  static let deleteTitle = TableAnswers(rawValue: 512)
}
