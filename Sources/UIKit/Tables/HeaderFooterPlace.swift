// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The properties of a header or footer that its table determines.
struct HeaderFooterPlace: Equatable {
  var style = UITableView.Style.plain
  var isHeader = true
  /// The distance of the title from the edges, in points.
  var margin: CGFloat = 16
}
