// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension FuzzStep: CustomStringConvertible {
  /// The step as text, which `init(_:)` reads: words, with `+` after an animated operation.
  package var description: String {
    func mark(_ animated: Bool) -> String { animated ? "+" : "" }
    return switch self {
    case .push(let on, let animated): "push\(mark(animated)) \(on)"
    case .pushWide(let on, let animated): "pushWide\(mark(animated)) \(on)"
    case .pop(let on, let animated): "pop\(mark(animated)) \(on)"
    case .popTo(let on, let depth, let animated): "popTo\(mark(animated)) \(on) \(depth)"
    case .popToRoot(let on, let animated): "popToRoot\(mark(animated)) \(on)"
    case .set(let on, let replacement, let depth, let animated):
      "set\(mark(animated)) \(on) \(replacement.rawValue) \(depth)"
    case .hideBar(let on, let hidden, let animated):
      "\(hidden ? "hideBar" : "showBar")\(mark(animated)) \(on)"
    case .hideToolbar(let on, let hidden, let animated):
      "\(hidden ? "hideToolbar" : "showToolbar")\(mark(animated)) \(on)"
    case .hideBars(let on, let cause, let isOn):
      "\(isOn ? "barsGo" : "barsStay") \(on) \(cause.rawValue)"
    case .selectTab(let tab): "tab \(tab)"
    case .present(let content, let style, let fromTop, let animated):
      "present\(mark(animated)) \(content.rawValue) \(style.rawValue)\(fromTop ? " top" : "")"
    case .dismiss(let animated): "dismiss\(mark(animated))"
    case .dismissTop(let animated): "dismissTop\(mark(animated))"
    case .resize(let size): "resize \(size)"
    case .beginSwipe: "begin"
    case .beginDrag(let down): down ? "dragDown" : "dragUp"
    case .moveFinger(let percent): "move \(percent)"
    case .liftFinger: "lift"
    case .cancelFinger: "cancel"
    case .secondFinger: "second"
    case .tapBack: "tapBack"
    case .pressEscape: "escape"
    case .chooseFromMenu(let row): "menu \(row)"
    case .tapBeside: "tapBeside"
    case .tapAction: "tapAction"
    case .resign: "resign"
    case .react(let moment, let step): "on \(moment.rawValue) \(step)"
    case .wait(let milliseconds): "wait \(milliseconds)"
    case .rest: "rest"
    case .probe: "probe"
    case .kit(let step): step.description
    case .app(let step): step.description
    }
  }

  /// The first word of the description, without its `+`.
  var kind: String {
    let word = description.split(separator: Character(" ")).first.map(String.init) ?? ""
    return word.hasSuffix("+") ? String(word.dropLast()) : word
  }

  /// Reads the text that `description` writes.
  ///
  /// Returns `nil` if the text is no step.
  package init?(_ text: some StringProtocol) {
    var words = String(text).split(separator: Character(" ")).map(String.init)
    guard let first = words.first else { return nil }
    let animated = first.hasSuffix("+")
    let name = animated ? String(first.dropLast()) : first
    words.removeFirst()
    func number(_ place: Int) -> Int { place < words.count ? Int(words[place]) ?? 0 : 0 }
    func word(_ place: Int) -> String { place < words.count ? words[place] : "" }
    switch name {
    case "push": self = .push(on: number(0), animated: animated)
    case "pushWide": self = .pushWide(on: number(0), animated: animated)
    case "pop": self = .pop(on: number(0), animated: animated)
    case "popTo": self = .popTo(on: number(0), depth: number(1), animated: animated)
    case "popToRoot": self = .popToRoot(on: number(0), animated: animated)
    case "set":
      guard let replacement = Replacement(rawValue: word(1)) else { return nil }
      self = .set(on: number(0), replacement, depth: number(2), animated: animated)
    case "hideBar", "showBar":
      self = .hideBar(on: number(0), name == "hideBar", animated: animated)
    case "hideToolbar", "showToolbar":
      self = .hideToolbar(on: number(0), name == "hideToolbar", animated: animated)
    case "barsGo", "barsStay":
      guard let cause = Cause(rawValue: word(1)) else { return nil }
      self = .hideBars(on: number(0), cause, name == "barsGo")
    case "tab": self = .selectTab(number(0))
    case "present":
      guard let content = Content(rawValue: word(0)), let style = Style(rawValue: word(1)) else {
        return nil
      }
      self = .present(content, style, fromTop: word(2) == "top", animated: animated)
    case "dismiss": self = .dismiss(animated: animated)
    case "dismissTop": self = .dismissTop(animated: animated)
    case "resize": self = .resize(number(0))
    case "begin": self = .beginSwipe
    case "dragDown", "dragUp": self = .beginDrag(down: name == "dragDown")
    case "move": self = .moveFinger(to: number(0))
    case "lift": self = .liftFinger
    case "cancel": self = .cancelFinger
    case "second": self = .secondFinger
    case "tapBack": self = .tapBack
    case "escape": self = .pressEscape
    case "menu": self = .chooseFromMenu(row: number(0))
    case "tapBeside": self = .tapBeside
    case "tapAction": self = .tapAction
    case "resign": self = .resign
    case "on":
      guard let moment = Moment(rawValue: word(0)),
        let step = FuzzStep(words.dropFirst().joined(separator: " "))
      else { return nil }
      self = .react(to: moment, step)
    case "wait": self = .wait(number(0))
    case "rest": self = .rest
    case "probe": self = .probe
    default:
      let kit = FuzzKitStep(name, words, animated: animated).map(FuzzStep.kit)
      guard let step = kit ?? FuzzAppStep(name, words).map(FuzzStep.app) else { return nil }
      self = step
    }
  }
}
