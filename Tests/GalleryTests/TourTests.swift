// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourTesting
import Testing
import UIKit

@testable import gallery

@MainActor
struct TourTests {
  private let look = Look(size: CGSize(width: 240, height: 440), scale: 1)
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("retour-tour-\(UUID().uuidString)").path

  private func contents(of folder: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      files[name] = try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(name))
    }
    return files
  }

  @Test
  func `two tours are identical, have all images, and the overview lists them`()
    throws
  {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let pictures = try Tour.play(into: folder + "/one", look: look)
    #expect(try Tour.play(into: folder + "/two", look: look) == pictures)
    let files = try contents(of: folder + "/one")
    #expect(files == (try contents(of: folder + "/two")))
    #expect(Set(files.keys) == Set(pictures.map(\.name) + ["index.html"]))
    #expect(pictures.map(\.name) == pictures.map(\.name).sorted())

    func picture(_ name: String) throws -> Data {
      try #require(files.first { $0.key.hasSuffix("-\(name).png") }?.value)
    }
    let walk = try ["root", "push-025", "push-050", "push-075", "pushed", "swipe-30", "swipe-60"]
      .map(picture)
    #expect(Set(walk).count == walk.count)
    #expect(try picture("push-100") == picture("pushed"))
    #expect(try picture("cancelled") == picture("pushed"))
    #expect(try picture("finished") == picture("section"))
    #expect(try #require(UIImage(data: picture("root"))).size == look.size)

    let html = String(decoding: try #require(files["index.html"]), as: UTF8.self)
    for picture in pictures { #expect(html.contains("src=\"\(picture.name)\"")) }
    for tag in ["section", "figure", "h2", "h3", "body"] {
      #expect(
        html.components(separatedBy: "<\(tag)").count
          == html.components(separatedBy: "</\(tag)>").count
      )
    }
    #expect(!html.contains("<script"))
  }

  @Test func `an image has the pixel size of its scale`() throws {
    let studio = Studio(Look(size: CGSize(width: 100, height: 50), scale: 3))
    let image = try #require(UIImage(data: studio.png))
    #expect(image.size == CGSize(width: 300, height: 150))
  }

  @Test func `a folder that cannot be created throws an error with its path`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("retour-file-\(UUID().uuidString)").path
    try Data().write(to: URL(fileURLWithPath: file))
    defer { try? FileManager.default.removeItem(atPath: file) }
    let error = #expect(throws: OutputError.self) { try Tour.play(into: file, look: look) }
    #expect(error?.description.hasPrefix("\(file) cannot be written: ") == true)
  }

  @Test func `text is escaped in the overview`() {
    let picture = Tour.Picture(name: "1.png", caption: "a < b & \"c\"", part: "<b>", heading: "<i>")
    let html = PicturePage(pictures: [picture], size: CGSize(width: 1, height: 1)).html
    #expect(html.contains("alt=\"a &lt; b &amp; &quot;c&quot;\""))
    #expect(!html.contains("<b>") && !html.contains("<i>"))
  }
}
