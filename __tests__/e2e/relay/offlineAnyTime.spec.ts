import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import type { PocketControl, RelayControl } from '@redux-wallet-modal/sandbox'
import { AccountView } from '../pages/AccountView'
import { ConnectView } from '../pages/ConnectView'
import type { HostPage } from '../pages/HostPage'
import { PairingView } from '../pages/PairingView'
import { SendView } from '../pages/SendView'
import { connectOverRelay, openPairingUri, POCKET } from '../support/connectOverRelay'
import { fullUnless } from '../support/onlyFull'
import { socketsOf } from '../support/socketsOf'
import { expect, test as base } from '../support/test'
import { FAILED_REQUEST, SOCKET_TROUBLE, type Trouble } from '../support/watchForTrouble'

const FIRST = POCKET[0] ?? ''
/** How long after the user's action the device goes offline. */
const IN_EVERY_RUN = [0, 200, 2_000]
const FINER = [50, 100, 150, 250, 300, 400, 500, 600, 700, 800, 1_000, 1_200, 1_500, 1_800]
const TIMES = [...IN_EVERY_RUN, ...FINER].sort((one, other) => one - other)
/** Long enough for the page to attempt what it can’t do offline. */
const OFFLINE_MS = 1_500
/** Long enough for everything pending to end, successfully or not. */
const ENDED_MS = 25_000
const SIGNED_OR_SAID = /^(?:done 0x[0-9a-f]+|failed (?:RELAY_UNREACHABLE|CODE_NOT_LOADED))$/
const LATE_CODE = /could(?: not|n’t) be loaded|dynamically imported module|error loading/

interface Parts {
  readonly page: Page
  readonly host: HostPage
  readonly pocket: PocketControl
  readonly relay: RelayControl
}

interface Deed {
  /** The user's action, as in the test titles. */
  readonly sentence: string
  /** Leads to the moment from which the time counts. */
  begin(parts: Parts): Promise<unknown>
  /** Once the device is back: the action has ended, and the wallet is usable. */
  expectUsable(parts: Parts): Promise<void>
}

const test = base.extend({
  trouble: async ({ trouble }, provide) => {
    trouble.expect(FAILED_REQUEST)
    trouble.expect(SOCKET_TROUBLE)
    trouble.expect(LATE_CODE)
    await provide(trouble)
    expectNothingThrown(trouble)
  },
})

/**
 * Whatever its text: connection messages are expected above, but from the browser, not from the
 * product's code.
 */
function expectNothingThrown({ found }: Trouble) {
  const thrown = found.filter(text => /^(?:console: )?(?:uncaught|unhandled)/i.test(text))
  expect(thrown, 'uncaught errors and unhandled rejections').toEqual([])
}

async function goOffline(context: BrowserContext, relay: RelayControl) {
  await context.setOffline(true)
  await expect.poll(() => socketsOf(relay), 'the page is off the relay').toBe(0)
  await pause(OFFLINE_MS)
  await context.setOffline(false)
}

async function expectSigns({ host, pocket }: Parts) {
  // The wallet answers once the page is seen waiting: an instant answer would hide that state, and
  // the signature of the same message is the same text.
  await pocket.policy({ personal_sign: 'ask' })
  await expect(async () => {
    for (const { id } of await pocket.pending()) await pocket.answer(id, false)
    await host.signMessage.click()
    const { id } = await pocket.nextPending({ method: 'personal_sign' })
    await expect(host.result).toHaveText('waiting')
    await pocket.answer(id, true)
    await expect(host.result).toHaveText(/^done 0x[0-9a-f]+$/)
  }).toPass({ timeout: ENDED_MS })
}

/** Connects again from whatever state the visitor was left in. */
async function expectConnects({ page, host, pocket }: Parts) {
  const pairing = new PairingView(page)
  if (await pairing.dialog.isVisible()) await pairing.close.click()
  await pairing.expectClosed()
  await host.expectDisconnected()
  await connectOverRelay(host, pocket)
}

const DEEDS: readonly Deed[] = [
  {
    sentence: 'a signature was asked for',
    async begin({ host, pocket }) {
      await connectOverRelay(host, pocket)
      await host.signMessage.click()
    },
    async expectUsable(parts) {
      const { host, pocket } = parts
      // A request that reached the wallet is answered there; any other has failed on the page.
      await pocket.policy({ personal_sign: 'approve' })
      for (const { id } of await pocket.pending()) await pocket.answer(id, true)
      // The signing chunk loads with the first request: offline at once, it may be what failed.
      await expect(host.result).toHaveText(SIGNED_OR_SAID, { timeout: ENDED_MS })
      await host.expectConnected(FIRST)
      await expectSigns(parts)
    },
  },
  {
    sentence: 'a connection was begun',
    async begin({ page, host }) {
      await host.connectButton.click()
      await new ConnectView(page).phone.click()
    },
    async expectUsable(parts) {
      const { page, host, pocket } = parts
      const pairing = new PairingView(page)
      await expect(async () => {
        if (await pairing.tryAgain.isVisible()) await pairing.tryAgain.click()
        await expect(pairing.qr).toBeVisible({ timeout: 3_000 })
      }).toPass({ timeout: ENDED_MS })
      await pocket.next({ session_proposal: 'approve' })
      await pocket.pair(await pairing.scan())
      await host.expectConnected(FIRST)
      await pairing.expectClosed()
      await expectSigns(parts)
    },
  },
  {
    sentence: 'disconnecting was asked for',
    async begin({ page, host, pocket }) {
      const account = new AccountView(page)
      await connectOverRelay(host, pocket)
      await host.accountButton.click()
      await account.disconnect.click()
    },
    async expectUsable(parts) {
      await parts.host.expectDisconnected()
      await expect.poll(() => parts.pocket.sessions(), { timeout: ENDED_MS }).toEqual([])
      await expectConnects(parts)
    },
  },
  {
    sentence: 'the card was closed at the code',
    async begin({ host }) {
      const pairing = await openPairingUri(host)
      await pairing.scan()
      await pairing.close.click()
    },
    expectUsable: expectConnects,
  },
]

for (const deed of DEEDS) {
  for (const time of TIMES) {
    test(
      `P27: the device goes offline ${String(time)} ms after ${deed.sentence}: nothing reaches the page, and the wallet can be used afterwards`,
      fullUnless(IN_EVERY_RUN.includes(time)),
      async ({ page, context, host, pocket, relay, trouble }) => {
        const parts = { page, host, pocket, relay }
        await host.goto()
        await deed.begin(parts)
        await pause(time)
        await goOffline(context, relay)
        await deed.expectUsable(parts)
        expectNothingThrown(trouble)
      },
    )
  }
}

test('P4, P27: an account opened offline loads completely once the device is back, and so does the send form', async ({
  page,
  context,
  host,
  pocket,
  relay,
}) => {
  const account = new AccountView(page)
  const send = new SendView(page)
  const missing = page.getByText('Part of this window couldn’t be loaded.')
  await host.goto()
  await connectOverRelay(host, pocket)
  await context.setOffline(true)
  await expect.poll(() => socketsOf(relay)).toBe(0)
  await host.accountButton.click()
  await account.send.click()
  await pause(OFFLINE_MS)
  await context.setOffline(false)
  await expect(send.amount).toBeVisible()
  await expect(send.recipient).toBeEditable()
  await expect(missing).toHaveCount(0)
})
