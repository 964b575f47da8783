import { expect } from '@playwright/test'
import type { WalletControl } from '@redux-wallet-modal/sandbox'
import type { Address } from 'viem'
import type { HostPage } from '../pages/HostPage'
import { ModalCard } from '../pages/ModalCard'

/** Connects a wallet that approves once by itself, and restores its policy of asking. */
export async function connectQuietly(host: HostPage, wallet: WalletControl): Promise<Address> {
  const { accounts, selected } = await wallet.state()
  const address = accounts[selected]
  if (address === undefined) throw new Error('The wallet has no account')
  await wallet.policy({ eth_requestAccounts: 'approve' })
  await host.walletButton.click()
  await host.expectConnected(address)
  await wallet.policy({ eth_requestAccounts: 'ask' })
  return address
}

/** Like `connectQuietly`, and waits until the card has closed by itself. */
export async function beginConnected(host: HostPage, wallet: WalletControl): Promise<Address> {
  const address = await connectQuietly(host, wallet)
  // The read-out first: the wallet may respond before the card has even opened.
  await expect(host.read('modal')).toHaveText('closed')
  await new ModalCard(host.page).expectClosed()
  return address
}
