import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { movesEnded } from '../support/movesEnded'

interface Scope {
  /** Runs only these axe rules. */
  readonly rules?: readonly string[]
  /** Includes the page around the modal. */
  readonly isWholePage?: boolean
  /** Includes the content of the modal's frames. */
  readonly hasFrames?: boolean
}

/** Returns axe's violations in the modal once nothing moves, one line per element. */
export async function violationsOf(
  page: Page,
  { rules, isWholePage = false, hasFrames = false }: Scope = {},
): Promise<string[]> {
  // A fading element does not have its final colours yet.
  await movesEnded(page)
  // Legacy mode skips frames; without it, axe opens a window for every analysis.
  const axe = new AxeBuilder({ page }).setLegacyMode(!hasFrames)
  if (!isWholePage) axe.include('[data-testid="wm-root"]')
  if (rules) axe.withRules([...rules])
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`),
  )
}
