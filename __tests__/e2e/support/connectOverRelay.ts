import { expect } from '@playwright/test'
import { POCKET_ACCOUNTS, accountAt, type PocketControl } from '@redux-wallet-modal/sandbox'
import { ConnectView } from '../pages/ConnectView'
import type { HostPage } from '../pages/HostPage'
import { PairingView } from '../pages/PairingView'

/** The accounts of the wallet on the other device, in its order. */
export const POCKET = POCKET_ACCOUNTS.map(index => accountAt(index).address)

/** Opens the card at the QR code for any wallet. */
export async function openPairingUri(host: HostPage): Promise<PairingView> {
  const choice = new ConnectView(host.page)
  await host.connectButton.click()
  await choice.phone.click()
  const pairing = new PairingView(host.page)
  await pairing.expectView('Scan with your phone')
  return pairing
}

/** Connects the wallet on the other device, and leaves the card closed. */
export async function connectOverRelay(
  host: HostPage,
  pocket: PocketControl,
  address = POCKET[0] ?? '',
): Promise<void> {
  const pairing = await openPairingUri(host)
  await pocket.next({ session_proposal: 'approve' })
  await pocket.pair(await pairing.scan())
  await host.expectConnected(address)
  await expect(host.read('wallet')).toHaveText('Sandbox Pocket')
  await pairing.expectClosed()
}
