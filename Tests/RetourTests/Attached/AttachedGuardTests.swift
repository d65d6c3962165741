// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

@MainActor @Suite(.freesControllers) struct AttachedGuardTests {
  /// The ways back that an attached stack has.
  enum Way: CaseIterable {
    case tap, systemButton, swipe

    @MainActor var look: BackButton { self == .systemButton ? .system : .title("Home") }
    var trigger: BackRequest.Trigger { self == .swipe ? .edgeSwipe : .button }

    @MainActor
    func goBack(in scene: AttachedScene) {
      self == .swipe ? scene.swipe() : scene.world.tapBack()
    }
  }

  @Test(arguments: Way.allCases, World.Direction.allCases)
  func `a guard that denies keeps its page`(_ way: Way, _ direction: World.Direction) {
    let scene = AttachedScene(["A", "B"], direction, look: way.look)
    var triggers: [BackRequest.Trigger] = []
    scene.top?.navigationItem.backGuard = {
      triggers.append($0.trigger)
      return .deny
    }
    way.goBack(in: scene)
    scene.world.settle()
    expectStack(scene.stack, ["A", "B"])
    #expect(triggers == [way.trigger])
    scene.top?.navigationItem.backGuard = nil
    way.goBack(in: scene)
    scene.world.settle()
    expectStack(scene.stack, ["A"])
  }

  @Test(arguments: Way.allCases, [true, false])
  func `a guard that asks waits for its answer`(_ way: Way, _ answer: Bool) async {
    let scene = AttachedScene(["A", "B"], look: way.look)
    let dialog = Dialog()
    scene.top?.navigationItem.backGuard = { _ in .ask { await dialog.ask() } }
    way.goBack(in: scene)
    await scene.world.settleTasks()
    #expect(dialog.questions == 1)
    #expect((scene.stack.transitionCoordinator != nil) == (way == .swipe), "the swipe is held")
    dialog.answer(answer)
    await scene.world.settleTasks()
    expectStack(scene.stack, answer ? ["A"] : ["A", "B"])
    await scene.close()
  }

  @Test func `a request asks the guards of all pages that it leaves and reports its outcome`()
    async
  {
    let scene = AttachedScene(["A", "B", "C", "D"])
    let pages = scene.stack.viewControllers
    pages[1].navigationItem.backGuard = { _ in .deny }
    let (navigation, world) = (scene.navigation, scene.world)
    let outcome = Task { await navigation.requestPop(to: pages[0]) }
    await world.settleTasks()
    #expect(await outcome.value == .refused(by: pages[1]))
    expectStack(scene.stack, ["A", "B"])
    pages[1].navigationItem.backGuard = nil
    let second = Task { await navigation.requestPop() }
    await world.settleTasks()
    #expect(await second.value == .completed)
    #expect(await navigation.requestPop() == .cancelled)
  }

  @Test func `code that pops or pushes ends an open question`() async {
    for isPush in [true, false] {
      let scene = AttachedScene(["A", "B", "C"])
      let dialog = Dialog()
      scene.top?.navigationItem.backGuard = { _ in .ask { await dialog.ask() } }
      let navigation = scene.navigation
      let outcome = Task { await navigation.requestPop() }
      await scene.world.settleTasks()
      scene.world.perform {
        if isPush {
          scene.stack.pushViewController(.titled("D"), animated: true)
        } else {
          _ = scene.stack.popViewController(animated: true)
        }
      }
      await scene.world.settleTasks()
      #expect(await outcome.value == (isPush ? .superseded(by: nil) : .cancelled))
      #expect(dialog.cancellations == 1)
      dialog.answer(true)
      await scene.world.settleTasks()
      expectStack(scene.stack, isPush ? ["A", "B", "C", "D"] : ["A", "B"])
      await scene.close()
    }
  }

  @Test(arguments: [true, false])
  func `a question whose page is popped below a presentation is cancelled`(
    _ isAnswered: Bool
  ) async {
    let scene = AttachedScene(["A", "B", "C"])
    let dialog = Dialog()
    let (navigation, world) = (scene.navigation, scene.world)
    scene.top?.navigationItem.backGuard = { _ in .ask { await dialog.ask() } }
    let root = scene.stack.viewControllers[0]
    let outcome = Task { await navigation.requestPop(to: root) }
    await world.settleTasks()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    world.perform { scene.stack.present(cover, animated: false) }
    await world.settleTasks()
    world.perform { _ = scene.stack.popViewController(animated: false) }
    await world.settleTasks()
    if isAnswered {
      dialog.answer(true)
      await world.settleTasks()
    }
    world.perform { cover.dismiss(animated: false) }
    await world.settleTasks()
    #expect(await outcome.value == .cancelled)
    #expect(dialog.cancellations == (isAnswered ? 0 : 1))
    dialog.answer(true)
    expectStack(scene.stack, ["A", "B"])
    await scene.close()
  }

  @Test(arguments: [true, false])
  func `a window that goes, and detaching, cancel an open question`(_ isDetached: Bool) async {
    let scene = AttachedScene(["A", "B"])
    let dialog = Dialog()
    let top = scene.top
    top?.navigationItem.backGuard = { _ in .ask { await dialog.ask() } }
    let navigation = scene.navigation
    let outcome = Task { await navigation.requestPop() }
    await scene.world.settleTasks()
    if isDetached {
      BackNavigation.detach(from: scene.stack)
    } else {
      scene.world.window.rootViewController = nil
    }
    await scene.world.settleTasks()
    #expect(await outcome.value == .cancelled)
    dialog.answer(true)
    top?.navigationItem.backGuard = nil
    expectStack(scene.stack, ["A", "B"])
    await scene.close()
  }
}
