// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import MailScenarios
import XCTest

/// The scenarios in asynchronous tests of XCTest.
@MainActor
final class PausedMailXCTests: XCTestCase {
  private func play(_ name: String) async {
    let problems = await Scenario.named(name).playWithPauses()
    XCTAssertEqual(problems, [])
  }

  func testAPushShowsALetter() async {
    await play("a push shows a letter")
  }
  func testAPushWithoutAnimationShowsALetter() async {
    await play("a push without animation shows a letter")
  }
  func testThreePushesShowTheLastLetter() async {
    await play("three pushes show the last letter")
  }
  func testAPopReturnsToTheInbox() async {
    await play("a pop returns to the inbox")
  }
  func testAPopWithoutAnimationReturnsToTheInbox() async {
    await play("a pop without animation returns to the inbox")
  }
  func testAPopAtTheRootHasNoEffect() async {
    await play("a pop at the root has no effect")
  }
  func testPoptorootRemovesAllLetters() async {
    await play("popToRoot removes all letters")
  }
  func testPoptoviewcontrollerRemovesTheLettersAbove() async {
    await play("popToViewController removes the letters above")
  }
  func testSetviewcontrollersShowsItsLastPage() async {
    await play("setViewControllers shows its last page")
  }
  func testSetviewcontrollersRemovesAPageBelowTheTop() async {
    await play("setViewControllers removes a page below the top")
  }
  func testAPushDuringAPushShowsTheSecondLetter() async {
    await play("a push during a push shows the second letter")
  }
  func testAPopDuringAPushReturnsToTheInbox() async {
    await play("a pop during a push returns to the inbox")
  }
  func testAPushInTheCompletionOfAPushShowsBothLetters() async {
    await play("a push in the completion of a push shows both letters")
  }
  func testAPushInTheCompletionOfAnAnimationShowsTheLetter() async {
    await play("a push in the completion of an animation shows the letter")
  }
  func testAPushDuringAHeldSwipeKeepsTheLetter() async {
    await play("a push during a held swipe keeps the letter")
  }
  func testAResizeDuringAPushShowsTheLetter() async {
    await play("a resize during a push shows the letter")
  }
  func testTheDelegateIsCalledOnceForAPush() async {
    await play("the delegate is called once for a push")
  }
  func testTheDelegateIsCalledOnceForAPop() async {
    await play("the delegate is called once for a pop")
  }
  func testASwipeOverMostOfTheScreenPops() async {
    await play("a swipe over most of the screen pops")
  }
  func testAShortSwipeKeepsTheLetter() async {
    await play("a short swipe keeps the letter")
  }
  func testACancelledSwipeKeepsTheLetter() async {
    await play("a cancelled swipe keeps the letter")
  }
  func testASwipeAtTheRootHasNoEffect() async {
    await play("a swipe at the root has no effect")
  }
  func testASwipeFromRightToLeftPops() async {
    await play("a swipe from right to left pops")
  }
  func testATapOnTheCustomBackButtonPops() async {
    await play("a tap on the custom back button pops")
  }
  func testATapOnTheCustomBackButtonPopsFromRightToLeft() async {
    await play("a tap on the custom back button pops from right to left")
  }
  func testASwipeUnderAHiddenBarPops() async {
    await play("a swipe under a hidden bar pops")
  }
  func testASwipeWithAHiddenBackButtonPops() async {
    await play("a swipe with a hidden back button pops")
  }
  func testASwipeOnAPageWithALeftItemPops() async {
    await play("a swipe on a page with a left item pops")
  }
  func testASheetThatIsDismissedLeavesTheStack() async {
    await play("a sheet that is dismissed leaves the stack")
  }
  func testAPushBelowASheetShowsTheLetterAfterTheDismissal() async {
    await play("a push below a sheet shows the letter after the dismissal")
  }
}
