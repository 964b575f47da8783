import type { Locator, Page } from '@playwright/test'
import { goThrough } from '../lost/goThrough'
import { journeys } from '../lost/journeys'
import { loseFiles } from '../support/loseFiles'
import { saveData } from '../support/saveData'
import { FAILED_REQUEST } from '../support/watchForTrouble'
import { expect, test } from '../support/test'
import { fullUnless } from '../support/onlyFull'

const SANDBOX_WALLET = 'wm-wallet-dev.sandbox.wallet'
/** Time for one try; a busy machine needs several. */
const TRY_MS = 2_000
const LOST = /could(?: not|n’t) be loaded|dynamically imported module|ERR_FAILED|error loading/

/** Repeats the visitor's action, or presses Try again if it is shown, until `there` is visible. */
async function insist(page: Page, action: () => Promise<unknown>, there: Locator) {
  const again = page.getByTestId('wm-try-again')
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: TRY_MS })
    else if (!(await there.isVisible())) await action()
    await expect(there).toBeVisible({ timeout: TRY_MS })
  }).toPass({ timeout: 30_000 })
}

test.describe('P4 A file that fails to load once', () => {
  test.beforeEach(async ({ page, wallet, trouble }) => {
    await saveData(page)
    trouble.expect(FAILED_REQUEST)
    trouble.expect(LOST)
    await wallet.switchChain(31337)
    await wallet.policy({ '*': 'approve' })
  })

  test('costs one press and nothing else on the way to a wallet, whichever file it is', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const card = page.getByTestId('wm-modal')
    const view = (name: string) => page.getByTestId(`wm-view-${name}`)
    const at = (testId: string) => card.getByTestId(testId).first()
    const press = (testId: string) => () => at(testId).click({ timeout: TRY_MS })
    const go = (testId: string, there: Locator) => insist(page, press(testId), there)
    const back = () => press('wm-back')()
    /** Closes what failed, and presses the button in the page again. */
    const open = (name: Locator, there: Locator) =>
      insist(
        page,
        async () => {
          if (await card.isVisible()) await page.keyboard.press('Escape')
          await name.click({ timeout: TRY_MS })
        },
        there,
      )
    await page.goto('/bench.html')
    await expect(page.getByTestId('wm-connect-button').first()).toBeVisible()
    const lost = await loseFiles(page)
    const first = page.getByTestId('wm-connect-button').first()
    await first.click()
    await expect(page.getByRole('alert').first()).toContainText('Couldn’t open.')
    await open(first, at(SANDBOX_WALLET))
    await expect(page.locator('[data-wm-host] [role="alert"]')).toHaveCount(0)

    await test.step('looking for a wallet', async () => {
      await go('wm-help', view('WhatIsAWallet'))
      await go('wm-get-wallet', at('wm-view-GetWallet'))
      await back()
      await back()
      await go('wm-all-wallets', at('wm-wallet-search'))
      await insist(
        page,
        () => at('wm-wallet-search').fill('Cobalt Falcon'),
        card.getByRole('button', { name: /Cobalt Falcon/ }),
      )
      await insist(
        page,
        () => card.getByRole('button', { name: /Cobalt Falcon/ }).click({ timeout: TRY_MS }),
        view('ConnectingWalletConnect'),
      )
    })

    await test.step('the end', async () => {
      await press('wm-close')()
      await expect(card).toBeHidden()
      await page.getByTestId('add-todo').click()
      await expect(page.getByText('Item 2')).toBeVisible()
    })
    expect([...lost].length, 'files that were lost').toBeGreaterThan(15)
  })

  test('keeps a returning visitor’s session: it is restored after the first sign of interest', async ({
    page,
    host,
  }) => {
    await host.goto()
    await host.connectButton.click()
    await page.getByTestId(SANDBOX_WALLET).click()
    await expect(host.read('status')).toHaveText('connected')
    await expect(page.getByTestId('wm-modal')).toBeHidden()
    const lost = await loseFiles(page)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Example host' })).toBeVisible()
    await expect.poll(() => lost.size).toBeGreaterThan(0)
    await page.getByTestId('add-todo').click()
    await expect(page.getByText('Item 2')).toBeVisible()
    const modal = page.getByTestId('wm-modal')
    await expect(async () => {
      await page.getByRole('heading', { name: 'Example host' }).hover()
      if (await modal.isVisible()) await page.keyboard.press('Escape')
      await page.locator('[data-testid^="wm-"][data-kind]').first().hover({ timeout: TRY_MS })
      await expect(host.read('status')).toHaveText('connected', { timeout: TRY_MS })
    }).toPass({ timeout: 30_000 })
    await expect(page.getByTestId('wm-account-button').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Example host' })).toBeVisible()
  })

  for (const file of ['engine', 'accountEngine', 'evm', 'HostPicture']) {
    test(
      `leaves the page of who comes back as it is: ${file}`,
      fullUnless(file.endsWith('ngine')),
      async ({ page, host }) => {
        await host.goto()
        await host.connectButton.click()
        await page.getByTestId(SANDBOX_WALLET).click()
        await expect(host.read('status')).toHaveText('connected')
        let refused = 0
        await page.route(`**/assets/${file}-*.js`, route => {
          refused += 1
          return refused === 1 ? route.abort() : route.continue()
        })
        await page.reload()
        const title = page.getByRole('heading', { name: 'Example host' })
        await expect(title).toBeVisible()
        await expect.poll(() => refused).toBeGreaterThan(0)
        await expect(async () => {
          await title.hover()
          await page.locator('[data-testid^="wm-"][data-kind]').first().hover({ timeout: TRY_MS })
          await expect(host.read('status')).toHaveText('connected', { timeout: TRY_MS })
        }).toPass({ timeout: 30_000 })
        await expect(page.getByTestId('wm-account-button').first()).toBeVisible()
      },
    )
  }

  // Only the deepest file of the short journeys; `npm run test:lost` covers every file of every
  // journey.
  for (const journey of journeys.filter(({ isShort }) => isShort)) {
    test(`costs a press, and that is said, on this way: ${journey.name}`, async ({
      browser,
      wallet,
      pocket,
    }) => {
      test.setTimeout(120_000)
      const people = { wallet, pocket }
      const asked = await goThrough(browser, people, journey)
      const { deepest = /./ } = journey
      const file = asked.findLast(name => deepest.test(name))
      if (file === undefined) throw new Error(`No file matches ${String(deepest)}.`)
      await goThrough(browser, people, journey, file)
    })
  }
})
