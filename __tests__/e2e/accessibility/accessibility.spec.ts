import { expect, test } from '@playwright/test'
import { createWalletControl } from '@redux-wallet-modal/sandbox'
import { VIEW_NAMES } from '../../support/viewNames'
import type { ViewName } from '../../../src/domain/views'
import { staleness } from '../pictures/staleness'
import { bringCommonFont, COMMON_FONT } from '../support/commonFont'
import { sandboxUrls } from '../support/sandboxUrls'
import { settled } from './settled'
import { violationsOf } from './violationsOf'
import { walkViews } from './walkViews'
import { movesEnded } from '../support/movesEnded'
import { ONLY_FULL } from '../support/onlyFull'

const wallet = createWalletControl(sandboxUrls.wallet)

/** axe rules whose result depends on the theme. */
const COLOURS = ['color-contrast']

const sorted = (names: readonly ViewName[]) => [...names].sort()

test.describe('Accessibility of every view', () => {
  test('axe finds no violations in any registered view, nor in the dark theme’s colours, and every card matches its picture', async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await bringCommonFont(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia({ colorScheme: 'light' })
    const stale: string[] = []
    const found: Partial<Record<ViewName, string[]>> = {}
    const seen = await walkViews({
      page,
      wallet,
      query: `theme=system&${COMMON_FONT}`,
      visit: async (view, card) => {
        const difference = await staleness(view, card)
        if (difference) stale.push(difference)
        const inLight = await violationsOf(page)
        await page.emulateMedia({ colorScheme: 'dark' })
        const inDark = await violationsOf(page, { rules: COLOURS })
        await page.emulateMedia({ colorScheme: 'light' })
        await movesEnded(page)
        const violations = [...inLight, ...inDark.map(problem => `dark: ${problem}`)]
        if (violations.length > 0) found[view] = violations
      },
    })
    expect(found).toEqual({})
    expect(stale, 'take them again: npm run pictures').toEqual([])
    expect(sorted(seen), 'every registered view was visited').toEqual(sorted(VIEW_NAMES))
  })

  test('axe finds no violations when the page uses the dark theme', ONLY_FULL, async ({ page }) => {
    test.setTimeout(240_000)
    const found: Partial<Record<ViewName, string[]>> = {}
    const seen = await walkViews({
      page,
      wallet,
      query: 'theme=dark',
      visit: async view => {
        const violations = await violationsOf(page)
        if (violations.length > 0) found[view] = violations
      },
    })
    expect(found).toEqual({})
    expect(sorted(seen)).toEqual(sorted(VIEW_NAMES))
  })

  test('axe reports insufficient contrast in the dark theme as well', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/bench.html?theme=system')
    await page.getByTestId('wm-connect-button').first().click()
    await expect(page.getByTestId('wm-view-Connect')).toBeVisible()
    await settled(page)
    expect(await violationsOf(page, { rules: COLOURS })).toEqual([])
    await page.getByTestId('wm-view-Connect').evaluate(view => {
      const text = document.createElement('p')
      text.textContent = 'planted'
      text.style.color = '#2a2c31'
      view.append(text)
    })
    expect((await violationsOf(page, { rules: COLOURS })).join('\n')).toContain('color-contrast')
  })

  test('axe reports a button without a name inside the shadow root', async ({ page }) => {
    await page.goto('/bench.html')
    await page.getByTestId('wm-connect-button').first().click()
    await expect(page.getByTestId('wm-view-Connect')).toBeVisible()
    await page.getByTestId('wm-view-Connect').evaluate(view => {
      view.append(document.createElement('button'))
    })
    expect((await violationsOf(page)).join('\n')).toContain('button-name')
  })
})
