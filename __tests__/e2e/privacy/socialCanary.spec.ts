import type { BrowserContext, Page } from '@playwright/test'
import { AccountSitePage } from '../pages/AccountSitePage'
import type { HostPage } from '../pages/HostPage'
import { SocialView } from '../pages/SocialView'
import { sandboxUrls } from '../support/sandboxUrls'
import { EMAIL_ONLY, signInByEmail } from '../support/signInByEmail'
import { signOnce } from '../support/signOnce'
import { expect, test } from '../support/test'
import { leaksIn } from './leaksIn'
import { readPage } from './readPage'
import { recordSecrets } from './recordSecrets'

const SITE = sandboxUrls.secureSite
const RECORDED = `${EMAIL_ONLY}&devtools=instrument`
/** URL parameters that start or complete a login. */
const SECRET_PARAMETERS = ['code', 'state', 'nonce', 'result', 'code_challenge', 'channelToken']

function printedIn(context: BrowserContext): readonly string[] {
  const printed: string[] = []
  context.on('console', message => printed.push(message.text()))
  return printed
}

/** Returns every place of the host's page by name, including its bug report. */
async function placesOf(host: HostPage, printed: readonly string[]) {
  const { page } = host
  await page.getByTestId('report').click()
  await expect(host.result).toHaveText(/^done \d+ actions$/)
  const report = await page.evaluate(() => JSON.stringify(window.exampleHost?.report))
  expect(report).toContain('entries')
  const { storage, ...places } = await readPage(page)
  return { ...places, storage: JSON.stringify(storage), console: printed.join('\n'), report }
}

const secretParametersOf = (requests: readonly string[]) =>
  requests.flatMap(text => {
    const url = text.split(' ')[0] ?? ''
    const { searchParams } = new URL(url)
    return SECRET_PARAMETERS.flatMap(name => searchParams.get(name) ?? [])
  })

/** Returns the requests to hosts other than the site and its partner. */
const toOthers = (requests: readonly string[], partner: string) =>
  requests.filter(text => !text.startsWith(SITE) && !text.startsWith(partner)).join('\n')

test('D11: a provider’s codes, states, nonces and tokens are nowhere that the page or a third party can read', async ({
  page,
  context,
  host,
  identity,
}) => {
  test.setTimeout(90_000)
  const traffic = recordSecrets(context)
  const printed = printedIn(context)
  const view = new SocialView(page)
  await host.goto(RECORDED)
  await host.connectButton.click()
  const popup = await view.open('google')
  await expect(popup.getByRole('heading')).toContainText('Google')
  const whileOpen = await placesOfOpen(page)
  await view.consent(popup)
  await view.expectClosed()
  await expect(host.read('status')).toHaveText('connected')
  await signOnce(host)

  const issued = await identity.issued()
  expect(issued.length, 'state, nonce, code, access token and ID token').toBeGreaterThanOrEqual(5)
  expect(issued.filter(value => value.startsWith('eyJ'))).toHaveLength(1)
  const hidden = await traffic.secrets()
  const led = secretParametersOf(traffic.requests)
  expect(led.length, 'code, state, challenge and result').toBeGreaterThanOrEqual(4)
  const secrets = [...new Set([...issued, ...hidden, ...led])]
  const places = await placesOf(host, printed)
  const others = toOthers(traffic.requests, sandboxUrls.identity)
  expect(leaksIn({ ...places, 'while it was open': whileOpen, others }, secrets)).toEqual([])
})

/** The store and the document in the middle of a login. */
async function placesOfOpen(page: Page) {
  const { storage, ...places } = await readPage(page)
  return [...Object.values(places), JSON.stringify(storage)].join('\n')
}

test('D11: the channel, nonce and signature of a Farcaster login are nowhere that the page or a third party can read', async ({
  page,
  context,
  host,
  farcaster,
}) => {
  const traffic = recordSecrets(context)
  const printed = printedIn(context)
  const view = new SocialView(page)
  await host.goto(RECORDED)
  await host.connectButton.click()
  await view.provider('farcaster').click()
  await expect(view.dialog.getByTestId('wm-qr')).toBeVisible()
  const whileOpen = await placesOfOpen(page)
  const { nonce } = await farcaster.request()
  const { message, signature } = await farcaster.sign()
  expect(message).toContain(nonce)
  await view.expectClosed()
  await expect(host.read('status')).toHaveText('connected')
  await signOnce(host)

  const hidden = await traffic.secrets()
  expect(hidden.length, 'channel, login, device, token and shares').toBeGreaterThanOrEqual(5)
  const secrets = [nonce, signature, signature.slice(2), message, ...hidden]
  const places = await placesOf(host, printed)
  const others = toOthers(traffic.requests, sandboxUrls.farcaster)
  expect(leaksIn({ ...places, 'while it was open': whileOpen, others }, secrets)).toEqual([])
})

test('D11: a recovery phrase that its owner views beside the page is nowhere in the page, and in no request', async ({
  page,
  context,
  host,
  mailbox,
}) => {
  test.setTimeout(90_000)
  const traffic = recordSecrets(context)
  const printed = printedIn(context)
  await signInByEmail(host, mailbox, { query: RECORDED })
  const tab = await context.newPage()
  const account = new AccountSitePage(tab, SITE)
  await account.goto()
  await account.button('Export your key').click()
  await account.button('Show').click()
  await account.expectTitle('Your recovery phrase')
  const shown = await Promise.all(
    (['phrase', 'eip155', 'solana'] as const).map(async name =>
      ((await account.part(name).textContent()) ?? '').trim(),
    ),
  )
  const [phrase = '', evmKey = '', solanaKey = ''] = shown
  expect(phrase.split(' ')).toHaveLength(12)
  await page.bringToFront()
  await signOnce(host)
  await tab.close()

  const secrets = [phrase, evmKey.replace(/^0x/, ''), solanaKey]
  expect(secrets.map(secret => secret.length > 40)).toEqual([true, true, true])
  const places = await placesOf(host, printed)
  expect(leaksIn({ ...places, requests: traffic.requests.join('\n') }, secrets)).toEqual([])
})
