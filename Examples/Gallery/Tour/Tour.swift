// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourTesting
import UIKit

/// A scripted tour of the gallery, in images.
@MainActor
struct Tour {
  /// An image of the tour.
  struct Picture: Equatable {
    let name: String
    let caption: String
    /// The heading of the part that begins with the image, if any.
    var part: String?
    /// The heading of the page that begins with the image, if any.
    var heading: String?
  }

  private let look: Look
  private let take: (Picture, Data) throws(OutputError) -> Void
  private var count = 0

  /// Renders the tour into a folder: numbered images, and a page that shows all of them.
  ///
  /// - Parameters:
  ///   - folder: The folder; it is created if it does not exist.
  ///   - look: The settings of the screen.
  /// - Returns: The images, in order.
  /// - Throws: `OutputError` if a file cannot be written.
  @discardableResult
  static func play(into folder: String, look: Look) throws(OutputError) -> [Picture] {
    let folder = try OutputFolder(folder)
    var pictures: [Picture] = []
    var tour = Tour(look: look) { picture, data throws(OutputError) in
      try folder.write(data, to: picture.name)
      pictures.append(picture)
    }
    try tour.playPushAndSwipe()
    try tour.playPages()
    let page = PicturePage(pictures: pictures, size: look.size, language: look.language)
    try folder.write(Data(page.html.utf8), to: "index.html")
    return pictures
  }

  private init(look: Look, take: @escaping (Picture, Data) throws(OutputError) -> Void) {
    Language.current = look.language
    (self.look, self.take) = (look, take)
  }

  /// A push, a cancelled swipe and a completed one.
  private mutating func playPushAndSwipe() throws(OutputError) {
    let studio = Studio(look)
    let finger = studio.world.finger
    try add(
      studio,
      "root",
      localized("The front page.", "首页。"),
      part: localized("A push, and a swipe back", "推入与侧滑返回")
    )
    studio.tapRow(studio.front.rows.count - 1, of: studio.front)
    studio.pass(nil)
    try add(studio, "section", localized("A section.", "其中一节。"))

    if let list = studio.stack.topViewController as? ListPage { studio.tapRow(1, of: list) }
    for percent in stride(from: 0, through: 100, by: 25) {
      if percent > 0 { studio.pass(Self.pushDuration / 4) }
      let number = String(format: "%03d", percent)
      let caption = localized(
        "The push after \(percent)% of its duration.",
        "推入动画（半秒）进行到 \(percent)%。"
      )
      try add(studio, "push-\(number)", caption)
    }
    studio.pass(nil)
    try add(
      studio,
      "pushed",
      localized("The pushed page with its custom back button.", "推入后的页面与自定义返回按钮。")
    )

    finger.dragFromLeadingEdge(to: 0.3)
    try add(
      studio,
      "swipe-30",
      localized(
        "A swipe from the edge at 30% of the width.",
        "手指从边缘滑到宽度的 30% 处停住。"
      )
    )
    finger.move(to: studio.leading(0.6), during: 0.25)
    try add(studio, "swipe-60", localized("The same swipe at 60%.", "同一手指滑到 60% 处。"))
    finger.move(to: studio.leading(0.2), during: 0.25)
    finger.hold(for: 0.5)
    finger.up()
    studio.pass(nil)
    try add(
      studio,
      "cancelled",
      localized(
        "The finger lifts at 20%, which cancels the swipe.",
        "退回 20% 处松手：页面回到原位。"
      )
    )

    finger.dragFromLeadingEdge(to: 0.7)
    finger.up()
    studio.pass(nil)
    try add(
      studio,
      "finished",
      localized(
        "A second swipe completes when the finger lifts at 70%.",
        "再次滑动，在 70% 处松手：回到列表。"
      )
    )
  }

  private mutating func playPages() throws(OutputError) {
    for section in GallerySection.allCases {
      var part: String? = section.title
      for page in section.pages {
        for (index, moment) in page.moments.enumerated() {
          let studio = Studio(look)
          studio.show(page, at: moment)
          try add(
            studio,
            "\(page.name)-\(index + 1)",
            moment.caption,
            part: part,
            heading: index == 0 ? page.title : nil
          )
          part = nil
        }
      }
    }
  }

  /// The duration of a push in the runtime, in seconds.
  private static let pushDuration = 0.5

  private mutating func add(
    _ studio: Studio,
    _ name: String,
    _ caption: String,
    part: String? = nil,
    heading: String? = nil
  ) throws(OutputError) {
    count += 1
    let number = String(format: "%03d", count)
    try take(
      Picture(name: "\(number)-\(name).png", caption: caption, part: part, heading: heading),
      studio.png
    )
  }
}
