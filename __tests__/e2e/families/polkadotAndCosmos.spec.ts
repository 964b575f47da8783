import { createPolkadotControl } from '@redux-wallet-modal/sandbox'
import type { Page } from '@playwright/test'
import { violationsOf } from '../accessibility/violationsOf'
import { ApprovalWindow } from '../pages/ApprovalWindow'
import { ConnectView } from '../pages/ConnectView'
import type { HostPage } from '../pages/HostPage'
import { sandboxUrls } from '../support/sandboxUrls'
import { expect, test } from '../support/test'
import { readCosmosKey, verifiers, verifyCosmos } from '../support/verifySignature'

/** The message that the example host requests a signature for. */
const MESSAGE = 'Hello from the example host'
/** The sandbox wallet's first account: `//2`. */
const DOT_ACCOUNT = '5GYmYmFoEcZtfVVuu6RhWMLgT5x3Wxx8zMVjY4HZHStWkWr8'

async function choose(page: Page, host: HostPage) {
  await host.open.click()
  const list = new ConnectView(page)
  await expect(list.wallets).toHaveCount(1)
  return list
}

async function sign(host: HostPage): Promise<string> {
  await host.signMessage.click()
  await expect(host.result).toContainText(/0x[0-9a-f]{128}|[A-Za-z0-9+/]{86}==/)
  return /0x[0-9a-f]{128}|[A-Za-z0-9+/]{86}==/.exec(await host.result.innerText())?.[0] ?? ''
}

/** The account shows its balance, offers no Send action, and passes axe. */
async function expectAccount(page: Page, card: ConnectView, symbol: string) {
  await expect(card.dialog.getByText(symbol, { exact: false }).first()).toBeVisible()
  await expect(card.dialog.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await card.expectClosed()
}

test('Polkadot: a visitor connects, signs, sees the balance, switches account, reloads and disconnects', async ({
  page,
  host,
  wallet,
}) => {
  // The balance includes the reserved amount.
  await createPolkadotControl(sandboxUrls.polkadotRpc).faucet(DOT_ACCOUNT, '0', String(10n ** 10n))
  await host.goto('?families=polkadot&relay=none')
  const list = await choose(page, host)
  const approval = await ApprovalWindow.openedBy(page, () => list.wallet('Sandbox Wallet').click())
  await approval.expectTitle('Connect to this site')
  await approval.approve()
  await host.expectConnected(DOT_ACCOUNT)
  await expect(host.read('balance')).toHaveText(/^32[2-9] SDOT$/)

  await wallet.policy({ '*': 'approve' })
  const given = { address: DOT_ACCOUNT, signature: await sign(host) }
  expect(verifiers.polkadot({ ...given, message: MESSAGE })).toBe(true)
  expect(verifiers.polkadot({ ...given, message: `${MESSAGE}!` })).toBe(false)

  await wallet.switchAccount(1, 'polkadot')
  await expect(host.read('address')).not.toHaveText(DOT_ACCOUNT)
  await wallet.switchAccount(0, 'polkadot')
  await host.expectConnected(DOT_ACCOUNT)

  await page.reload()
  await host.expectConnected(DOT_ACCOUNT)
  const asked = (await wallet.requests()).filter(({ method }) => method === 'polkadot:enable')
  expect(asked.map(({ outcome }) => outcome)).toEqual(['answered', 'answered'])
  await host.accountButton.click()
  await expectAccount(page, list, 'SDOT')
  await host.disconnect.click()
  await host.expectDisconnected()
})

test('Cosmos: the page suggests its network to the wallet, connects, signs, and disconnects', async ({
  page,
  host,
  wallet,
}) => {
  await host.goto('?families=cosmos&relay=none')
  const list = await choose(page, host)
  const telling = await ApprovalWindow.openedBy(page, () => list.wallet('Sandbox Wallet').click())
  await telling.expectTitle('Add network')
  await expect(telling.detail('Chain id')).toHaveText('sandbox-cosmos-1')
  await wallet.policy({ 'cosmos:enable': 'approve', 'cosmos:signArbitrary': 'approve' })
  await telling.approve()
  await expect(host.read('status')).toHaveText('connected')
  await expect(host.read('address')).toHaveText(/^sandbox1/)
  await expect(host.read('network-id')).toHaveText('cosmos:sandbox-cosmos-1')
  await expect(host.read('balance')).toHaveText(/^42\.5\d* SATM$/)
  const address = (await host.read('address').textContent()) ?? ''

  const signature = await sign(host)
  const key = await readCosmosKey(page)
  expect(verifyCosmos({ address, message: MESSAGE, signature }, key)).toBe(true)
  expect(verifyCosmos({ address, message: `${MESSAGE}!`, signature }, key)).toBe(false)

  await page.reload()
  await host.expectConnected(address)
  await host.accountButton.click()
  await expectAccount(page, list, 'SATM')
  await wallet.switchAccount(1, 'cosmos')
  await expect(host.read('address')).not.toHaveText(address)
  await expect(host.read('address')).toHaveText(/^sandbox1/)
  await host.disconnect.click()
  await host.expectDisconnected()
  await expect
    .poll(
      async () => (await wallet.state()).families.find(({ family }) => family === 'cosmos')?.sites,
    )
    .toEqual([])
})
