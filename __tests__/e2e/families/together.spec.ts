import { parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import type { Namespace } from '../../../src/lib/address/caip'
import { readModalState } from '../accessibility/exampleStore'
import { settled } from '../accessibility/settled'
import { violationsOf } from '../accessibility/violationsOf'
import { AccountView } from '../pages/AccountView'
import { ConnectView } from '../pages/ConnectView'
import { ReviewView } from '../pages/ReviewView'
import { SendView } from '../pages/SendView'
import { WalletsView } from '../pages/WalletsView'
import { arrowTo, tabTo } from '../support/tabTo'
import { expect, test } from '../support/test'

const FAMILIES = {
  eip155: 'EVM',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
} as const satisfies Record<Namespace, string>
const ALL = Object.keys(FAMILIES) as Namespace[]
const LATER = ALL.slice(1)
const OTHERS = ALL.filter(namespace => namespace !== 'bip122')

test('one wallet on five chain families: connected one by one, restored after a reload, used to pay, and one of them disconnected', async ({
  page,
  host,
  wallet,
  chainOne,
}) => {
  test.setTimeout(120_000)
  await wallet.policy({ '*': 'approve' })
  await host.goto(`?families=${ALL.join(',')}&relay=none&devtools=instrument`)
  const connect = new ConnectView(page)
  const account = new AccountView(page)
  const wallets = new WalletsView(page)
  const send = new SendView(page)
  const connected = async () => {
    const { byNamespace } = (await readModalState(page)).connections
    return ALL.filter(namespace => byNamespace[namespace]?.phase === 'connected')
  }
  const expectAccessible = async (what: string) => {
    await settled(page)
    expect(await violationsOf(page), what).toEqual([])
  }
  /** Goes by way of the account, and runs axe on it if its family was just connected. */
  const openWallets = async (connectedNow?: Namespace) => {
    await host.accountButton.click()
    if (connectedNow) await expectAccessible(`Account on ${connectedNow}`)
    await account.dialog.getByTestId('wm-account-wallets').click()
    await wallets.expectView('Wallets')
  }

  await host.open.click()
  await expect(connect.wallets, 'one row, all ways in it').toHaveCount(1)
  await connect.wallet('Sandbox Wallet').click()
  await connect.expectView('Choose a network type')
  await connect.dialog.getByRole('button', { name: /^EVM Networks/ }).click()
  await connect.expectClosed()
  let latest: Namespace = 'eip155'
  for (const namespace of LATER) {
    await openWallets(latest)
    latest = namespace
    await wallets.family(FAMILIES[namespace]).click()
    await wallets.add.click()
    await connect.expectView('Connect wallet')
    await connect.wallet('Sandbox Wallet').click()
    await connect.expectClosed()
    await expect(host.read('caip-address')).toHaveText(new RegExp(`^${namespace}:`))
    await expect(host.read('balance')).toHaveText(/^[\d.]+ [A-Z]+$/)
  }
  expect(await connected()).toEqual(ALL)

  await page.reload()
  await expect(host.read('status')).toHaveText('connected')
  await expect.poll(connected).toEqual(ALL)
  await expect(host.read('caip-address')).toHaveText(/^cosmos:/)

  // By keyboard alone: to the account, the wallets, along the families, and into one of them.
  await tabTo(page, host.accountButton)
  await page.keyboard.press('Enter')
  await tabTo(page, account.dialog.getByTestId('wm-account-wallets'))
  await page.keyboard.press('Enter')
  await wallets.expectView('Wallets')
  const heights = await wallets.dialog
    .getByRole('radio')
    .evaluateAll(families => families.map(({ clientHeight }) => clientHeight))
  expect(Math.max(...heights), 'each family keeps one line').toBeLessThan(40)
  await tabTo(page, wallets.family('Cosmos'))
  await arrowTo(page, wallets.family('EVM'))
  await tabTo(page, wallets.use)
  await page.keyboard.press('Enter')
  await expect(host.read('caip-address')).toHaveText(/^eip155:/)
  await tabTo(page, wallets.close, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await wallets.expectClosed()

  // A payment uses the active chain family, whichever others are connected.
  const recipient = privateKeyToAddress(generatePrivateKey())
  const review = new ReviewView(page)
  await host.accountButton.click()
  await account.send.click()
  await expectAccessible('Send on eip155')
  await send.fill({ symbol: 'ETH', amount: '0.125', recipient })
  await send.preview.click()
  await review.expectView('Review send')
  await review.expectRecipient(recipient)
  await review.confirm.click()
  await expect.poll(() => chainOne.balanceOf(recipient)).toBe(parseEther('0.125'))
  await review.expectView('Sent')
  await review.close.click()
  await review.expectClosed()

  await openWallets()
  await wallets.family('Solana').click()
  await wallets.use.click()
  await expect(host.read('caip-address')).toHaveText(/^solana:/)
  await wallets.close.click()
  await wallets.expectClosed()
  await host.accountButton.click()
  await account.send.click()
  await expectAccessible('Send on solana')
  await send.close.click()
  await send.expectClosed()
  await openWallets()
  await wallets.family('Bitcoin').click()
  const before = await readModalState(page)
  await wallets.disconnect.click()
  await expect(wallets.add).toHaveText('Connect Bitcoin wallet')
  const after = await readModalState(page)
  expect(await connected()).toEqual(OTHERS)
  for (const namespace of OTHERS) {
    expect(after.connections.byNamespace[namespace]).toEqual(
      before.connections.byNamespace[namespace],
    )
    expect(after.connections.connections[namespace]).toEqual(
      before.connections.connections[namespace],
    )
    expect(after.account.byNamespace[namespace]).toEqual(before.account.byNamespace[namespace])
  }
  await expect(wallets.recent.getByRole('listitem')).toHaveText([/Sandbox Wallet/])
  await wallets.recent.getByRole('button', { name: 'Connect Sandbox Wallet' }).press('Enter')
  await wallets.expectClosed()
  expect(await connected()).toEqual(ALL)
  await openWallets()
  await wallets.disconnect.click()
  await wallets.recent.getByRole('button', { name: 'Remove Sandbox Wallet' }).press('Enter')
  await expect(wallets.recent).toBeHidden()
  await wallets.family('EVM').click()
  await wallets.disconnectAll.click()
  await wallets.expectClosed()
  expect(await connected()).toEqual([])
  await page.reload()
  await host.expectDisconnected()
})
