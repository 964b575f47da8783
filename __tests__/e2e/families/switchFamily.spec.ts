import { accountAt, solanaAccountAt } from '@redux-wallet-modal/sandbox'
import { readModalState } from '../accessibility/exampleStore'
import { settled } from '../accessibility/settled'
import { violationsOf } from '../accessibility/violationsOf'
import { ConnectView } from '../pages/ConnectView'
import { NetworksView } from '../pages/NetworksView'
import { SwitchFamilyView } from '../pages/SwitchFamilyView'
import { expect, test as base } from '../support/test'

const ON_EVM = `eip155:31337:${accountAt(0).address}`
const ON_SOLANA = new RegExp(`^solana:\\w+:${solanaAccountAt(2).address}$`)

interface Families {
  /** Connects on EVM and chooses a Solana network, on which no account is connected. */
  askedToSwitch(query: string): Promise<SwitchFamilyView>
  /** Chooses the browser wallet, which needs no choice of chain family. */
  connectOnSolana(): Promise<void>
  connected(): Promise<readonly string[]>
}

const test = base.extend<{ families: Families }>({
  families: async ({ page, host, wallet }, provide) => {
    const connect = new ConnectView(page)
    const networks = new NetworksView(page)
    const switching = new SwitchFamilyView(page)
    await provide({
      async askedToSwitch(query) {
        await wallet.policy({ '*': 'approve' })
        await host.goto(`?families=eip155,solana&relay=none&devtools=instrument${query}`)
        await host.connectButton.click()
        await connect.wallet('Sandbox Wallet').click()
        await connect.button(/^EVM Networks/).click()
        await connect.expectClosed()
        await expect(host.read('caip-address')).toHaveText(ON_EVM)
        await host.networkButton.click()
        await networks.network('Sandbox Solana').click()
        await switching.expectView('Switch to Solana')
        return switching
      },
      async connectOnSolana() {
        await switching.chooseWallet.click()
        await connect.expectView('Connect wallet')
        await connect.wallet('Sandbox Wallet').click()
        await connect.expectClosed()
        await expect(host.read('caip-address')).toHaveText(ON_SOLANA)
      },
      async connected() {
        const { byNamespace } = (await readModalState(page)).connections
        return Object.entries(byNamespace).flatMap(([namespace, { phase }]) =>
          phase === 'connected' ? [namespace] : [],
        )
      },
    })
  },
})

test('the modal first asks about a network of another chain family, connects it beside the one in use, and later switches to it without asking', async ({
  page,
  host,
  wallet,
  families,
}) => {
  const networks = new NetworksView(page)
  const switching = await families.askedToSwitch('')
  await expect(switching.view).toContainText(
    'Sandbox Wallet stays connected while you add a wallet for Solana.',
  )
  await settled(page)
  expect(await violationsOf(page)).toEqual([])
  await expect(host.read('caip-address')).toHaveText(ON_EVM)
  await switching.back.click()
  await networks.expectView('Choose a network')
  await expect(networks.network('Sandbox One')).toContainText('Current')
  const asked = (await wallet.requests()).map(({ method }) => method)
  expect(asked.filter(method => method.startsWith('solana:connect'))).toEqual([])

  await networks.network('Sandbox Solana').click()
  await families.connectOnSolana()
  await expect(host.read('network')).toHaveText('Sandbox Solana')
  expect(await families.connected()).toEqual(['eip155', 'solana'])

  for (const [name, address] of [
    ['Sandbox One', ON_EVM],
    ['Sandbox Solana', ON_SOLANA],
  ] as const) {
    await host.networkButton.click()
    await networks.network(name).click()
    await networks.expectClosed()
    await expect(host.read('caip-address')).toHaveText(address)
  }
  await page.reload()
  await expect(host.read('caip-address')).toHaveText(ON_SOLANA)
  await expect.poll(families.connected).toEqual(['eip155', 'solana'])
})

test('a page limited to one connection names who is disconnected, keeps exactly the new connection, and restores it after a reload', async ({
  page,
  host,
  families,
}) => {
  const switching = await families.askedToSwitch('&connections=single')
  await expect(switching.view).toContainText(
    'Sandbox Wallet will be disconnected once you connect a wallet for Solana.',
  )
  expect(await families.connected()).toEqual(['eip155'])
  await families.connectOnSolana()
  await expect.poll(families.connected).toEqual(['solana'])
  await page.reload()
  await expect(host.read('caip-address')).toHaveText(ON_SOLANA)
  expect(await families.connected()).toEqual(['solana'])
})
