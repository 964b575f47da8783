import { states } from '../../../support/states/states'
import { ConnectView } from '../../pages/ConnectView'
import { WaitingView } from '../../pages/WaitingView'
import { openPairingUri } from '../../support/connectOverRelay'
import { expect } from '../../support/test'
import { SOCKET_TROUBLE } from '../../support/watchForTrouble'
import { importState } from '../../timeTravel/recorder'
import type { PicturedState, StateJourney } from './pictureState'

const MINUTE_MS = 60_000

/** Presses the wallet's row; its answer is set beforehand. */
async function askWallet({ page, host, look }: StateJourney, query = '?') {
  await host.goto(`${query}&${look}`)
  await host.connectButton.click()
  await new ConnectView(page).wallet('Sandbox Wallet').click()
  return new WaitingView(page)
}

/** Wallet requests that are not simply approved, and the QR code for another device. */
export const CONNECT_STATES: readonly PicturedState[] = [
  {
    name: 'connecting-declined',
    async reach(journey) {
      await journey.wallet.policy({ eth_requestAccounts: 'reject' })
      const waiting = await askWallet(journey)
      await expect(waiting.outcome).toContainText('Connection declined')
    },
  },
  {
    name: 'connecting-pending',
    async reach(journey) {
      const { page, wallet } = journey
      await wallet.policy({ eth_requestAccounts: 'hang' })
      const waiting = await askWallet(journey)
      await wallet.nextPending({ method: 'eth_requestAccounts' })
      await waiting.back.click()
      await wallet.clearPolicy()
      await new ConnectView(page).wallet('Sandbox Wallet').click()
      await expect(waiting.outcome).toContainText('A request is already open')
    },
  },
  {
    name: 'connecting-changed',
    async reach({ page, host, look }) {
      await host.goto(`?families=cosmos&relay=none&${look}`)
      await host.connectButton.click()
      const row = new ConnectView(page).wallet('Sandbox Wallet')
      await expect(row).toBeVisible()
      // Another script replaces the discovered wallet with an object of its own.
      await page.evaluate(() => {
        const places = window as unknown as Record<string, object | undefined>
        for (const place of ['keplr', 'leap', 'cosmostation']) {
          if (places[place]) Object.defineProperty(window, place, { value: { ...places[place] } })
        }
      })
      await row.click()
      await expect(new WaitingView(page).outcome).toContainText('Don’t use this wallet yet')
    },
  },
  {
    // A browser wallet does not disappear, but a recording may be replayed where it is not
    // installed.
    name: 'connecting-gone',
    async reach({ page, host, look }) {
      await host.goto(`?devtools=instrument&${look}`)
      await expect(host.connectButton).toBeVisible()
      await importState(page, states.connectingGone())
      await expect(new WaitingView(page).view).toContainText('Wallet not found')
    },
  },
  {
    name: 'qr-making',
    isBusy: true,
    async reach({ host, relay, look }) {
      await host.goto(`?${look}`)
      await relay.hang()
      const pairing = await openPairingUri(host)
      await expect(pairing.view).toContainText('Creating a code')
    },
  },
  {
    name: 'qr-unreachable',
    async reach({ host, relay, trouble, look }) {
      trouble.expect(SOCKET_TROUBLE)
      await host.goto(`?${look}`)
      await relay.refuse()
      const pairing = await openPairingUri(host)
      await expect(pairing.failure).toBeVisible({ timeout: 30_000 })
    },
  },
  {
    name: 'qr-expired',
    async reach({ page, host, relay, trouble, look }) {
      trouble.expect(SOCKET_TROUBLE)
      await page.clock.install()
      await host.goto(`?${look}`)
      const pairing = await openPairingUri(host)
      await pairing.scan()
      await relay.refuse()
      await page.clock.runFor(6 * MINUTE_MS)
      await expect(pairing.view).toContainText('QR code expired')
    },
  },
  {
    name: 'qr-declined',
    async reach({ host, pocket, look }) {
      await host.goto(`?${look}`)
      const pairing = await openPairingUri(host)
      await pocket.next({ session_proposal: 'reject' })
      await pocket.pair(await pairing.scan())
      await expect(pairing.failure).toContainText('Connection declined')
    },
  },
]
