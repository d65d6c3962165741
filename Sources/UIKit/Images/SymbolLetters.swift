// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The symbols that are letters of a free icon font: Material Icons, as Debian packages it.
///
/// The names are Apple's; the shapes are those of the font's icon with the same meaning. The font
/// has one weight.
enum SymbolLetters {
  /// The family of the font.
  static let family = "Material Icons"
  /// The package of the font, for the message where it is missing.
  static let package = "fonts-material-design-icons-iconfont"
  /// The size of the font, and the side of the square of a symbol, in fractions of the style's side
  /// (our decision: most of Apple's symbols at 17 points are 20 to 22 points wide).
  static let scale: CGFloat = 1.2

  /// The code points of the letters, by the symbol's name.
  static let codes: [String: UInt32] = [
    "airplane": 0xE539, "app.badge": 0xE994, "archivebox": 0xE149, "archivebox.fill": 0xE149,
    "arrow.backward": 0xE5C4, "arrow.clockwise": 0xE5D5, "arrow.counterclockwise": 0xE042,
    "arrow.down": 0xE5DB, "arrow.down.circle": 0xF181, "arrow.forward": 0xE5C8,
    "arrow.left": 0xE5C4, "arrow.left.arrow.right": 0xE8D4, "arrow.right": 0xE5C8,
    "arrow.triangle.2.circlepath": 0xE627, "arrow.turn.up.left": 0xE15E, "arrow.up": 0xE5D8,
    "arrow.up.arrow.down": 0xE8D5, "arrow.up.circle": 0xF182,
    "arrow.up.left.and.arrow.down.right": 0xF1CE, "arrow.up.right": 0xF1E1,
    "arrow.uturn.backward": 0xE166, "arrow.uturn.forward": 0xE15A,
    "arrowshape.turn.up.left": 0xE15E, "arrowshape.turn.up.left.2": 0xE15F,
    "arrowshape.turn.up.left.fill": 0xE15E, "at": 0xE0E6, "backward.end.fill": 0xE045,
    "backward.fill": 0xE020, "bag": 0xF1CC, "bag.fill": 0xF1CC, "barcode": 0xE8F3,
    "battery.100": 0xE1A4, "bell": 0xE7F5, "bell.fill": 0xE7F4, "bell.slash": 0xE7F6,
    "bicycle": 0xE52F, "bold": 0xE238, "bolt": 0xEA0B, "bolt.fill": 0xEA0B, "bolt.slash": 0xE3E6,
    "book": 0xEA19, "book.fill": 0xEA19, "bookmark": 0xE867, "bookmark.fill": 0xE866,
    "books.vertical": 0xE02F, "briefcase": 0xE943, "briefcase.fill": 0xE8F9, "bubble.left": 0xE0CB,
    "bubble.left.and.bubble.right": 0xE0BF, "bubble.left.fill": 0xE0CA, "building.2": 0xE0AF,
    "bus": 0xE530, "calendar": 0xE935, "calendar.badge.clock": 0xE616, "camera": 0xE412,
    "camera.fill": 0xE412, "car": 0xE531, "car.fill": 0xE531, "cart": 0xE8CC, "cart.fill": 0xE8CC,
    "chart.bar": 0xE26B, "chart.bar.fill": 0xE26B, "chart.line.uptrend.xyaxis": 0xE8E5,
    "chart.pie": 0xF044, "checklist": 0xE6B1, "checkmark.circle": 0xE92D,
    "checkmark.circle.fill": 0xE86C, "checkmark.square": 0xE834, "chevron.left": 0xE5CB,
    "chevron.right": 0xE5CC, "chevron.up": 0xE5CE, "chevron.up.chevron.down": 0xE5D7,
    "circle": 0xE836, "circle.fill": 0xEF4A, "clock": 0xE192, "clock.fill": 0xEFD6, "cloud": 0xE2C2,
    "cloud.fill": 0xE2BD, "creditcard": 0xE870, "creditcard.fill": 0xE870, "delete.left": 0xE14A,
    "desktopcomputer": 0xE30B, "doc": 0xE24D, "doc.fill": 0xE24D, "doc.on.clipboard": 0xE14F,
    "doc.on.doc": 0xE14D, "doc.text": 0xE873, "dot.radiowaves.left.and.right": 0xE1E2,
    "drop": 0xE798, "drop.fill": 0xE798, "ellipsis": 0xE5D3, "ellipsis.circle": 0xEF64,
    "ellipsis.circle.fill": 0xEF64, "envelope": 0xE0E1, "envelope.fill": 0xE158,
    "envelope.open": 0xE151, "exclamationmark.circle": 0xE001,
    "exclamationmark.circle.fill": 0xE000, "exclamationmark.triangle": 0xE8B2,
    "exclamationmark.triangle.fill": 0xE8B2, "eye": 0xE8F4, "eye.fill": 0xE8F4, "eye.slash": 0xE8F5,
    "eye.slash.fill": 0xE8F5, "face.smiling": 0xE813, "figure.walk": 0xE536, "film": 0xE02C,
    "flag": 0xE16E, "flag.fill": 0xE153, "flame": 0xEF55, "flame.fill": 0xEF55, "folder": 0xE2C8,
    "folder.badge.plus": 0xE2CC, "folder.fill": 0xE2C7, "forward.end.fill": 0xE044,
    "forward.fill": 0xE01F, "gamecontroller": 0xEA28, "gear": 0xE8B8, "gearshape": 0xE8B8,
    "gearshape.fill": 0xE8B8, "gift": 0xE8F6, "gift.fill": 0xE8F6, "globe": 0xE894,
    "hand.raised": 0xE925, "hand.thumbsdown": 0xE9F2, "hand.thumbsdown.fill": 0xE8DB,
    "hand.thumbsup": 0xE9F3, "hand.thumbsup.fill": 0xE8DC, "headphones": 0xF01F, "heart": 0xE87E,
    "heart.fill": 0xE87D, "house": 0xE88A, "house.fill": 0xE9B2, "info.circle": 0xE88F,
    "info.circle.fill": 0xE88E, "italic": 0xE23F, "key": 0xE0DA, "key.fill": 0xE0DA,
    "keyboard": 0xE312, "laptopcomputer": 0xE320, "lightbulb": 0xE90F, "lightbulb.fill": 0xE0F0,
    "line.3.horizontal": 0xE5D2, "line.3.horizontal.decrease": 0xE152,
    "line.3.horizontal.decrease.circle": 0xE152, "link": 0xE157, "list.bullet": 0xE241,
    "list.dash": 0xE896, "list.number": 0xE242, "location": 0xE569, "location.fill": 0xE569,
    "lock": 0xE899, "lock.fill": 0xE897, "lock.open": 0xE898, "magnifyingglass": 0xE8B6,
    "map": 0xE55B, "map.fill": 0xE55B, "mappin": 0xE0C8, "mappin.and.ellipse": 0xE0C8,
    "mic": 0xE02A, "mic.fill": 0xE029, "mic.slash": 0xE02B, "minus.circle": 0xE15D,
    "minus.circle.fill": 0xE15C, "minus.magnifyingglass": 0xE900, "moon": 0xE51C,
    "moon.fill": 0xE51C, "music.note": 0xE405, "newspaper": 0xEB81, "nosign": 0xE14B,
    "paintbrush": 0xE3AE, "paintpalette": 0xE40A, "paperclip": 0xE226, "paperplane": 0xE163,
    "paperplane.fill": 0xE163, "pause": 0xE034, "pause.circle": 0xE036, "pause.fill": 0xE034,
    "pencil": 0xE3C9, "person": 0xE7FF, "person.2": 0xE7FC, "person.2.fill": 0xE7FB,
    "person.3": 0xF233, "person.badge.plus": 0xE7FE, "person.circle": 0xE853,
    "person.circle.fill": 0xE853, "person.crop.circle": 0xE853, "person.fill": 0xE7FD,
    "phone": 0xE0CD, "phone.fill": 0xE0CD, "photo": 0xE3F4, "photo.fill": 0xE3F4,
    "photo.on.rectangle": 0xE413, "pin": 0xF10D, "pin.fill": 0xF10D, "play": 0xE037,
    "play.circle": 0xE039, "play.circle.fill": 0xE1C4, "play.fill": 0xE037, "plus.circle": 0xE148,
    "plus.circle.fill": 0xE147, "plus.magnifyingglass": 0xE8FF, "plus.square": 0xE146,
    "power": 0xE8AC, "printer": 0xE8AD, "qrcode": 0xEF6B, "questionmark": 0xEB8B,
    "questionmark.circle": 0xE8FD, "questionmark.circle.fill": 0xE887, "repeat": 0xE040,
    "scissors": 0xE14E, "shield": 0xE9E0, "shield.fill": 0xE9E0, "shuffle": 0xE043,
    "sidebar.left": 0xF114, "slider.horizontal.3": 0xE429, "speaker.fill": 0xE04E,
    "speaker.slash": 0xE04F, "speaker.slash.fill": 0xE04F, "speaker.wave.2": 0xE050,
    "speaker.wave.2.fill": 0xE050, "square": 0xE835, "square.and.arrow.down": 0xE171,
    "square.and.arrow.up": 0xE6B8, "square.and.pencil": 0xE745, "square.grid.2x2": 0xE9B0,
    "square.grid.3x3": 0xE5C3, "square.on.square": 0xE14D, "star": 0xE83A, "star.fill": 0xE838,
    "star.leadinghalf.filled": 0xE839, "stop.fill": 0xE047, "stopwatch": 0xE425,
    "strikethrough": 0xE257, "sun.max": 0xE518, "sun.max.fill": 0xE518, "tag": 0xE54E,
    "tag.fill": 0xE54E, "terminal": 0xEB8E, "text.aligncenter": 0xE234, "text.alignleft": 0xE236,
    "text.alignright": 0xE237, "textformat": 0xE165, "textformat.size": 0xE245, "timer": 0xE425,
    "tram": 0xE571, "trash": 0xE92E, "trash.fill": 0xE872, "trash.slash": 0xE92B, "tray": 0xE156,
    "tray.and.arrow.down": 0xE168, "tray.fill": 0xE156, "tv": 0xE333, "underline": 0xE249,
    "video": 0xE04B, "video.fill": 0xE04B, "wand.and.stars": 0xE663, "wifi": 0xE63E,
    "wifi.slash": 0xE648, "wrench": 0xE869, "wrench.fill": 0xE869, "xmark.circle": 0xE888,
    "xmark.circle.fill": 0xE5C9,
  ]
}
