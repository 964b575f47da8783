import { expect, test, type Page, type Request } from '@playwright/test'
import { createWalletControl } from '@redux-wallet-modal/sandbox'
import { sandboxUrls } from '../support/sandboxUrls'
import { saveData } from '../support/saveData'

const wallet = createWalletControl(sandboxUrls.wallet)
const SANDBOX_WALLET = 'wm-wallet-dev.sandbox.wallet'
/** Scripts by their build names: our views, the card and the code with effects. */
const OURS_LATER =
  /\/assets\/(ModalShell|engine|accountEngine|connecting|evm|directory|pairing|accountView|send)-/
/** Marks RTK Query's code: part of an action name of each API. */
const RTK_QUERY = '/executeQuery'

const button = (page: Page) => page.getByTestId('wm-connect-button').first()

/** Collects every script that the page requests from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  return scripts
}

test.describe('P4 Code loads when the visitor shows interest', () => {
  test.beforeEach(async ({ page }) => {
    await saveData(page)
    await wallet.clearPolicy()
    await wallet.reset()
    await wallet.switchChain(31337)
    await wallet.policy({ '*': 'approve' })
  })

  test('an untouched page loads neither the card nor a view, and gives the browser no hint of them', async ({
    page,
  }) => {
    const scripts = scriptsOf(page)
    await page.goto('/bench.html')
    await expect(button(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(scripts.filter(path => OURS_LATER.test(path))).toEqual([])
    expect(scripts, 'scripts are seen at all').not.toEqual([])
    const announced = await page
      .locator('link[rel="modulepreload"], link[rel="prefetch"], link[rel="preload"]')
      .evaluateAll(links => links.map(link => (link as HTMLLinkElement).href))
    expect(announced.filter(href => OURS_LATER.test(href))).toEqual([])
  })

  test('an untouched page with a network button fetches its picture, and no account code', async ({
    page,
  }) => {
    const fetched: Promise<[path: string, code: string]>[] = []
    page.on('response', response => {
      if (response.request().resourceType() !== 'script') return
      const path = new URL(response.url()).pathname
      // The body of a prefetched script may never be readable.
      const read = response.text().catch(() => '')
      fetched.push(read.then(code => [path, code]))
    })
    await page.goto('/bench.html')
    await expect(page.getByTestId('wm-network-button').locator('.wm-host-picture')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const scripts = await Promise.all(fetched)
    const holding = (mark: string) =>
      scripts.filter(([, code]) => code.includes(mark)).map(([path]) => path)
    expect(holding(RTK_QUERY), 'before the first click').toEqual([])
    expect(holding('wm-host-picture'), 'the picture came').toHaveLength(1)

    await button(page).click()
    await page.getByTestId(SANDBOX_WALLET).click()
    await expect(page.getByTestId('read-status')).toHaveText('connected')
    scripts.push(...(await Promise.all(fetched)))
    expect(holding(RTK_QUERY), 'the mark identifies it').not.toEqual([])
  })

  for (const [way, approach] of [
    ['a pointer', (page: Page) => button(page).hover()],
    ['the focus', (page: Page) => button(page).focus()],
  ] as const) {
    test(`${way} on the button brings the card and the wallet list, and no other view`, async ({
      page,
    }) => {
      await page.goto('/bench.html')
      await expect(button(page)).toBeVisible()
      await page.waitForLoadState('networkidle')
      const scripts = scriptsOf(page)
      await approach(page)
      await expect.poll(() => scripts.some(path => path.includes('/ModalShell-'))).toBe(true)
      await page.waitForLoadState('networkidle')
      expect(scripts.filter(path => /\/[A-Z]\w+View-/.test(path))).toEqual([])
      await expect(page.getByTestId('wm-modal')).toBeHidden()
      await expect(page.getByTestId(SANDBOX_WALLET), 'rendered while hidden').toBeAttached()
      await expect(page.getByTestId(SANDBOX_WALLET)).toBeHidden()
      await expect(page.getByRole('dialog')).toHaveCount(0)

      const before = scripts.length
      await button(page).click()
      await expect(page.getByTestId(SANDBOX_WALLET)).toBeVisible()
      expect(
        scripts.slice(before).filter(path => path.includes('/ModalShell-')),
        'the card loads only once',
      ).toEqual([])
    })
  }

  test('a press that opens another view than the prerendered one shows that view at once', async ({
    page,
  }) => {
    await page.goto('/bench.html')
    await button(page).hover()
    await expect(page.getByTestId(SANDBOX_WALLET)).toBeAttached()
    await page.getByRole('combobox', { name: 'View' }).selectOption('Networks')
    await page.getByTestId('open').click()
    await expect(page.getByTestId('wm-view-Networks')).toBeVisible()
    await expect(page.getByTestId(SANDBOX_WALLET)).not.toBeAttached()
    await expect(page.getByRole('dialog', { name: 'Choose a network' })).toBeVisible()
  })

  test('a view loads when the visitor opens it, and only once', async ({ page }) => {
    await page.goto('/bench.html')
    await button(page).click()
    await expect(page.getByTestId(SANDBOX_WALLET)).toBeVisible()
    const scripts = scriptsOf(page)
    const loads = (name: string) => scripts.filter(path => path.includes(`/${name}-`)).length
    await page.getByTestId('wm-help').click()
    await expect(page.getByTestId('wm-view-WhatIsAWallet')).toBeVisible()
    expect(loads('wallets')).toBe(1)
    await page.getByTestId('wm-back').click()
    await page.getByTestId('wm-help').click()
    await expect(page.getByTestId('wm-view-WhatIsAWallet')).toBeVisible()
    expect(loads('wallets')).toBe(1)
    expect(loads('accountView')).toBe(0)
  })

  test('a card that fails to load leaves the page alone, and the next press tries again', async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('pageerror', error => errors.push(error.message))
    const isCard = (request: Request) => request.url().includes('/ModalShell-')
    let isOffline = true
    let refused = 0
    await page.route('**/*', route => {
      if (!isCard(route.request()) || !isOffline) return route.continue()
      refused += 1
      return route.abort()
    })
    await page.goto('/bench.html')
    await page.getByTestId('open-default').click()
    await expect(page.getByTestId('result')).toHaveText('failed CODE_NOT_LOADED')
    expect(refused).toBeGreaterThan(0)
    await expect(page.getByTestId('read-modal')).toHaveText('closed')
    await page.getByTestId('add-todo').click()
    await expect(page.getByText('Item 2')).toBeVisible()
    isOffline = false
    await button(page).click()
    await expect(page.getByTestId(SANDBOX_WALLET)).toBeVisible()
    expect(errors).toEqual([])
  })

  test('when the account code fails to load, the page gets an error, and its next request succeeds', async ({
    page,
  }) => {
    const isOfAccount = (request: Request) => request.url().includes('/accountEngine-')
    let isOffline = true
    await page.route('**/*', route =>
      isOfAccount(route.request()) && isOffline ? route.abort() : route.continue(),
    )
    await page.goto('/bench.html')
    await button(page).click()
    await page.getByTestId(SANDBOX_WALLET).click()
    await expect(page.getByTestId('read-status')).toHaveText('connected')
    await expect(page.getByTestId('wm-modal')).toBeHidden()
    const result = page.getByTestId('result')
    await page.getByRole('button', { name: 'Sign message' }).click()
    await expect(result).toHaveText('failed CODE_NOT_LOADED')
    await page.getByRole('button', { name: 'Bug report' }).click()
    await expect(result).toHaveText(/^done/)
    await page.getByTestId('switch-network').click()
    await expect(result).toHaveText('failed CODE_NOT_LOADED')
    isOffline = false
    await page.getByRole('button', { name: 'Sign message' }).click()
    await expect(result).toHaveText(/^done 0x[0-9a-f]+$/)
  })

  test('a form whose code fails to load shows that in place, and loads with the next press once the code is available', async ({
    page,
  }) => {
    let isOffline = true
    await page.route('**/send-*', route => (isOffline ? route.abort() : route.continue()))
    await page.goto('/bench.html')
    await button(page).click()
    await page.getByTestId(SANDBOX_WALLET).click()
    await expect(page.getByTestId('read-status')).toHaveText('connected')
    await expect(page.getByTestId('wm-modal')).toBeHidden()
    await page.getByTestId('wm-account-button').first().click()
    const card = page.getByTestId('wm-modal')
    await expect(card.locator('[data-wm-part="skeleton"]')).toHaveCount(0)
    await expect(card).not.toContainText('couldn’t be loaded')
    await page.getByTestId('wm-account-send').click()
    await expect(page.getByTestId('wm-view-WalletSend')).toHaveCount(0)
    await expect(card).toContainText('couldn’t be loaded')
    isOffline = false
    await page.getByTestId('wm-try-again').click()
    const recipient = page.getByTestId('wm-send-recipient')
    await recipient.fill('alice.reown.id')
    await expect(recipient).toHaveAccessibleDescription('This is your own address')
    await expect(card).not.toContainText('couldn’t be loaded')
  })
})

test.describe('P4 Code loads while the browser is idle', () => {
  test('loads the first view and the connect code, and does nothing else on a page that the visitor leaves alone', async ({
    page,
    baseURL,
  }) => {
    const scripts = scriptsOf(page)
    const foreign: string[] = []
    page.on('request', request => {
      const { origin, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url())
    })
    await page.addInitScript(() => {
      const seen = { announcements: 0, moving: 0 }
      Object.assign(globalThis, { seen })
      window.addEventListener('eip6963:requestProvider', () => (seen.announcements += 1))
      const { showModal } = HTMLDialogElement.prototype
      HTMLDialogElement.prototype.showModal = function () {
        showModal.call(this)
        seen.moving = this.getAnimations({ subtree: true }).length
      }
    })
    await page.goto('/bench.html?wallet=none')
    await expect(button(page)).toBeVisible()
    const stored = () => page.evaluate(() => JSON.stringify(localStorage))
    const before = await stored()
    const ahead = 'engine ModalShell evm directory accountEngine connecting'
    for (const name of ahead.split(' '))
      await expect
        .poll(() => scripts.filter(path => path.includes(`/${name}-`)), name)
        .not.toEqual([])
    expect(foreign).toEqual([])
    const seen = () => page.evaluate((): unknown => Reflect.get(globalThis, 'seen'))
    expect(await seen()).toEqual({ announcements: 1, moving: 0 })
    expect(await stored()).toBe(before)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const closed = page.locator('dialog:not([open])')
    await expect(closed, 'drawn, and not seen').toHaveCSS('visibility', 'hidden')
    const moving = () => closed.evaluate(dialog => dialog.getAnimations({ subtree: true }).length)
    await expect.poll(moving, 'nothing in it goes on moving').toBe(0)
    expect((await closed.locator('[data-wm-part="card"]').boundingBox())?.height).toBeGreaterThan(
      200,
    )
    const fetched = scripts.length
    await button(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('wm-view-Connect')).toBeVisible()
    // Taken before the list prefetches what its rows lead to.
    const needed = scripts.slice(fetched).filter(path => OURS_LATER.test(path))
    expect(await seen(), 'its entrance moves, and wallets are not asked twice').toEqual({
      announcements: 1,
      moving: expect.any(Number),
    })
    expect(Reflect.get((await seen()) as object, 'moving')).toBeGreaterThan(1)
    expect(needed, 'the press fetches none of it again').toEqual([])
  })

  test('loads the account code once an account is connected, also after a reload, and not before', async ({
    page,
  }) => {
    await wallet.clearPolicy()
    await wallet.reset()
    await wallet.policy({ '*': 'approve' })
    const scripts = scriptsOf(page)
    const ofAccount = () => [
      ...new Set(scripts.flatMap(path => /\/(accountView)-/.exec(path)?.[1] ?? [])),
    ]
    await page.goto('/bench.html')
    await button(page).click()
    await expect(page.getByTestId(SANDBOX_WALLET)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(ofAccount(), 'while the wallets are shown').toEqual([])

    await page.getByTestId(SANDBOX_WALLET).click()
    await expect(page.getByTestId('wm-modal')).toBeHidden()
    await expect.poll(() => ofAccount(), 'once connected').toEqual(['accountView'])

    scripts.length = 0
    await page.reload()
    await expect.poll(() => ofAccount(), 'once connected again').toEqual(['accountView'])
    await page.waitForLoadState('networkidle')
    const fetched = scripts.length
    await page.getByTestId('wm-account-button').first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('wm-view-Account')).toBeVisible()
    const needed = scripts.slice(fetched).filter(path => OURS_LATER.test(path))
    expect(needed, 'the press fetches none of it again').toEqual([])
  })
})
