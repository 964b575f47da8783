import type { Locator } from '@playwright/test'
import type { Shown } from '../../../examples/vite/src/gallery/createCatalogue'
import { LANGUAGES } from '../../../examples/vite/src/gallery/languages'
import { ONLY_FULL } from '../support/onlyFull'
import { showInGallery } from '../support/showInGallery'
import { expect, test } from '../support/test'
import { coveredGuards } from './coveredGuards'
import { EVERYTHING, lookAt, notFitting, ONE_OF_EACH, queryOf } from './galleryStates'
import { movingProperties } from './movingProperties'
import { partsWithoutEdge } from './partsWithoutEdge'
import { POINTER, smallTargets } from './smallTargets'
import { misorderedParts } from './misorderedParts'
import { unseenInForcedColors } from './unseenInForcedColors'
import { violationsOf } from './violationsOf'

/** Beside other work on two cores, axe takes up to 16 minutes for every state in one theme. */
const LIMIT_MS = 20 * 60_000

test.describe('The gallery', () => {
  test('shows what its address says, keeps it in the address, and asks no network for it', async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = []
    page.on('request', request => {
      const { origin, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url())
    })
    await page.goto('/gallery.html?view=WalletSend&state=sendFilled&theme=dark&lang=de&width=320')
    const modal = page.frameLocator('iframe')
    await expect(modal.getByTestId('wm-view-WalletSend')).toBeVisible()
    await expect(modal.getByRole('dialog')).toContainText('Betrag')
    await expect(page.getByRole('link', { name: 'sendFilled' })).toHaveAttribute(
      'aria-current',
      'page',
    )

    await page.getByRole('combobox', { name: 'Language' }).selectOption('ar')
    await expect(page.getByRole('combobox', { name: 'Direction' })).toHaveValue('rtl')
    await page.getByRole('searchbox', { name: 'Filter' }).fill('timeout')
    await page.getByRole('link', { name: 'CONNECT_TIMEOUT' }).press('Enter')
    await expect(page).toHaveURL(/error=CONNECT_TIMEOUT&theme=dark&lang=ar&dir=rtl&width=320/)
    await expect(modal.getByTestId('wm-view-ConnectingExternal')).toBeVisible()
    await page.goBack()
    await expect(modal.getByTestId('wm-view-WalletSend')).toBeVisible()
    expect(foreign).toEqual([])
  })

  test('shows the amounts, names and answers that a state holds', async ({ page }) => {
    for (const [state, text] of [
      ['accountTokens', '$1,234.56'],
      ['previewReady', 'studio.eth'],
      ['swapReview', 'You get at least'],
      ['pay', '1,250.50'],
      ['sessions', 'Can act for you now'],
    ] as const) {
      await showInGallery(page, `state=${state}`)
      await expect(page.getByRole('dialog')).toContainText(text)
    }
  })

  test('says what it does not understand of its address', async ({ page }) => {
    await page.goto('/gallery.html?state=nowhere')
    await expect(page.getByRole('status')).toHaveText('“nowhere” is no state.')
    await page.goto('/gallery.html?state=nowhere&alone')
    await expect(page.getByRole('main')).toContainText('“nowhere” is no state.')
    await page.getByRole('link', { name: 'Choose from the gallery' }).click()
    await expect(page.frameLocator('iframe').getByRole('dialog')).toBeVisible()
  })

  test('shows a modal that was closed again', async ({ page }) => {
    await showInGallery(page, 'state=connectFound')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Show it again' }).click()
    await expect(page.getByRole('dialog', { name: 'Connect wallet' })).toBeVisible()
  })

  test('is a page that axe finds nothing wrong with, in either theme, and fits 320 px', async ({
    page,
  }) => {
    await page.goto('/gallery.html?state=connectFound')
    await expect(page.frameLocator('iframe').getByRole('dialog')).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violationsOf(page, { isWholePage: true })).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})

test.describe('Every state of every view, and every failure', () => {
  for (const [which, shown, details] of [
    ['one of each view', ONE_OF_EACH, {}],
    ['all of them', EVERYTHING, ONLY_FULL],
  ] as const) {
    test(
      `fits 320 px in forced colours, where each control and the focus are seen; what is pressed reaches 24 px, and with reduced motion only opacity moves: ${which}`,
      details,
      async ({ page }) => {
        test.setTimeout(LIMIT_MS)
        await page.setViewportSize({ width: 320, height: 700 })
        await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
        const found = await lookAt(
          shown,
          each => showInGallery(page, queryOf(each)),
          async card => [
            ...(await notFitting(card)),
            ...(await partsWithoutEdge(card)),
            ...(await movingProperties(card)).filter(name => name !== 'opacity'),
            ...(await smallTargets(card, POINTER)),
            ...(await unseenInForcedColors(card)),
          ],
        )
        expect(found).toEqual({})
      },
    )

    test(`fits 320 px with text of twice the size: ${which}`, details, async ({ page }) => {
      test.setTimeout(LIMIT_MS)
      await page.setViewportSize({ width: 320, height: 700 })
      const show = (each: Shown) => showInGallery(page, queryOf(each, 'text=200'))
      expect(await lookAt(shown, show, notFitting)).toEqual({})
    })
  }

  for (const theme of ['light', 'dark'] as const) {
    test(`has nothing that axe finds wrong, ${theme}`, ONLY_FULL, async ({ page }) => {
      test.setTimeout(LIMIT_MS)
      const show = (each: Shown) => showInGallery(page, queryOf(each, `theme=${theme}`))
      expect(await lookAt(EVERYTHING, show, () => violationsOf(page))).toEqual({})
    })
  }

  for (const state of ['previewWithheld', 'swapUnreachable', 'sessions'])
    test(`keeps the order of a line in Arabic: ${state}`, async ({ page }) => {
      const card = await showInGallery(page, `state=${state}&lang=ar`)
      await expect(page.locator('[data-wm-theme][dir=rtl]')).toBeAttached()
      expect(await misorderedParts(card)).toEqual([])
    })

  for (const looks of ['lang=pseudo&dir=rtl', 'lang=pseudo', 'lang=ar'] as const) {
    for (const width of [320, 768, 1280]) {
      test(`fits ${String(width)} px with ${looks}`, ONLY_FULL, async ({ page }) => {
        test.setTimeout(LIMIT_MS)
        await page.setViewportSize({ width, height: 800 })
        const show = (each: Shown) => showInGallery(page, queryOf(each, looks))
        const look = async (card: Locator) => [
          ...(await notFitting(card)),
          ...(await misorderedParts(card)),
        ]
        expect(await lookAt(EVERYTHING, show, look)).toEqual({})
      })
    }
  }

  test('shows in each language what it shows in English, whole', ONLY_FULL, async ({ page }) => {
    test.setTimeout(3 * LIMIT_MS)
    await page.setViewportSize({ width: 320, height: 700 })
    const found: Record<string, unknown> = {}
    for (const language of Object.keys(LANGUAGES)) {
      const show = (each: Shown) => showInGallery(page, queryOf(each, `lang=${language}`))
      const problems = await lookAt(ONE_OF_EACH, show, notFitting)
      if (Object.keys(problems).length > 0) found[language] = problems
    }
    expect(found).toEqual({})
  })
})

test.describe('On a screen that is touched', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 740 } })

  test('whatever is pressed in any state reaches 44 px', ONLY_FULL, async ({ page }) => {
    test.setTimeout(LIMIT_MS)
    const show = (each: Shown) => showInGallery(page, queryOf(each))
    expect(await lookAt(EVERYTHING, show, card => smallTargets(card))).toEqual({})
  })

  test.describe('and is wide enough for two buttons side by side', () => {
    test.use({ viewport: { width: 390, height: 760 } })

    for (const state of ['previewWithheld', 'bitcoinReview'])
      test(`confirms a payment above a note with a link: ${state}`, async ({ page }) => {
        const card = await showInGallery(page, `state=${state}`)
        await expect(card.locator('[data-wm-part="bar-note"] button')).toBeVisible()
        await expect(card.locator('[data-wm-part="guard"] button')).toBeEnabled()
        expect(await coveredGuards(card)).toEqual([])
      })

    for (const language of ['en', 'ar'])
      test(`nothing covers a button that confirms: ${language}`, ONLY_FULL, async ({ page }) => {
        test.setTimeout(LIMIT_MS)
        const show = (each: Shown) => showInGallery(page, queryOf(each, `lang=${language}`))
        expect(await lookAt(EVERYTHING, show, coveredGuards)).toEqual({})
      })
  })
})
