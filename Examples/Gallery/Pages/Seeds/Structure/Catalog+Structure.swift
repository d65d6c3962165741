// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension Catalog {
  /// The pages about the structure of a navigation controller.
  static let structure: [any GalleryPage] = [StructureLoginBarPage()]
}
