// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// A static HTML page with the images of a tour.
struct PicturePage {
  let pictures: [Tour.Picture]
  /// The size of the screen in the images, in points.
  let size: CGSize
  var language = Language.english

  /// The HTML text.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="\(language.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title)</title>
    <style>
    :root { color-scheme: light dark; }
    body { font: 16px/1.45 Inter, system-ui, sans-serif; margin: 2rem auto; max-width: 76rem;
      padding: 0 1.25rem; }
    h1 { font-size: 1.6rem; margin: 0 0 .25rem; }
    h2 { border-top: 1px solid #8886; font-size: 1.3rem; margin: 3rem 0 1rem; padding-top: 1rem; }
    h3 { font-size: 1.05rem; grid-column: 1 / -1; margin: 1rem 0 -.5rem; }
    nav { margin-top: 1rem; }
    nav a { display: inline-block; margin-right: 1.25rem; }
    p { margin: 0; opacity: .7; }
    section { display: grid; gap: 1.5rem 1.25rem;
      grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr)); }
    figure { margin: 0; }
    img { border-radius: .6rem; box-shadow: 0 0 0 1px #8884, 0 .3rem 1rem #0002; display: block;
      height: auto; width: 100%; }
    figcaption { font-size: .8rem; margin-top: .6rem; opacity: .75; }
    </style>
    </head>
    <body>
    <h1>\(title)</h1>
    <p>\(introduction)</p>
    <nav>\(contents)</nav>
    \(parts.joined(separator: "\n"))
    </body>
    </html>

    """
  }

  private var title: String {
    switch language {
    case .english: "Retour: a tour of the gallery"
    case .simplifiedChinese: "Retour：示例一览"
    }
  }

  private var introduction: String {
    switch language {
    case .english:
      "Every image is rendered without a display, at an exact time of a virtual clock."
    case .simplifiedChinese: "每张图片都在没有屏幕的情况下，于虚拟时间的确切时刻绘制。"
    }
  }

  /// The links to the parts.
  private var contents: String {
    pictures.compactMap { picture in
      picture.part.map { "<a href=\"#\(picture.name)\">\(Self.escaped($0))</a>" }
    }
    .joined(separator: "\n")
  }

  private var parts: [String] {
    var parts: [String] = []
    for picture in pictures {
      if let part = picture.part {
        if !parts.isEmpty { parts.append("</section>") }
        let heading = Self.escaped(part)
        parts.append("<h2 dir=\"auto\" id=\"\(picture.name)\">\(heading)</h2>\n<section>")
      }
      if let heading = picture.heading {
        parts.append("<h3 dir=\"auto\">\(Self.escaped(heading))</h3>")
      }
      parts.append(figure(picture))
    }
    return parts.isEmpty ? [] : parts + ["</section>"]
  }

  private func figure(_ picture: Tour.Picture) -> String {
    let caption = Self.escaped(picture.caption)
    return """
      <figure>
      <a href="\(picture.name)"><img src="\(picture.name)" alt="\(caption)" loading="lazy" \
      width="\(Int(size.width))" height="\(Int(size.height))"></a>
      <figcaption dir="auto">\(caption)</figcaption>
      </figure>
      """
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
