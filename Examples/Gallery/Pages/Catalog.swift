// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// All pages of the gallery.
@MainActor
enum Catalog {
  /// The pages, grouped by section.
  static let pages: [any GalleryPage] =
    TBPages.all + BBPages.all + QYPages.all + dc + structure + kit + content + [
      SystemPage(), CustomImagePage(), CustomViewPage(), AppDefaultPage(), OwnLeftItemPage(),
      HiddenBarPage(), RightToLeftPage(), TitlesPage(), SheetPage(), AlertPage(), MenusPage(),
      HistoryPage(), TabsPage(), OwnTransitionPage(), HidingBarsPage(),
    ] + KitLooks.all

  /// The pages about the kit's features.
  static let kit: [any GalleryPage] =
    GuardPage.Kind.allCases.map { GuardPage(kind: $0) }
    + SwipePage.Kind.allCases.map { SwipePage($0) } + [
      JournalPage(), OutcomePage(), KeyboardPage(),
    ]

  /// The pages that are made of what real pages are made of.
  static let content: [any GalleryPage] =
    [
      ControlsPage(), LayersPage(), FormPage(), SettingsPage(), MailPage(), OrderPage(),
      SymbolsPage(), DetailsPage(), StacksPage(), CardsPage(), NotesPage(), LabelsPage(),
      ChatPage(), SearchPage(), PagesPage(), SplitPage(), PopoverPage(), ContextPage(),
      DetentsPage(), EffectsPage(),
      TypePage(), ButtonsPage(), CellsPage(), FormatsPage(), AppearancesPage(), BarPairsPage(),
      TitleLinesPage(), LargeContentPage(),
      LargeTitlesPage(),
      PromptPage(), TabLooksPage(), ItemGroupsPage(), GesturesPage(), FindPage(),
      FlipPage(), MailboxesPage(), ThemesPage(), PostcardsPage(), GlassPage(), WindowsPage(),
    ] + ScrollPage.Kind.allCases.map { ScrollPage(kind: $0) }

  /// The names of the pages.
  static var names: [String] { pages.map(\.name) }

  /// Finds a page.
  ///
  /// - Parameter name: Its name.
  /// - Returns: The page, or `nil` if none has the name.
  static func page(named name: String) -> (any GalleryPage)? { pages.first { $0.name == name } }
}
