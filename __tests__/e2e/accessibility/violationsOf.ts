import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe has to say about the modal as it stands, by all of its rules or by some; one line per element. */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).include('[data-testid="wm-root"]')
  if (rules) axe.withRules([...rules])
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`),
  )
}
