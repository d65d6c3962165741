// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourTesting
import UIKit

/// A scripted walk through the gallery, in pictures.
@MainActor
struct Tour {
  /// A picture of the tour.
  struct Picture: Equatable {
    let name: String
    let caption: String
    /// The heading of the part that begins with it, if one does.
    let heading: String?
  }

  private let look: Look
  private let take: (Picture, Data) throws(OutputError) -> Void
  private var count = 0

  /// Plays the tour into a folder: numbered pictures, and a page that shows them all.
  ///
  /// - Parameters:
  ///   - folder: The folder; it is made if it is not there.
  ///   - look: How the screen is.
  /// - Returns: The pictures, in order.
  /// - Throws: `OutputError` when something cannot be written.
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
    let page = PicturePage(pictures: pictures, size: look.size)
    try folder.write(Data(page.html.utf8), to: "index.html")
    return pictures
  }

  private init(look: Look, take: @escaping (Picture, Data) throws(OutputError) -> Void) {
    (self.look, self.take) = (look, take)
  }

  /// One push, and two swipes back, of which one is let go early; all with a real finger.
  private mutating func playPushAndSwipe() throws(OutputError) {
    let studio = Studio(look)
    let finger = studio.world.finger
    try add(studio, "root", "The front page.", heading: "A push, and a swipe back")

    let row = studio.front.rows[1]
    finger.tap(at: row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
    for percent in stride(from: 0, through: 100, by: 25) {
      if percent > 0 { studio.pass(Self.pushDuration / 4) }
      let number = String(format: "%03d", percent)
      try add(studio, "push-\(number)", "The push after \(percent) % of its half second.")
    }
    studio.pass(nil)
    try add(studio, "pushed", "The pushed page with its custom back button.")

    finger.dragFromLeadingEdge(to: 0.3)
    try add(studio, "swipe-30", "A finger drags from the edge, and rests after 30 % of the width.")
    finger.move(to: studio.leading(0.6), during: 0.25)
    try add(studio, "swipe-60", "The same finger after 60 %.")
    finger.move(to: studio.leading(0.2), during: 0.25)
    finger.hold(for: 0.5)
    finger.up()
    studio.pass(nil)
    try add(studio, "cancelled", "Taken back to 20 % and let go: the page is where it was.")

    finger.dragFromLeadingEdge(to: 0.7)
    finger.up()
    studio.pass(nil)
    try add(studio, "finished", "A second swipe, let go after 70 %: the front page is back.")
  }

  private mutating func playPages() throws(OutputError) {
    for page in Catalog.pages {
      for (index, moment) in page.moments.enumerated() {
        let studio = Studio(look)
        studio.show(page, at: moment.time)
        try add(
          studio,
          "\(page.name)-\(index + 1)",
          moment.caption,
          heading: index == 0 ? page.title : nil
        )
      }
    }
  }

  /// How long a push takes, in seconds: the system's, which the runtime keeps.
  private static let pushDuration = 0.5

  private mutating func add(
    _ studio: Studio,
    _ name: String,
    _ caption: String,
    heading: String? = nil
  ) throws(OutputError) {
    count += 1
    let number = String(format: "%02d", count)
    try take(
      Picture(name: "\(number)-\(name).png", caption: caption, heading: heading),
      studio.png
    )
  }
}

extension Studio {
  /// A point in the middle of the screen's height.
  ///
  /// - Parameter share: How far from the leading edge, in parts of the width.
  /// - Returns: The point, on the screen.
  fileprivate func leading(_ share: CGFloat) -> CGPoint {
    let bounds = world.window.bounds
    let x = bounds.width * share
    return CGPoint(
      x: world.direction == .rightToLeft ? bounds.width - x : x,
      y: bounds.midY
    )
  }
}
