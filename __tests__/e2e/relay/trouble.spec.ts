import type { PocketControl, RelayControl } from '@redux-wallet-modal/sandbox'
import { ApprovalWindow } from '../pages/ApprovalWindow'
import { ConnectView } from '../pages/ConnectView'
import { PairingView } from '../pages/PairingView'
import { connectOverRelay, openPairingUri, POCKET } from '../support/connectOverRelay'
import { atRest } from '../support/atRest'
import { countLive } from '../support/countLive'
import { recordSealed } from '../support/recordSealed'
import { recordTexts } from '../support/recordTexts'
import { clientsOf, socketsOf } from '../support/socketsOf'
import { expect, test } from '../support/test'
import { SOCKET_TROUBLE } from '../support/watchForTrouble'
import { fullUnless } from '../support/onlyFull'

const FIRST = POCKET[0] ?? ''
const MINUTE_MS = 60_000
/** P29. */
const EXPLAINED_MS = 5_000
/** Extra time that a busy machine may need before the page shows a bounded change. */
const SLACK_MS = 1_500

declare global {
  var seenOfCode: { renewed: number; missing: number } | undefined
}

/** Counts what the page holds open at the relay. */
async function heldBy(relay: RelayControl) {
  const own = await clientsOf(relay)
  return {
    sockets: own.length,
    subscriptions: own.reduce((sum, { subscriptions }) => sum + subscriptions, 0),
  }
}

/** Records how often the code changes, and whether it was ever missing. */
async function watchCode({ frame, page }: PairingView) {
  await frame.evaluate(element => {
    const card = element.getRootNode()
    if (!(card instanceof ShadowRoot)) throw new Error('The card is not where it should be')
    const seen = { renewed: 0, missing: 0 }
    globalThis.seenOfCode = seen
    new MutationObserver(() => {
      const code = card.querySelector('[data-testid="wm-qr"] svg[role="img"]')
      if (code) seen.renewed += 1
      else seen.missing += 1
    }).observe(card, { subtree: true, childList: true })
  })
  return () => page.evaluate(() => globalThis.seenOfCode ?? { renewed: 0, missing: 1 })
}

const signaturesAsked = async (pocket: PocketControl) =>
  (await pocket.requests()).filter(({ method }) => method !== 'session_proposal')

test('the relay disconnects with requests open and comes back: each is answered exactly once', async ({
  page,
  host,
  pocket,
  relay,
  trouble,
}) => {
  trouble.expect(SOCKET_TROUBLE)
  const sealed = recordSealed(page)
  await host.goto()
  await connectOverRelay(host, pocket)
  const results = await recordTexts(host.result)
  await host.signMessage.click()
  const message = await pocket.nextPending({ method: 'personal_sign' })
  await host.signTypedData.click()
  const typedData = await pocket.nextPending({ method: 'eth_signTypedData_v4' })

  const { opened } = await relay.state()
  await relay.restart({ downMs: 1_500 })
  await pocket.answer(message.id, true) // while the relay is down
  await expect.poll(async () => (await relay.state()).opened).toBeGreaterThan(opened)
  await pocket.answer(typedData.id, true)

  const done = async () => (await results()).filter(text => text.startsWith('done 0x'))
  await expect.poll(async () => (await done()).length, { timeout: 20_000 }).toBe(2)
  await expect(host.result).toHaveText(/^done 0x/)
  // One more cut makes the relay redeliver whatever it still stores.
  await relay.kill()
  await expect.poll(() => socketsOf(relay)).toBe(1)
  await pocket.next({ personal_sign: 'approve' })
  await host.signMessage.click()
  await expect.poll(async () => (await done()).length, { timeout: 20_000 }).toBe(3)

  const asked = await signaturesAsked(pocket)
  expect(asked).toHaveLength(3)
  expect(new Set(asked.map(({ id }) => id)).size).toBe(3)
  expect(asked.map(({ outcome }) => outcome)).toEqual(['answered', 'answered', 'answered'])
  expect(sealed.requests()).toBe(3)
  expect(sealed.answers()).toBe(3)
})

test('P39: an unused code is replaced before it expires, without a flash, and the old one is refused', async ({
  page,
  host,
  pocket,
}) => {
  // The page's clock is behind, so that a code that is old there is old in the wallet as well.
  const lateMs = 4.95 * MINUTE_MS
  const now = Date.now()
  await page.clock.install({ time: now - lateMs })
  await host.goto()
  const pairing = await openPairingUri(host)
  const first = await pairing.scan()
  await expect(pairing.timer).toHaveText(/^Expires in 3:(50|4\d)$/)
  const timesOut = Number(new URL(first).searchParams.get('expiryTimestamp')) * 1_000
  const whatShowed = await watchCode(pairing)

  await page.clock.runFor(3 * MINUTE_MS)
  expect(await pairing.scan()).toBe(first)
  await expect(pairing.timer).toHaveText(/^Expires in 0:(5\d|4\d)$/)
  await page.clock.runFor(0.5 * MINUTE_MS)
  await expect.poll(() => pairing.scan()).not.toBe(first)
  const second = await pairing.scan()
  await expect(pairing.timer).toHaveText(/^Expires in 3:(50|[34]\d)$/)
  await page.clock.runFor(0.75 * MINUTE_MS)
  expect(await pairing.scan()).toBe(second)
  const { renewed, missing } = await whatShowed()
  expect(renewed, 'the change was seen').toBeGreaterThan(0)
  expect(missing, 'there was no moment without a code').toBe(0)

  await expect.poll(() => Date.now() > timesOut, { timeout: MINUTE_MS }).toBe(true)
  await expect(pocket.pair(first)).rejects.toThrow(/expired/i)
  await expect(host.read('status')).toHaveText('disconnected')
  await pocket.policy({ session_proposal: 'approve' })
  await pocket.pair(second)
  await host.expectConnected(FIRST)
})

test('P2, P30: ten attempts hang, the eleventh succeeds, and nothing of the ten is left on the relay or in the page', async ({
  page,
  host,
  pocket,
  relay,
}) => {
  const live = await countLive(page)
  await host.goto()
  await connectOverRelay(host, pocket)
  const held = async () => ({ ...(await live()), ...(await heldBy(relay)) })
  const baseline = await atRest(held)
  expect(baseline.sockets).toBe(1)
  expect(baseline.timers, 'timers are counted').toBeGreaterThan(0)
  expect(baseline.listeners, 'listeners are counted').toBeGreaterThan(0)
  await host.disconnect.click()
  await host.expectDisconnected()

  await pocket.policy({ session_proposal: 'hang' })
  const choice = new ConnectView(page)
  const codes = new Set<string>()
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    const pairing = await openPairingUri(host)
    const code = await pairing.scan()
    codes.add(code)
    await pocket.pair(code)
    // Leaves alternately by each exit.
    if (attempt % 2 === 0) await pairing.close.click()
    else {
      await pairing.back.click()
      await choice.expectView('Connect wallet')
      await choice.escape()
    }
    await choice.expectClosed()
    await expect(host.read('status')).toHaveText('disconnected')
  }
  expect(codes.size).toBe(10)

  await pocket.clearPolicy()
  const pairing = await openPairingUri(host)
  const code = await pairing.scan()
  await pocket.next({ session_proposal: 'approve' })
  await pocket.pair(code)
  await host.expectConnected(FIRST)
  await pairing.expectClosed()
  await expect.poll(held).toEqual(baseline)
})

for (const [how, block] of [
  ['refuses', (relay: RelayControl) => relay.refuse()],
  ['never answers', (relay: RelayControl) => relay.hang({ at: 'handshake' })],
] as const) {
  test(
    `P29: a relay that ${how} is explained in time, beside wallets that need none, and tried again with success`,
    fullUnless(how === 'refuses'),
    async ({ page, host, pocket, relay, trouble }) => {
      trouble.expect(SOCKET_TROUBLE)
      await host.goto()
      await block(relay)
      const choice = new ConnectView(page)
      const pairing = new PairingView(page)
      await host.connectButton.click()
      await choice.phone.click()
      await expect(pairing.failure).toContainText('Can’t reach WalletConnect', {
        timeout: EXPLAINED_MS + SLACK_MS,
      })
      await expect(pairing.near.getByRole('button')).toHaveCount(1)
      await expect(pairing.near.getByRole('button')).toContainText('Sandbox Wallet')
      await expect(pairing.qr).toHaveCount(0)

      await relay.accept()
      await pairing.tryAgain.click()
      await pocket.next({ session_proposal: 'approve' })
      await pocket.pair(await pairing.scan())
      await host.expectConnected(FIRST)
    },
  )
}

test('P29: while the relay is unreachable, a browser wallet connects from the same view', async ({
  page,
  host,
  relay,
  trouble,
}) => {
  trouble.expect(SOCKET_TROUBLE)
  await host.goto()
  await relay.refuse()
  const choice = new ConnectView(page)
  const pairing = new PairingView(page)
  await host.connectButton.click()
  await choice.phone.click()
  const row = pairing.near.getByRole('button', { name: /^Sandbox Wallet/ })
  const approval = await ApprovalWindow.openedBy(page, () => row.click())
  await approval.approve()
  await expect(host.read('status')).toHaveText('connected')
  await expect(host.read('wallet')).toHaveText('Sandbox Wallet')
})
