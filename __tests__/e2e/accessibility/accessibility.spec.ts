import { expect, test } from '@playwright/test'
import { createWalletControl } from '@redux-wallet-modal/sandbox'
import { VIEW_NAMES } from '../../support/viewNames'
import type { ViewName } from '../../../src/domain/views'
import { staleness } from '../pictures/staleness'
import { bringCommonFont, COMMON_FONT } from '../support/commonFont'
import { sandboxUrls } from '../support/sandboxUrls'
import { violationsOf } from './violationsOf'
import { walkViews } from './walkViews'

const wallet = createWalletControl(sandboxUrls.wallet)

const sorted = (names: readonly ViewName[]) => [...names].sort()

test.describe('Accessibility of every view', () => {
  for (const theme of ['light', 'dark'] as const) {
    const isPictured = theme === 'light' ? ', and every card is as pictured' : ''
    test(`axe finds nothing wrong with any registered view in the ${theme} theme${isPictured}`, async ({
      page,
    }) => {
      test.setTimeout(240_000)
      await bringCommonFont(page)
      await page.setViewportSize({ width: 1280, height: 800 })
      const stale: string[] = []
      const found: Partial<Record<ViewName, string[]>> = {}
      const seen = await walkViews({
        page,
        wallet,
        query: `theme=${theme}&${COMMON_FONT}`,
        visit: async (view, card) => {
          const difference = isPictured && (await staleness(view, card))
          if (difference) stale.push(difference)
          const violations = await violationsOf(page)
          if (violations.length > 0) found[view] = violations
        },
      })
      expect(found).toEqual({})
      expect(stale, 'take them again: npm run pictures').toEqual([])
      expect(sorted(seen), 'every registered view was visited').toEqual(sorted(VIEW_NAMES))
    })
  }

  test('a button without a name inside the shadow root is reported', async ({ page }) => {
    await page.goto('/bench.html')
    await page.getByTestId('wm-connect-button').first().click()
    await expect(page.getByTestId('wm-view-Connect')).toBeVisible()
    await page.getByTestId('wm-view-Connect').evaluate(view => {
      view.append(document.createElement('button'))
    })
    expect((await violationsOf(page)).join('\n')).toContain('button-name')
  })
})
