import { act, render, waitFor, within } from '@testing-library/react'
import { WalletModal } from '../../src/app/host/WalletModal'
import type { NetworkInput } from '../../src/domain/network'
import { cosmos } from '../../src/entries/cosmos'
import { polkadot } from '../../src/entries/polkadot'
import {
  createScriptableCosmosWallet,
  createScriptablePolkadotWallet,
  createTestStore,
} from '../../src/testing'
import { ALICE, polkadotPorts } from '../chains/polkadot/polkadotWorld'
import { ANNA } from '../chains/cosmos/cosmosWorld'
import { quietServices } from '../support/flowWorld'

const network = (
  chainNamespace: 'polkadot' | 'cosmos',
  id: string,
  name: string,
  symbol: string,
): NetworkInput => ({
  id,
  name,
  chainNamespace,
  nativeCurrency: { name: symbol, symbol, decimals: 6 },
  rpcUrls: { default: { http: [`https://${symbol.toLowerCase()}.example`] } },
})
const RELAY = network('polkadot', '91b171bb158e2d3848fa23a9f1c25182', 'Polkadot', 'DOT')
const HUB = network('cosmos', 'cosmoshub-4', 'Cosmos Hub', 'ATOM')

describe.each([
  ['polkadot', polkadot, RELAY, 'Heron Wallet', ALICE, `0x${'ab'.repeat(64)}`],
  ['cosmos', cosmos, HUB, 'Keplr', ANNA, 'c2NyaXB0ZWQ='],
] as const)('the entry for %s', (namespace, entry, listed, wallet, address, signature) => {
  it('has its namespace and its type before anything is loaded, and loads a new adapter each time', async () => {
    const descriptor = entry()
    expect(descriptor).toMatchObject({ namespace, adapterType: namespace })
    const [one, other] = await Promise.all([
      descriptor.load(polkadotPorts),
      descriptor.load(polkadotPorts),
    ])
    expect(one.namespace).toBe(namespace)
    expect(one).not.toBe(other)
    // An account shows only its native coin, so no token can be reported as missing.
    expect(one.chain.listsAllTokens).toBe(true)
    expect((await one.loadAddresses()).parse(address)).toBe(address)
  })

  it('lists and connects its wallets, with their own capabilities only', async () => {
    const { hostStore, store, controls, dispose } = createTestStore({
      http: quietServices,
      options: { networks: [listed], adapters: [entry()] },
    })
    const wallets = [createScriptablePolkadotWallet(), createScriptableCosmosWallet()]
    const uninstalls = wallets.map(each => each.install())
    render(<WalletModal store={hostStore} />)
    const card = () => {
      const root = document.querySelector('[data-testid="wm-root"]')?.shadowRoot
      return within(root as unknown as HTMLElement)
    }
    let outcome: ReturnType<typeof controls.open> | undefined
    await act(async () => {
      outcome = controls.open()
    })
    await waitFor(() => expect(card().getByText(wallet)).toBeInTheDocument())
    await act(async () => {
      card().getByText(wallet).click()
      expect(await outcome).toMatchObject({ status: 'connected', address })
    })
    expect(store.getState().connections.byNamespace[namespace]?.capabilities).toEqual([
      'switchNetwork',
      'signMessage',
      'balance',
    ])
    expect(await controls.signMessage('hello')).toEqual({ status: 'done', value: signature })
    dispose()
    for (const uninstall of uninstalls) uninstall()
    expect(wallets.flatMap(({ unexpected }) => unexpected)).toEqual([])
  })
})
