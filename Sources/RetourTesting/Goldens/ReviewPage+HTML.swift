// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension ReviewPage {
  /// Returns the page, with one section per failure.
  static func html(_ entries: [Entry]) -> String {
    """
    <!doctype html><meta charset="utf-8"><title>Goldens: \(entries.count) differ</title>
    <style>
      body { font: 15px system-ui, sans-serif; margin: 2em; background: #f4f4f6; color: #111 }
      section { background: #fff; padding: 1em; margin: 0 0 2em; border-radius: 8px }
      figure { display: inline-block; margin: 0 1em 1em 0; vertical-align: top }
      img { max-width: 28vw; border: 1px solid #ccc; display: block; image-rendering: pixelated }
      .stack { position: relative } .stack img + img { position: absolute; left: 0; top: 0 }
      .flickering img + img { animation: flicker 1s steps(1) infinite }
      @keyframes flicker { 50% { opacity: 0 } }
      pre { display: inline-block; width: 47%; overflow: auto; vertical-align: top; font-size: 12px }
      pre::before { content: attr(title); display: block; font: 15px system-ui, sans-serif }
      mark { background: #ffd7f3 } code { background: #eee; padding: .3em; display: block }
    </style>
    <h1>\(entries.count) \(entries.count == 1 ? "golden differs" : "goldens differ")</h1>
    \(entries.map(section).joined(separator: "\n"))
    <script>
      for (const section of document.querySelectorAll("section")) {
        const stack = section.querySelector(".stack"), top = stack?.querySelector("img + img")
        section.querySelector(".flicker")?.addEventListener("change", event =>
          stack.classList.toggle("flickering", event.target.checked))
        section.querySelector(".slider")?.addEventListener("input", event =>
          top.style.clipPath = `inset(0 ${100 - event.target.value}% 0 0)`)
        section.querySelector("button").addEventListener("click", () =>
          navigator.clipboard.writeText(section.querySelector("code").textContent))
      }
    </script>

    """
  }

  private static func section(_ entry: Entry) -> String {
    """
    <section><h2>\(escaped(entry.title))</h2><p>\(escaped(entry.reason))</p>
    \(content(of: entry))
    <p>Approve: <button>Copy</button><code>\(escaped(entry.command))</code></p></section>
    """
  }

  private static func content(of entry: Entry) -> String {
    switch entry.content {
    case .pictures(let reference, let actual, let difference):
      """
      <figure><figcaption>reference</figcaption><img src="\(escaped(reference))"></figure>
      <figure><figcaption>actual</figcaption><img src="\(escaped(actual))"></figure>
      <figure><figcaption>difference</figcaption><img src="\(escaped(difference))"></figure>
      <figure><figcaption><label><input type="checkbox" class="flicker"> flicker</label>
      reference <input type="range" class="slider" value="100"> actual</figcaption>
      <div class="stack"><img src="\(escaped(reference))"><img src="\(escaped(actual))"></div></figure>
      """
    case .texts(let reference, let actual):
      """
      <pre title="reference">\(marked(reference, against: actual))</pre>
      <pre title="actual">\(marked(actual, against: reference))</pre>
      """
    }
  }

  /// Returns the lines of a text, and marks those that differ from the other text's.
  private static func marked(_ text: String, against other: String) -> String {
    let others = other.split(separator: "\n", omittingEmptySubsequences: false)
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { index, line in
        let isSame = index < others.count && others[index] == line
        return isSame ? escaped(String(line)) : "<mark>\(escaped(String(line)))</mark>"
      }
      .joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
