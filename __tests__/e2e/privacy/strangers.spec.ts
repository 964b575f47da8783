import type { Page } from '@playwright/test'
import { AccountView } from '../pages/AccountView'
import { ConnectView } from '../pages/ConnectView'
import { NetworksView } from '../pages/NetworksView'
import { connectOverRelay, openPairingUri, POCKET } from '../support/connectOverRelay'
import { FAILED_REQUEST } from '../support/watchForTrouble'
import { expect, test } from '../support/test'
import { sandboxUrls } from '../support/sandboxUrls'
import { recordTraffic, type Traffic } from './recordTraffic'

/** A host outside the allowed list: any picture request to it reveals the visitor and the time. */
const STRANGER = 'https://stranger.example'
const PICTURE = `${STRANGER}/picture.png`
const FIRST = 'example.stranger.linked'

const asked = (traffic: Traffic) => traffic.foreign().filter(url => url.startsWith(STRANGER))

/** Proves that the recorder sees such a picture if a page shows one; runs last in each test. */
async function expectSeen(page: Page, traffic: Traffic): Promise<void> {
  expect(asked(traffic)).toEqual([])
  await page.evaluate(url => {
    const picture = document.createElement('img')
    picture.src = url
    document.body.append(picture)
  }, PICTURE)
  await expect.poll(() => asked(traffic), 'the recorder sees a picture').toEqual([PICTURE])
}

/** Opens the views that show a connected wallet. */
async function lookAround(page: Page): Promise<void> {
  const account = new AccountView(page)
  await account.expectView('Account')
  await account.activity.click()
  await account.expectActivity()
  await page.waitForLoadState('networkidle')
}

test.describe('P5 D5 No picture is requested from an unlisted host', () => {
  test.beforeEach(({ trouble }) => {
    // The control’s own picture, from a host that does not exist.
    trouble.expect(FAILED_REQUEST)
  })

  test('for a wallet that announces itself', async ({ page, host, wallet }) => {
    const traffic = await recordTraffic(page, sandboxUrls.page)
    await page.addInitScript(() => {
      const icons: string[] = []
      Object.assign(window, { announcedIcons: icons })
      addEventListener('eip6963:announceProvider', event => {
        const { info } = (event as CustomEvent<{ info: { icon: unknown } }>).detail
        icons.push(String(info.icon))
      })
    })
    const query = `?stranger=${STRANGER}`
    await host.goto(query)
    await host.connectButton.hover()
    await host.connectButton.click()
    const choice = new ConnectView(page)
    await choice.expectView('Connect wallet')
    const rows = page.getByTestId(/^wm-wallet-example\.stranger\./)
    await expect(rows).toHaveCount(8)
    for (const row of await rows.all()) await row.scrollIntoViewIfNeeded()
    const icons = await page.evaluate(
      () => (window as unknown as { announcedIcons: string[] }).announcedIcons,
    )
    expect(icons.filter(icon => icon.includes('stranger.example')).length).toBeGreaterThan(4)
    expect(asked(traffic), 'while they announced themselves and were listed').toEqual([])

    await page.getByTestId(`wm-wallet-${FIRST}`).click()
    await wallet.answer((await wallet.nextPending()).id, true)
    await expect(host.read('status')).toHaveText('connected')
    await expect(host.read('wallet')).toHaveText('Linked Stranger')
    expect(asked(traffic), 'while one was connected').toEqual([])

    await choice.expectClosed()
    await host.accountButton.click()
    await lookAround(page)
    await page.keyboard.press('Escape')
    await host.networkButton.click()
    await expect(new NetworksView(page).network('Sandbox Two')).toBeVisible()
    expect(asked(traffic), 'in the account and the networks').toEqual([])

    await page.reload()
    await expect(host.read('status')).toHaveText('connected')
    await host.accountButton.click()
    await lookAround(page)
    expect(asked(traffic), 'after a reload').toEqual([])
    await expectSeen(page, traffic)
  })

  test('for a wallet on another device', async ({ page, host, pocket }) => {
    const traffic = await recordTraffic(page, sandboxUrls.page)
    await pocket.introduce({
      name: 'Far Stranger',
      url: STRANGER,
      icons: [PICTURE, `${STRANGER}/second.png`],
      redirect: { universal: `${STRANGER}/open` },
    })
    await host.goto()
    const pairing = await openPairingUri(host)
    await pocket.next({ session_proposal: 'approve' })
    await pocket.pair(await pairing.scan())
    await host.expectConnected(POCKET[0] ?? '')
    await expect(host.read('wallet')).toHaveText('Far Stranger')
    await pairing.expectClosed()
    await host.accountButton.click()
    await lookAround(page)
    expect(asked(traffic), 'while it was connected and looked at').toEqual([])

    await page.keyboard.press('Escape')
    await host.signMessage.click()
    const question = await pocket.nextPending({ method: 'personal_sign' })
    await pocket.answer(question.id, false)
    await expect(host.result).toHaveText('rejected')

    await page.reload()
    await expect(host.read('status')).toHaveText('connected')
    await host.accountButton.click()
    await lookAround(page)
    expect(asked(traffic), 'after a reload').toEqual([])
    await expectSeen(page, traffic)
  })

  test('for a token, a collectible, a name, or a wallet from storage', async ({
    page,
    host,
    pocket,
    services,
  }) => {
    const traffic = await recordTraffic(page, sandboxUrls.page)
    const [address = ''] = POCKET
    const token = {
      name: 'Free Token',
      symbol: 'FREE',
      chainId: 'eip155:31337',
      address: `eip155:31337:0x${'f'.repeat(40)}`,
      value: 1,
      price: 1,
      quantity: { decimals: '18', numeric: '1' },
      iconUrl: PICTURE,
    }
    const mint = {
      id: 'mint',
      metadata: {
        operationType: 'mint',
        hash: `0x${'a'.repeat(64)}`,
        chain: 'eip155:31337',
        minedAt: '2026-01-02T03:04:05Z',
        sentFrom: address,
        sentTo: address,
        status: 'confirmed',
        nonce: 1,
      },
      transfers: [
        {
          direction: 'in',
          quantity: { numeric: '1' },
          nft_info: {
            name: 'Free Mint',
            flags: { is_spam: false },
            content: { preview: { url: PICTURE } },
          },
        },
      ],
    }
    const recent = { id: 'stranger', name: 'Recent Stranger', image_url: PICTURE }
    await page.addInitScript(
      text => localStorage.setItem('@appkit/recent_wallets', text),
      JSON.stringify([recent]),
    )
    const said = (path: string, body: unknown) => services.break({ path, status: 200, body })
    await said('/v1/account/*/balance', { balances: [token] })
    await said('/v1/account/*/history', { data: [mint], next: null })
    await said('/v1/identity/', { name: 'stranger.eth', avatar: PICTURE })

    await host.goto()
    await host.connectButton.click()
    await expect(page.getByText('Recent Stranger')).toBeVisible()
    await page.keyboard.press('Escape')
    await connectOverRelay(host, pocket)
    await host.accountButton.click()
    const account = new AccountView(page)
    await account.expectView('Account')
    await expect(account.token('Free Token')).toBeVisible()
    await expect(page.getByText('stranger.eth').first()).toBeVisible()
    await account.activity.click()
    await expect(page.getByText('Free Mint').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectSeen(page, traffic)
  })
})
