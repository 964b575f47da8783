import { expect, test, type Page } from '@playwright/test'
import { createWalletControl } from '@redux-wallet-modal/sandbox'
import { settled } from '../accessibility/settled'
import { sandboxUrls } from '../support/sandboxUrls'

const wallet = createWalletControl(sandboxUrls.wallet)
const SANDBOX_WALLET = 'wm-wallet-dev.sandbox.wallet'
const RECIPIENT = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

declare global {
  interface Window {
    violations?: string[]
  }
}

const violations = (page: Page) => page.evaluate(() => window.violations ?? [])

/** Counts style elements anywhere, and style sheets that come from one. */
const inlineStyles = (page: Page) =>
  page.evaluate(() => {
    const shadow = document.querySelector('[data-testid="wm-root"]')?.shadowRoot
    const elements = [document, shadow].flatMap(root => [
      ...(root?.querySelectorAll('style') ?? []),
    ])
    const sheets = [...document.styleSheets].filter(
      ({ ownerNode }) => ownerNode instanceof HTMLStyleElement,
    )
    return elements.length + sheets.length
  })

/**
 * Returns every computed value of the first element that matches each selector, in the shadow root
 * too.
 */
const looksOf = (page: Page, selectors: readonly string[]) =>
  page.evaluate(wanted => {
    const shadow = document.querySelector('[data-testid="wm-root"]')?.shadowRoot
    return wanted.map(selector => {
      const element = shadow?.querySelector(selector) ?? document.querySelector(selector)
      if (!element) return [selector, {}] as const
      const style = getComputedStyle(element)
      const values = [...style].map(name => [name, style.getPropertyValue(name)] as const)
      return [selector, Object.fromEntries(values)] as const
    })
  }, selectors)

/** Goes from the host's button to a pending wallet request. */
async function askWallet(page: Page, path: string) {
  await page.goto(`${path}?theme=light`)
  await page.getByTestId('wm-connect-button').first().click()
  await wallet.policy({ eth_requestAccounts: 'hang' })
  await page.getByTestId(SANDBOX_WALLET).click()
  await expect(page.getByTestId('wm-view-ConnectingExternal')).toBeVisible()
  await settled(page)
}

test.describe('P20 A page whose policy allows its own files only', () => {
  test.beforeEach(async ({ page }) => {
    await wallet.clearPolicy()
    await wallet.reset()
    await wallet.switchChain(31337)
    await wallet.policy({ '*': 'approve' })
    await page.addInitScript(() => {
      const seen: string[] = []
      window.violations = seen
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        seen.push(`${violatedDirective} ${blockedURI} ${sample}`),
      )
    })
  })

  test('the whole journey looks right and violates no policy rule', async ({ page }) => {
    const modal = page.getByTestId('wm-modal')
    await page.goto('/strict.html?theme=light')
    const opener = page.getByTestId('wm-connect-button').first()
    await expect(opener).toBeVisible()
    await opener.click()
    await expect(page.getByTestId('wm-view-Connect')).toBeVisible()
    await wallet.policy({ eth_requestAccounts: 'approve' })
    await modal.getByTestId(SANDBOX_WALLET).click()
    await expect(modal).toBeHidden()
    await page.getByTestId('wm-account-button').first().click()
    await expect(page.getByTestId('wm-view-Account')).toBeVisible()

    await modal.getByTestId('wm-account-send').click()
    await modal.getByTestId('wm-send-token').click()
    await modal.getByTestId('wm-token-eip155:31337:native').click()
    await modal.getByTestId('wm-send-amount').fill('0.5')
    await modal.getByTestId('wm-send-recipient').fill(RECIPIENT)
    await modal.getByTestId('wm-send-preview').click()
    await expect(page.getByTestId('wm-view-WalletSendPreview')).toBeVisible()
    await modal.getByTestId('wm-back').click()
    await modal.getByTestId('wm-back').click()
    await modal.getByTestId('wm-account-receive').click()
    await expect(page.getByTestId('wm-receive-qr')).toBeVisible()
    await modal.getByTestId('wm-back').click()
    await modal.getByTestId('wm-header-network').click()
    await modal.getByTestId('wm-network-eip155:31338').click()
    await expect(page.getByTestId('read-network')).toHaveText('Sandbox Two')

    expect(await violations(page)).toEqual([])
    expect(await inlineStyles(page), 'style elements').toBe(0)
  })

  test('card, connection indicator and buttons have every style they have without a policy', async ({
    page,
  }) => {
    const parts = [
      '[data-wm-part="card"]',
      '[data-wm-part="header"]',
      '[data-wm-part="indicator"]',
      '[data-wm-part="indicator-line"]',
      '[data-testid="wm-back"]',
      '[data-wm-part="overlay"]',
      '[data-testid="wm-connect-button"]',
    ]
    await askWallet(page, '/bench.html')
    const free = Object.fromEntries(await looksOf(page, parts))
    for (const part of parts) expect(Object.keys(free[part] ?? {}), part).not.toEqual([])
    expect(free['[data-wm-part="card"]']).toMatchObject({
      'background-color': 'rgb(255, 255, 255)',
      'border-top-left-radius': '28px',
      'inline-size': '360px',
    })
    expect(free['[data-wm-part="indicator"]']).toMatchObject({
      display: 'flex',
      'column-gap': '12px',
    })
    expect(free['[data-testid="wm-back"]']).toMatchObject({ 'border-top-left-radius': '999px' })
    expect(free['[data-testid="wm-connect-button"]']).toMatchObject({ color: 'rgb(255, 255, 255)' })

    await wallet.reset()
    await askWallet(page, '/strict.html')
    expect(Object.fromEntries(await looksOf(page, parts))).toEqual(free)
    expect(await violations(page)).toEqual([])
  })

  test('the policy is in force: the browser blocks and reports an inline style of the page', async ({
    page,
  }) => {
    await page.goto('/strict.html')
    await expect(page.getByTestId('wm-connect-button').first()).toBeVisible()
    await page.evaluate(() => {
      const style = document.createElement('style')
      style.textContent = 'body { outline: 3px solid red }'
      document.head.append(style)
    })
    await expect.poll(() => violations(page)).not.toEqual([])
    expect(await inlineStyles(page)).toBeGreaterThan(0)
  })
})
