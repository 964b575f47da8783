import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe has to say about the modal as it stands, or about this side of it, one line per element. */
export async function violationsOf(page: Page, tags?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).include('[data-testid="wm-root"]')
  const { violations } = await (tags ? axe.withTags(tags) : axe).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`),
  )
}
