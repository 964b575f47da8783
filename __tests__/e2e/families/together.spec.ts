import type { Namespace } from '../../../src/lib/address/caip'
import { readModalState } from '../accessibility/exampleStore'
import { AccountView } from '../pages/AccountView'
import { ConnectView } from '../pages/ConnectView'
import { WalletsView } from '../pages/WalletsView'
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

test('one wallet on five chain families: connected one by one, back after a reload, and one of them left', async ({
  page,
  host,
  wallet,
}) => {
  test.setTimeout(120_000)
  await wallet.policy({ '*': 'approve' })
  await host.goto(`?families=${ALL.join(',')}&relay=none&devtools=instrument`)
  const connect = new ConnectView(page)
  const account = new AccountView(page)
  const wallets = new WalletsView(page)
  const connected = async () => {
    const { byNamespace } = (await readModalState(page)).connections
    return ALL.filter(namespace => byNamespace[namespace]?.phase === 'connected')
  }
  const openWallets = async () => {
    await host.accountButton.click()
    await account.dialog.getByTestId('wm-account-wallets').click()
    await wallets.expectView('Wallets')
  }

  await host.open.click()
  await expect(connect.wallets, 'one row, all ways in it').toHaveCount(1)
  await connect.wallet('Sandbox Wallet').click()
  await connect.expectView('Choose an ecosystem')
  await connect.dialog.getByRole('button', { name: /^EVM Networks/ }).click()
  await connect.expectClosed()
  for (const namespace of LATER) {
    await openWallets()
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

  await openWallets()
  await wallets.family('Solana').click()
  await wallets.use.click()
  await expect(host.read('caip-address')).toHaveText(/^solana:/)
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
