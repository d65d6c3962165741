// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// A page for a browser that shows the pictures of a tour; nothing in it runs.
struct PicturePage {
  let pictures: [Tour.Picture]
  /// The size of the screen that the pictures show, in points.
  let size: CGSize

  /// The page.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Retour: a tour of the gallery</title>
    <style>
    :root { color-scheme: light dark; }
    body { font: 16px/1.45 Inter, system-ui, sans-serif; margin: 2rem auto; max-width: 76rem;
      padding: 0 1.25rem; }
    h1 { font-size: 1.6rem; margin: 0 0 .25rem; }
    h2 { font-size: 1.15rem; margin: 2.5rem 0 1rem; }
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
    <h1>Retour: a tour of the gallery</h1>
    <p>Every picture was drawn without a screen, at an exact moment of a time of its own.</p>
    \(parts.joined(separator: "\n"))
    </body>
    </html>

    """
  }

  private var parts: [String] {
    var parts: [String] = []
    for picture in pictures {
      if let heading = picture.heading {
        if !parts.isEmpty { parts.append("</section>") }
        parts.append("<h2 dir=\"auto\">\(Self.escaped(heading))</h2>\n<section>")
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
