import type { Locator, Page } from '@playwright/test'
import { layoutProblems } from '../../accessibility/layoutProblems'
import { settled } from '../../accessibility/settled'
import { violationsOf } from '../../accessibility/violationsOf'
import { movesEnded } from '../../support/movesEnded'
import { expect } from '../../support/test'

interface Look {
  readonly page: Page
  /** The card, or what else is pictured. */
  readonly part: Locator
  /** A card comes to rest; a part of the page, and what waits, do not. */
  readonly comesToRest: boolean
  readonly isCovered: boolean
  readonly holdsPointer: boolean
  /** Called at rest and before axe, which takes longer than some states last. */
  readonly take: () => Promise<void>
}

/** Sees that a state on screen is at rest, that nothing of it is cut, and that axe finds nothing wrong with it. */
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
