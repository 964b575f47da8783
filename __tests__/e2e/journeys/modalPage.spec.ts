import { accountAt } from '@redux-wallet-modal/sandbox'
import { modalPage } from '../../../src/testing/modalPage'
import { expect, test } from '../support/test'

const WALLET = 'Sandbox Wallet'

test('a page’s own test connects, closes and disconnects with the package’s page object', async ({
  page,
  host,
  wallet,
}) => {
  const modal = modalPage(page)
  await host.goto()
  await modal.connectButton.click()
  await expect(modal.heading).toHaveText('Connect wallet')
  await expect(modal.wallet(WALLET)).toBeVisible()
  await modal.close()
  await expect(modal.dialog).toBeHidden()

  await wallet.policy({ eth_requestAccounts: 'approve' })
  await modal.connect(WALLET)
  await host.expectConnected(accountAt(0).address)
  await expect(modal.networkButton).toBeVisible()
  await expect(modal.dialog).toBeHidden()
  await modal.disconnect()
  await host.expectDisconnected()
})
