import type { Locator, Page } from '@playwright/test'
import { layoutProblems } from '../../accessibility/layoutProblems'
import { settled } from '../../accessibility/settled'
import { violationsOf } from '../../accessibility/violationsOf'
import { movesEnded } from '../../support/movesEnded'
import { expect } from '../../support/test'

interface Look {
  readonly page: Page
  /** The card, or another pictured part. */
  readonly part: Locator
  /** A card comes to rest; a part of the page and a waiting state do not. */
  readonly comesToRest: boolean
  readonly isCovered: boolean
  readonly holdsPointer: boolean
  /** Called at rest and before axe, which takes longer than some states last. */
  readonly take: () => Promise<void>
}

/**
 * Checks that a visible state is at rest, that nothing is cut off, and that axe finds no
 * violations.
 */
export async function lookAtState({
  page,
  part,
  comesToRest,
  isCovered,
  holdsPointer,
  take,
}: Look) {
  if (!holdsPointer) await page.mouse.move(0, 0)
  if (comesToRest) await settled(page)
  else await movesEnded(page)
  await expect(part).toBeVisible()
  await take()
  expect(await layoutProblems(part), 'nothing is cut').toEqual([])
  if (!isCovered) expect(await violationsOf(page), 'axe finds nothing wrong').toEqual([])
}
