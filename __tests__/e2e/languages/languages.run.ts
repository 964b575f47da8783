import { expect, test, type Page } from '@playwright/test'
import { createWalletControl } from '@redux-wallet-modal/sandbox'
import type { ViewName } from '../../../src/domain/views'
import { localeChosen } from '../../../src/index'
import { VIEW_NAMES } from '../../support/viewNames'
import { dispatchInHost } from '../accessibility/exampleStore'
import { layoutProblems } from '../accessibility/layoutProblems'
import { settled } from '../accessibility/settled'
import { violationsOf } from '../accessibility/violationsOf'
import { walkViews } from '../accessibility/walkViews'
import { sandboxUrls } from '../support/sandboxUrls'

const wallet = createWalletControl(sandboxUrls.wallet)
/** Long words, no spaces, and right to left; `everyView.run.ts` looks at all languages. */
const TAGS = process.env['LANGUAGES']?.split(',') ?? ['de', 'ja', 'ar']
const WALK_TIMEOUT_MS = 1_800_000

/** Switches the language and waits until its texts have loaded. */
async function speak(page: Page, tag: string) {
  await dispatchInHost(page, localeChosen(tag))
  await expect(page.locator('[data-wm-theme][lang]')).toHaveAttribute('lang', tag)
  await settled(page)
}

for (const theme of ['light', 'dark']) {
  test(`each view of the journeys fits 320 px and axe finds nothing, ${theme}`, async ({
    page,
  }) => {
    test.setTimeout(WALK_TIMEOUT_MS)
    await page.setViewportSize({ width: 320, height: 700 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const found: Record<string, string[]> = {}
    const looked: Record<string, ViewName[]> = {}
    const seen = await walkViews({
      page,
      wallet,
      query: `theme=${theme}`,
      visit: async (view, card) => {
        for (const tag of TAGS) {
          await speak(page, tag)
          const problems = [...(await layoutProblems(card)), ...(await violationsOf(page))]
          if (problems.length > 0) found[`${tag} ${view}`] = problems
          looked[tag] = [...(looked[tag] ?? []), view]
        }
        await speak(page, 'en')
      },
    })
    expect([...seen].sort()).toEqual([...VIEW_NAMES].sort())
    for (const tag of TAGS) expect(looked[tag]).toEqual(seen)
    expect(found).toEqual({})
  })
}
