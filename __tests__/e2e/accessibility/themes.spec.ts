import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import * as themes from '../../../src/entries/themes'
import type { WalletModalOptions } from '../../../src/app/host/walletModalOptions'
import { connectQuietly } from '../support/connectQuietly'
import { expect, test } from '../support/test'
import { layoutProblems } from './layoutProblems'
import { settled } from './settled'
import { violationsOf } from './violationsOf'

const { contrast, midnight, paper, rounded } = themes
const PRESETS = { contrast, midnight, paper, rounded }
const MODES = ['light', 'dark'] as const

type Look = Pick<WalletModalOptions, 'theme' | 'themeMode' | 'enableMobileFullScreen'>

const withLook = (page: Page, look: Look) =>
  page.addInitScript(given => {
    window.exampleHost = { ...window.exampleHost, look: given }
  }, look)

const openCard = async (page: Page, button = 'wm-connect-button') => {
  await page.getByTestId(button).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await settled(page)
}

const cardOf = (page: Page) => page.getByRole('dialog').locator('[data-wm-part="card"]')

const expectFit = async (page: Page) => {
  expect(await violationsOf(page)).toEqual([])
  expect(await layoutProblems(cardOf(page))).toEqual([])
}

const tokenOf = (page: Page, name: string) =>
  page
    .getByRole('dialog')
    .evaluate((dialog, token) => getComputedStyle(dialog).getPropertyValue(token).trim(), name)

for (const [name, theme] of Object.entries(PRESETS)) {
  for (const themeMode of MODES) {
    test(`${name}, ${themeMode}: Connect and Account are readable and fit 320 px`, async ({
      page,
      host,
      wallet,
    }) => {
      await page.setViewportSize({ width: 320, height: 700 })
      await withLook(page, { theme: { ...theme, density: 'compact' }, themeMode })
      await page.goto('/bench.html')
      await openCard(page)
      await expect.poll(() => tokenOf(page, '--wm-color-surface')).toBe(theme[themeMode].surface)
      await expectFit(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await connectQuietly(host, wallet)
      await openCard(page, 'wm-account-button')
      await expect(page.getByTestId('wm-view-Account')).toBeVisible()
      await expectFit(page)
      // The host buttons are part of the theme.
      expect(await violationsOf(page, { isWholePage: true, rules: ['color-contrast'] })).toEqual([])
    })
  }
}

test('a part has the look that the theme gives it, at rest and under the pointer', async ({
  page,
}) => {
  await withLook(page, {
    themeMode: 'light',
    theme: {
      parts: {
        row: { background: '#102030', color: '#ffffff', borderRadius: '3px' },
        card: { borderRadius: '4px' },
        button: { background: '#7a1f3d', color: '#ffffff', borderRadius: '0' },
      },
    },
  })
  await page.goto('/bench.html')
  const connect = page.getByTestId('wm-connect-button').first()
  await expect(connect).toHaveCSS('background-color', 'rgb(122, 31, 61)')
  await expect(connect).toHaveCSS('border-radius', '0px')
  await openCard(page)
  const row = page.getByTestId('wm-all-wallets')
  await page.mouse.move(0, 0)
  await expect(row).toHaveCSS('background-color', 'rgb(16, 32, 48)')
  await expect(row).toHaveCSS('color', 'rgb(255, 255, 255)')
  await expect(row).toHaveCSS('border-radius', '3px')
  await expect(cardOf(page)).toHaveCSS('border-top-left-radius', '4px')
  await row.hover()
  await expect(row).not.toHaveCSS('background-color', 'rgb(16, 32, 48)')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the card fills the screen in every view when the page asks for it', async ({
    page,
    host,
    wallet,
  }) => {
    await withLook(page, { enableMobileFullScreen: true })
    await page.goto('/bench.html')
    const expectFull = async () => {
      expect(await cardOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
      await expect(cardOf(page)).toHaveCSS('border-radius', '0px')
      await expectFit(page)
    }
    await openCard(page)
    await expect(page.locator('[data-wm-part="grab"]')).toHaveCount(0)
    await expectFull()
    await page.getByTestId('wm-all-wallets').click()
    await expect(page.getByTestId('wm-view-AllWallets')).toBeVisible()
    await settled(page)
    await expectFull()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await connectQuietly(host, wallet)
    await openCard(page, 'wm-account-button')
    await expectFull()
    // The actions are at the bottom, within reach of the thumb.
    const foot = await page.getByTestId('wm-disconnect').boundingBox()
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeGreaterThan(844 - 40)
  })

  test('it stays a card on a wider screen', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 844 })
    await withLook(page, { enableMobileFullScreen: true })
    await page.goto('/bench.html')
    await openCard(page)
    expect((await cardOf(page).boundingBox())?.width).toBe(360)
  })
})

test('components supplied by the page fit 320 px, and one that throws is left out', async ({
  page,
  host,
  wallet,
  trouble,
}) => {
  trouble.expect(/no header for/)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.addInitScript(() => {
    window.exampleHost = {
      look: {
        components: {
          WalletBadge: ({ wallet: { name }, badge }) => `${badge ?? 'no'} badge of ${name}`,
          ConnectFooter: ({ view }) => `Averyverylongwordthatnoonewouldwritewithoutbreaks ${view}`,
          AccountHeader: ({ address }) => {
            throw new Error(`no header for ${address}`)
          },
        },
      },
    }
  })
  await page.goto('/bench.html')
  await openCard(page)
  await expect(page.getByRole('dialog')).toContainText('breaks Connect')
  await expect(page.getByRole('dialog')).toContainText('badge of')
  await expectFit(page)
  await page.keyboard.press('Escape')
  await connectQuietly(host, wallet)
  await openCard(page, 'wm-account-button')
  await expect(page.locator('[data-wm-part="avatar"]')).toBeVisible()
  await expectFit(page)
})

test.describe('the theme editor', () => {
  let server: ViteDevServer

  test.beforeAll(async () => {
    const configFile = fileURLToPath(
      new URL('../../../examples/vite/theme.config.js', import.meta.url),
    )
    server = await createServer({
      configFile,
      logLevel: 'error',
      server: { port: 0, host: 'localhost' },
    })
    await server.listen()
  })
  test.afterAll(() => server.close())

  test('works by keyboard, reports colours that are hard to read, and copies the code', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const [url = ''] = server.resolvedUrls?.local ?? []
    await page.goto(`${url}theme.html`)
    const card = page.locator('[data-wm-part="card"]')
    await expect(card).toBeVisible()
    await page.getByRole('radio', { name: 'none' }).first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'midnight' })).toBeChecked()
    await page.getByRole('radio', { name: 'dark' }).check()
    await expect(card).toHaveCSS('background-color', 'rgb(12, 17, 34)')
    await expect(page.getByRole('status').first()).toContainText('Every text reads')
    await page.getByRole('textbox', { name: 'Accent, any CSS color' }).fill('teal')
    await expect(page.locator('pre')).toContainText("accent: 'teal'")
    expect(await violationsOf(page, { isWholePage: true })).toEqual([])
    await page.getByRole('button', { name: 'Copy the code' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await page.locator('pre').textContent(),
    )
    await page.setViewportSize({ width: 320, height: 700 })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(320)
  })
})
