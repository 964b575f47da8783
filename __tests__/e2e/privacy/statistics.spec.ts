import { accountAt, createProjectServiceControl } from '@redux-wallet-modal/sandbox'
import type { Page } from '@playwright/test'
import { parseEther } from 'viem'
import { AccountView } from '../pages/AccountView'
import { AllWalletsView } from '../pages/AllWalletsView'
import { ApprovalWindow } from '../pages/ApprovalWindow'
import { ConnectView } from '../pages/ConnectView'
import { ReviewView } from '../pages/ReviewView'
import { SendView } from '../pages/SendView'
import { beginConnected } from '../support/connectQuietly'
import { random } from '../support/random'
import { sandboxUrls } from '../support/sandboxUrls'
import { expect, test, type Journey } from '../support/test'
import { recordTraffic } from './recordTraffic'
import { faultsOf } from './statisticsPayload'

const project = createProjectServiceControl(sandboxUrls.projectService)
const EVERYTHING = '?onramp&pay=on&sessions=on&names=on&email=on'
const EMAIL = 'ada@example.com'
const SENDER = accountAt(0).address

interface Payload {
  readonly url: string
  readonly props: { readonly event: string; readonly properties?: { readonly search?: string } }
}

type Visitor = Pick<Journey, 'host' | 'wallet' | 'chainOne'> & { readonly page: Page }

/**
 * Enables every feature, including statistics, on the page and in its project; `hasAgreed` is the
 * visitor's consent.
 */
async function turnOn(page: Page, hasAgreed: boolean) {
  await project.change({ isAnalyticsEnabled: true })
  await project.offer({ onramp: ['meld', 'coinbase'] })
  const { blockchainApi, projectService, relay, checkout } = sandboxUrls
  await page.addInitScript(
    look => {
      const { isAgreed, ...given } = look
      window.exampleHost = { look: { ...given, analytics: { hasConsent: () => isAgreed } } }
    },
    {
      isAgreed: hasAgreed,
      features: {
        analytics: true,
        names: true,
        pay: true,
        smartSessions: true,
        onramp: {
          meldPublicKey: 'sandbox',
          meldUrl: checkout,
          hosts: ['localhost'],
          networks: ['eip155:31337' as const],
        },
      },
      serviceUrls: { blockchainApi, projectService, relay, analytics: projectService },
    },
  )
}

/** Searches for a wallet, and for text that a visitor might paste by mistake. */
async function search({ page, host }: Visitor) {
  const directory = new AllWalletsView(page)
  await host.connectButton.click()
  await new ConnectView(page).allWallets.click()
  await directory.expectView('All wallets')
  await directory.search.fill('amber')
  await expect(directory.count).toBeVisible()
  for (const mistake of [EMAIL, SENDER]) {
    const asked = page.waitForRequest(url => url.url().includes('getWallets'))
    await directory.search.fill(mistake)
    await asked
  }
  await directory.search.fill('')
  await directory.close.click()
  await directory.expectClosed()
}

async function send({ page, host, chainOne }: Visitor) {
  const account = new AccountView(page)
  const form = new SendView(page)
  const review = new ReviewView(page)
  await chainOne.fund(SENDER, parseEther('1'))
  await host.accountButton.click()
  await account.activity.click()
  await account.expectActivity()
  await account.send.click()
  await form.fill({ symbol: 'ETH', amount: '0.001', recipient: random.address() })
  await form.preview.click()
  await review.expectView('Review send')
  const approval = await ApprovalWindow.openedBy(page, () => review.confirm.click())
  await approval.approve()
  await review.expectView('Sent')
  await review.close.click()
  await review.expectClosed()
}

async function visit(visitor: Visitor) {
  const { host, page, wallet } = visitor
  await host.goto(EVERYTHING)
  await search(visitor)
  await beginConnected(host, wallet)
  await send(visitor)
  await host.disconnect.click()
  await host.expectDisconnected()
  await page.waitForLoadState('networkidle')
}

test('P5 with everything on, a visitor without consent causes no request for statistics', async ({
  page,
  host,
  wallet,
  chainOne,
}) => {
  test.setTimeout(90_000)
  await turnOn(page, false)
  const traffic = await recordTraffic(page, sandboxUrls.page)
  await visit({ page, host, wallet, chainOne })
  const calls = (await traffic.calls()).map(({ url }) => url)
  const asked = [...traffic.foreign(), ...calls].map(url => new URL(url))
  expect(
    asked.filter(({ origin }) => origin === sandboxUrls.projectService).length,
    'the recorder saw the services being asked',
  ).toBeGreaterThan(0)
  const statistics = asked.filter(({ pathname }) =>
    ['/e', '/getAnalyticsConfig'].includes(pathname),
  )
  expect(statistics).toEqual([])
  expect(await project.events()).toEqual([])
})

test('P5 the statistics about a consenting visitor have no address, email or query string', async ({
  page,
  host,
  wallet,
  chainOne,
}) => {
  test.setTimeout(90_000)
  await turnOn(page, true)
  await visit({ page, host, wallet, chainOne })
  const told = async () => (await project.events()) as readonly Payload[]
  await expect
    .poll(async () => (await told()).map(({ props }) => props.event))
    .toEqual(
      expect.arrayContaining([
        'MODAL_OPEN',
        'CLICK_ALL_WALLETS',
        'SEARCH_WALLET',
        'CONNECT_SUCCESS',
        'OPEN_SEND',
        'SEND_INITIATED',
        'SEND_SUCCESS',
        'DISCONNECT_SUCCESS',
      ]),
    )
  const payloads = await told()
  for (const payload of payloads) expect(faultsOf(payload), JSON.stringify(payload)).toEqual([])
  const searched = payloads.flatMap(({ props }) => props.properties?.search ?? [])
  expect(searched, 'an email address and an account are not told').toEqual(['amber', '', ''])
  expect(new Set(payloads.map(({ url }) => url))).toEqual(
    new Set([`${sandboxUrls.page}/bench.html`]),
  )
})

for (const [what, said] of [
  ['contains an account’s address', SENDER],
  ['contains an account’s address', `eip155:1:${SENDER}`],
  ['contains an account’s address', '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'],
  ['contains an email address', EMAIL],
  ['contains a query string', 'https://host.example/?session=1'],
] as const) {
  test(`P5 the schema of what is told refuses what ${what}: ${said}`, () => {
    const payload = {
      eventId: '350670db-19fa-4704-a166-e52e178b59d2',
      url: 'https://host.example/',
      domain: 'host.example',
      timestamp: 1_700_000_000_000,
      props: { type: 'track', event: 'MODAL_OPEN', properties: { within: ['nothing'] } },
    }
    expect(faultsOf(payload)).toEqual([])
    const spoilt = { ...payload, props: { ...payload.props, properties: { within: [said] } } }
    expect(faultsOf(spoilt)).toEqual([what])
  })
}
