import type { Locator, Page } from '@playwright/test'
import { accountAt, type PocketControl, type WalletControl } from '@redux-wallet-modal/sandbox'
import type { HostPage } from '../pages/HostPage'
import { PairingView } from '../pages/PairingView'
import { beginConnected } from '../support/connectQuietly'
import { connectOverRelay } from '../support/connectOverRelay'
import { expect } from '../support/test'

/** The page, the host and the wallets of a journey. */
export interface Stage {
  readonly page: Page
  readonly host: HostPage
  readonly wallet: WalletControl
  readonly pocket: PocketControl
}

/** A user's action, and what is visible once it worked. A failed step is repeated. */
interface Step {
  readonly what: string
  act(stage: Stage): Promise<unknown>
  /** The action to repeat after a failure, if it differs from `act`. */
  again?(stage: Stage): Promise<unknown>
  there(stage: Stage): Locator
  /**
   * The user requested nothing, so no error is shown: the next sign of interest is the next try.
   */
  readonly isQuiet?: true
}

/** A user's path to a goal. No file fails during `begin`. */
export interface Journey {
  readonly name: string
  /** Short enough for every test run. */
  readonly isShort?: true
  /**
   * The file that fails in the short run; by default the last one, which may load only after the
   * journey's end.
   */
  readonly deepest?: RegExp
  begin(stage: Stage): Promise<unknown>
  readonly steps: readonly Step[]
  /** An additional check at the end. */
  proof?(stage: Stage): Promise<unknown>
}

const PRESS_MS = 2_000
const SANDBOX_WALLET = 'wm-wallet-dev.sandbox.wallet'
const RECIPIENT = accountAt(7).address

const card = (page: Page) => page.getByTestId('wm-modal')
const at = (testId: string | RegExp) => (stage: Stage) =>
  card(stage.page).getByTestId(testId).first()
const view = (name: string) => at(`wm-view-${name}`)
const press = (locator: Locator) => locator.click({ timeout: PRESS_MS })
const named = (name: string | RegExp) => (stage: Stage) =>
  card(stage.page).getByRole('button', { name }).first()
const read = (text: string, name: Parameters<HostPage['read']>[0]) => (stage: Stage) =>
  stage.host.read(name).filter({ hasText: new RegExp(`^${text}$`) })
const result =
  (text: RegExp) =>
  ({ host }: Stage) =>
    host.result.filter({ hasText: text })

const pressing = (what: string, target: (stage: Stage) => Locator, there: Step['there']): Step => ({
  what,
  act: stage => press(target(stage)),
  there,
})

/** Presses a button of the page, and first closes an open card, which covers the page. */
const fromPage = (
  what: string,
  target: (host: HostPage) => Locator,
  there: Step['there'],
): Step => ({
  what,
  act: async ({ page, host }) => {
    if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
    await press(target(host))
  },
  there,
})

const openConnect = fromPage('opening', host => host.connectButton, at(SANDBOX_WALLET))
const openAccount = {
  ...fromPage('opening the account', host => host.accountButton, view('Account')),
  again: fromPage('', host => host.accountButton, view('Account')).act,
}
const nothing = () => Promise.resolve()

const fresh = ({ host }: Stage) => host.goto()
/** The page has the code of the connect view, which it may request as late as the card closes. */
const connected = async ({ page, host, wallet }: Stage) => {
  const connect = async () => {
    await host.goto()
    await beginConnected(host, wallet)
  }
  await Promise.all([page.waitForResponse(/\/assets\/connectors-/), connect()])
}
/** The account is visible, so its code has loaded. */
const atAccount = async (stage: Stage) => {
  await connected(stage)
  await press(stage.host.accountButton)
  await expect(at(/^wm-token-/)(stage)).toBeVisible()
}
const paired = async ({ host, pocket }: Stage) => {
  await host.goto()
  await connectOverRelay(host, pocket)
}
const reloaded =
  (before: Journey['begin']): Journey['begin'] =>
  async stage => {
    await before(stage)
    await stage.page.goto('about:blank')
  }
/** A returning user sees the page and moves the pointer. */
const visitAgain: Step = {
  what: 'visiting again',
  act: async ({ page, host }) => {
    if (page.url() === 'about:blank') {
      await host.goto()
      return
    }
    await page.getByRole('heading', { name: 'Example host' }).hover()
    await page.locator('[data-testid^="wm-"][data-kind]').first().hover({ timeout: PRESS_MS })
  },
  there: read('connected', 'status'),
  isQuiet: true,
}

const askedWallet = async ({ wallet }: Stage, method: string) =>
  (await wallet.requests()).filter(request => request.method === method).length

const coin = ({ page }: Stage) =>
  card(page)
    .getByTestId(/^wm-token-(?!search)/)
    .filter({ hasText: /\bETH\b/ })
    .first()

/** The row in the list: on the pairing view another button has the wallet's name, too. */
const falcon = ({ page }: Stage) =>
  card(page)
    .getByTestId(/^wm-wallet-(?!search)/)
    .filter({ hasText: 'Cobalt Falcon' })
    .first()

const pairing: readonly Step[] = [
  openConnect,
  {
    what: 'a code',
    act: async stage => {
      const phone = named(/^Phone wallet/)(stage)
      if (await phone.isVisible()) await press(phone)
    },
    there: ({ page }) => new PairingView(page).qr,
  },
  {
    what: 'the wallet on the other device',
    act: async ({ page, pocket }) => {
      await pocket.next({ session_proposal: 'approve' })
      await pocket.pair(await new PairingView(page).scan())
    },
    there: read('connected', 'status'),
  },
]

export const journeys: readonly Journey[] = [
  {
    name: 'connect',
    begin: fresh,
    steps: [openConnect, pressing('a wallet', at(SANDBOX_WALLET), read('connected', 'status'))],
  },
  { name: 'come back', begin: reloaded(connected), steps: [visitAgain, openAccount] },
  {
    name: 'account',
    begin: connected,
    steps: [
      openAccount,
      { ...openAccount, what: 'the balance', act: nothing, there: at('wm-account-balance') },
      { ...openAccount, what: 'the tokens', act: nothing, there: at(/^wm-token-/) },
    ],
  },
  {
    name: 'receive',
    isShort: true,
    deepest: /^accountView-/,
    begin: connected,
    steps: [
      fromPage('the account', host => host.accountButton, view('Account')),
      pressing('receive', named('Receive'), at('wm-receive-qr')),
    ],
  },
  {
    name: 'networks',
    begin: connected,
    steps: [
      fromPage('networks', host => host.networkButton, view('Networks')),
      {
        what: 'the other network',
        act: async stage => {
          const row = at('wm-network-eip155:31338')(stage)
          if (!(await row.isVisible())) await press(stage.host.networkButton)
          await press(row)
        },
        there: read('Sandbox Two', 'network'),
      },
    ],
    proof: async stage => expect((await stage.wallet.state()).chainId).toBe(31338),
  },
  {
    name: 'sign',
    begin: connected,
    steps: [
      fromPage('a message', host => host.signMessage, result(/^done 0x/)),
      fromPage('typed data', host => host.signTypedData, result(/^done 0x/)),
    ],
    proof: async stage => expect(await askedWallet(stage, 'eth_signTypedData_v4')).toBe(1),
  },
  {
    name: 'send',
    begin: atAccount,
    steps: [
      pressing('send', named('Send'), at('wm-send-token')),
      pressing('the choice of a token', at('wm-send-token'), view('WalletSendSelectToken')),
      {
        ...pressing('a token', coin, at('wm-send-amount')),
        again: async stage => {
          await press(at('wm-back')(stage))
          await press(at('wm-send-token')(stage))
          await press(coin(stage))
        },
      },
      {
        what: 'the form',
        act: async stage => {
          await at('wm-send-amount')(stage).fill('0.01')
          await at('wm-send-recipient')(stage).fill(RECIPIENT)
          await press(at('wm-send-preview')(stage))
        },
        there: at('wm-send-confirm'),
      },
      pressing('the wallet', at('wm-send-confirm'), at('wm-send-activity')),
      {
        ...pressing('the activity', at('wm-send-activity'), stage =>
          at('wm-activity-row')(stage).filter({ hasText: /Sent/ }),
        ),
        // Without the receipts chunk, the payment's row stays pending until the modal requests the
        // chunk again by itself.
        isQuiet: true,
      },
    ],
    proof: async stage => expect(await askedWallet(stage, 'eth_sendTransaction')).toBe(1),
  },
  {
    name: 'all wallets',
    begin: fresh,
    steps: [
      openConnect,
      pressing('help', at('wm-help'), view('WhatIsAWallet')),
      pressing('a wallet to get', at('wm-get-wallet'), view('GetWallet')),
      pressing('back', at('wm-back'), view('WhatIsAWallet')),
      pressing('back again', at('wm-back'), view('Connect')),
      pressing('all wallets', at('wm-all-wallets'), at('wm-wallet-search')),
      {
        what: 'a search',
        act: async stage => {
          await at('wm-wallet-search')(stage).fill('', { timeout: PRESS_MS })
          await at('wm-wallet-search')(stage).fill('Cobalt Falcon')
        },
        there: falcon,
      },
      pressing('a wallet', falcon, ({ page }) => new PairingView(page).qr),
    ],
  },
  {
    name: 'pairing',
    isShort: true,
    deepest: /^walletConnect-/,
    begin: fresh,
    steps: pairing,
  },
  {
    name: 'a session over the relay',
    begin: reloaded(paired),
    steps: [
      visitAgain,
      {
        what: 'a message',
        act: async stage => {
          await stage.pocket.next({ personal_sign: 'approve' })
          await fromPage('', host => host.signMessage, result(/./)).act(stage)
        },
        there: result(/^done 0x/),
      },
      openAccount,
      pressing('goodbye', at('wm-disconnect'), read('disconnected', 'status')),
    ],
  },
  {
    name: 'a card in the page',
    isShort: true,
    deepest: /^send-/,
    begin: ({ page }) => page.goto('about:blank'),
    steps: [
      {
        what: 'the card',
        act: async stage => {
          if (stage.page.url() === 'about:blank') await stage.host.goto('?embedded')
          else
            await press(stage.page.getByRole('button', { name: /^(Open|Connect) wallet$/ }).first())
        },
        there: at(SANDBOX_WALLET),
        isQuiet: true, // a button replaces the card
      },
      pressing('a wallet', at(SANDBOX_WALLET), read('connected', 'status')),
      pressing('send', named('Send'), at('wm-send-amount')),
      pressing('back', at('wm-back'), view('Account')),
      pressing('goodbye', at('wm-disconnect'), at(SANDBOX_WALLET)),
    ],
  },
]
