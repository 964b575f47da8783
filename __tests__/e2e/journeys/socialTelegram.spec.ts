import type { Page } from '@playwright/test'
import { SocialView } from '../pages/SocialView'
import { leaksIn } from '../privacy/leaksIn'
import { readPage } from '../privacy/readPage'
import { expect, test } from '../support/test'

const EVM = '?email=on&wallet=none&relay=none'

/** User agents of the web views in which apps show pages. */
const IOS_VIEW =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const MAC_VIEW =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID_VIEW =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP4A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36'

declare global {
  /** Links that the page passed to the surrounding app. */
  var handedToApp: string[] | undefined
}

/** Injects Telegram's globals and blocks windows, as inside Telegram. */
const beInTelegram = (page: Page) =>
  page.addInitScript(() => {
    const handed: string[] = []
    globalThis.handedToApp = handed
    Object.assign(window, {
      TelegramWebviewProxy: {},
      Telegram: { WebApp: { openLink: (url: string) => handed.push(url) } },
    })
    const { open } = window
    window.open = (url, target, features) =>
      target === '_top' || target === '_self' ? open.call(window, url, target, features) : null
  })

/**
 * Returns every offered provider except Farcaster, which has no window, in the order of the full
 * list.
 */
async function offered(view: SocialView): Promise<readonly string[]> {
  await expect(view.block).toBeVisible()
  if ((await view.more.count()) > 0) {
    await view.more.click()
    await view.expectView('All sign-in options')
  }
  const ids = await view.view
    .getByTestId(/^social-selector-/)
    .evaluateAll(tiles => tiles.map(tile => tile.getAttribute('data-testid') ?? ''))
  return ids.map(id => id.replace('social-selector-', '')).filter(name => name !== 'farcaster')
}

const SYSTEMS = [
  ['iOS', IOS_VIEW, ['google'], 'github'],
  ['macOS', MAC_VIEW, ['x'], 'google'],
  ['Android', ANDROID_VIEW, ['facebook', 'x'], 'discord'],
] as const

for (const [system, userAgent, refused, provider] of SYSTEMS) {
  test.describe(`in Telegram on ${system}`, () => {
    test.use({ userAgent })

    test(`offers all but ${refused.join(' and ')}, and signs in with ${provider} by leaving the page and coming back, with nothing of it left there`, async ({
      page,
      host,
      identity,
    }) => {
      await beInTelegram(page)
      const view = new SocialView(page)
      const results: string[] = []
      page.on('request', request => {
        const result = new URL(request.url()).searchParams.get('result_uri')
        if (result !== null) results.push(result)
      })
      await host.goto(`${EVM}&devtools=instrument&place=telegram#top`)
      const before = page.url()
      await host.connectButton.click()
      const names = await offered(view)
      const all = ['google', 'x', 'discord', 'apple', 'github', 'facebook']
      expect([...names].sort()).toEqual(
        all.filter(name => !(refused as readonly string[]).includes(name)).sort(),
      )
      let windows = 0
      page.on('popup', () => (windows += 1))
      await view.provider(provider).click()
      await page.waitForURL(/\/interaction\//)
      await page.getByRole('button', { name: 'João Pereira' }).click()

      await expect(host.read('status')).toHaveText('connected')
      await view.expectClosed()
      expect(page.url(), 'the address as it was').toBe(before)
      expect(windows, 'no window was opened').toBe(0)
      const left = await page.evaluate(() => ({
        handed: globalThis.handedToApp,
        pending: localStorage.getItem('@appkit/social_provider'),
        social: localStorage.getItem('@appkit/connected_social'),
      }))
      expect(left).toEqual({ handed: [], pending: null, social: provider })
      const { storage, ...places } = await readPage(page)
      const issued = await identity.issued()
      expect(results.length, 'the site led back with a result').toBeGreaterThan(0)
      const [result = ''] = results.map(uri => new URL(uri).searchParams.get('result') ?? '')
      const [state = ''] = issued.map(value => value.split('--')[0] ?? '')
      const secrets = [...issued, state, result].filter(Boolean)
      expect(secrets.length).toBeGreaterThanOrEqual(issued.length + 2)
      expect(leaksIn({ ...places, storage: JSON.stringify(storage) }, secrets)).toEqual([])

      const address = (await host.read('address').textContent()) ?? ''
      await page.reload()
      await host.expectConnected(address)
      expect(page.url()).toBe(before)
    })
  })
}

for (const [system, userAgent] of [
  ['iOS', `${IOS_VIEW} Instagram 350.0.0.0`],
  ['Android', ANDROID_VIEW],
] as const) {
  test.describe(`in a web view on ${system}`, () => {
    test.use({ userAgent, permissions: ['clipboard-read', 'clipboard-write'] })

    test('field #4346: the visitor learns to open the page in the browser for Google, and copies its link', async ({
      page,
      host,
      identity: _identity,
    }) => {
      const view = new SocialView(page)
      await host.goto(`${EVM}#here`)
      await host.connectButton.click()
      await expect(view.block).toContainText('Open this page in your browser for Google')
      await expect(view.block).toContainText('Google doesn’t allow signing in inside this app')
      await expect(view.provider('google')).toBeDisabled()
      await expect(view.provider('google')).toHaveAccessibleDescription(/open it in your browser/)
      await view.dialog.getByTestId('wm-copy-page').click()
      await expect(view.toast).toContainText('Link copied')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

      await view.more.click()
      await view.expectView('All sign-in options')
      await expect(view.provider('google')).toBeDisabled()
      await expect(view.provider('github')).toBeEnabled()
      await expect(view.view.getByTestId('wm-copy-page')).toBeVisible()
    })
  })
}
