import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { movesEnded } from '../support/movesEnded'

interface Scope {
  /** Instead of all. */
  readonly rules?: readonly string[]
  /** The page around the modal too. */
  readonly isWholePage?: boolean
  /** What the frames of the modal show, too. */
  readonly hasFrames?: boolean
}

/** What axe has to say about the modal, once nothing moves; one line per element. */
export async function violationsOf(
  page: Page,
  { rules, isWholePage = false, hasFrames = false }: Scope = {},
): Promise<string[]> {
  await movesEnded(page) // what fades in has not its own colours yet
  // Without this mode, which leaves frames out, a window is opened for every look.
  const axe = new AxeBuilder({ page }).setLegacyMode(!hasFrames)
  if (!isWholePage) axe.include('[data-testid="wm-root"]')
  if (rules) axe.withRules([...rules])
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`),
  )
}
