import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

interface Scope {
  /** Instead of all. */
  readonly rules?: readonly string[]
  /** The page around the modal too. */
  readonly isWholePage?: boolean
}

/** What fades in has not its own colours yet. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const shadow = document.querySelector('[data-testid="wm-root"]')?.shadowRoot
    const moves = [document, shadow].flatMap(root => root?.getAnimations() ?? [])
    const ending = moves.filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** What axe has to say about the modal, once nothing moves; one line per element. */
export async function violationsOf(
  page: Page,
  { rules, isWholePage = false }: Scope = {},
): Promise<string[]> {
  await atRest(page)
  const axe = new AxeBuilder({ page })
  if (!isWholePage) axe.include('[data-testid="wm-root"]')
  if (rules) axe.withRules([...rules])
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`),
  )
}
