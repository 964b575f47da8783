import { combineReducers, configureStore } from '@reduxjs/toolkit'
import * as index from '../../../../src'
import { createWalletModal } from '../../../../src/app/host/createWalletModal'
import type { StateWithModal } from '../../../../src/app/host/selectors/selectModalPart'
import { connectorsFound } from '../../../../src/core/connectors/connectorsSlice'
import { modalOpened } from '../../../../src/events/modalEvents'
import { NAMESPACES } from '../../../../src/lib/address/caip'
import { remoteFeaturesRead } from '../../../../src/core/options/optionsSlice'
import { themeVariablesGiven } from '../../../../src/core/theme/themeSlice'
import { createFakeWalletConnect } from '../../../../src/testing/createFakeWalletConnect'
import { friendly, quietServices } from '../../../support/flowWorld'
import { until } from '../../../support/until'
import { evmSession } from '../../../support/walletConnectWorld'
import { createTestStore } from '../../../../src/testing'
import { states } from '../../../support/states/states'
import { sampleConnector, sampleNetworks } from '../../../../src/testing/samples'
import { balanceAnswered } from '../../../support/states/serviceAnswers'
import { hostOptions } from '../../../support/hostWorld'

type Selector = (state: StateWithModal, namespace?: (typeof NAMESPACES)[number]) => unknown

const named = Object.entries(index).filter(([name]) => name.startsWith('select')) as [
  string,
  Selector,
][]
const ADDRESS = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'

describe('the selectors of hosts', () => {
  const bare = createWalletModal(hostOptions({ preload: 'none' }))
    .createStore()
    .getState()
  const explicit = createWalletModal(hostOptions())
  const unwired = configureStore({
    reducer: combineReducers({ walletModal: explicit.reducer }),
  }).getState()
  const STATES: readonly (readonly [string, StateWithModal])[] = [
    ['a store that no visitor has come near', bare],
    ['the part of it', bare.walletModal],
    ['the reducer alone', unwired],
    ['a store without a modal', {} as StateWithModal],
    ['a key without a state', { walletModal: undefined } as never],
    ['a stored part of a state', { walletModal: { theme: bare.walletModal.theme } } as never],
  ]

  it('are all exported by the package', () => {
    expect(named.map(([name]) => name)).toHaveLength(25)
  })

  it.each(named)(
    '%s reads every state, with and without a family, and returns the same value twice',
    (_, select) => {
      const connected = createTestStore({ state: states.account() })
      const all = [...STATES, ['connected', connected.hostStore.getState()]] as typeof STATES
      for (const [, state] of all) {
        for (const namespace of [undefined, ...NAMESPACES]) {
          expect(select(state, namespace)).toBe(select(state, namespace))
        }
      }
      connected.dispose()
    },
  )

  it.each(STATES)('return no account in %s', (_, state) => {
    expect(index.selectAddress(state)).toBeNull()
    expect(index.selectStatus(state)).toBe('disconnected')
    expect(index.selectAccount(state)).toMatchObject({
      address: null,
      caipAddress: null,
      allAccounts: [],
      isConnected: false,
      chainId: null,
      balance: null,
    })
    expect(index.selectIsConnected(state, 'solana')).toBe(false)
    expect(index.selectBalance(state)).toBeNull()
    expect(index.selectConnections(state)).toEqual([])
    expect(index.selectConnectors(state)).toEqual([])
    expect(index.selectWalletInfo(state)).toBeNull()
    expect(index.selectSignIn(state)).toBeNull()
    expect(index.selectCapabilities(state)).toEqual([])
    expect(index.selectIsOpen(state)).toBe(false)
    expect(index.selectApprovedNetworkIds(state)).toBeNull()
    expect(index.selectRemoteFeatures(state)).toEqual({})
  })

  it('return the networks before any wallet is connected', () => {
    expect(index.selectNetwork(bare)?.name).toBe('Ethereum')
    expect(index.selectCaipNetworkId(bare)).toBe('eip155:1')
    expect(index.selectChainId(bare)).toBe(1)
    expect(index.selectNamespace(bare)).toBe('eip155')
    expect(index.selectNetworks(bare).map(({ name }) => name)).toEqual(['Ethereum', 'Base'])
    expect(index.selectNetworks(bare, 'solana')).toEqual([])
    expect(index.selectNetwork(bare, 'solana')).toBeNull()
  })

  it('return who is connected, where, and what they hold', () => {
    const { store, hostStore, dispose } = createTestStore({ state: states.accountTokens() })
    store.dispatch(balanceAnswered({ address: ADDRESS, network: sampleNetworks[0] }, '1.5'))
    const state = hostStore.getState() as StateWithModal
    expect(index.selectAccount(state)).toEqual({
      address: ADDRESS,
      caipAddress: `eip155:1:${ADDRESS}`,
      allAccounts: [{ namespace: 'eip155', address: ADDRESS, type: 'eoa' }],
      isConnected: true,
      status: 'connected',
      chainId: 1,
      profileName: 'marisol.eth',
      balance: '1.5',
      balanceSymbol: 'ETH',
    })
    expect(index.selectAddress(state)).toBe(ADDRESS)
    expect(index.selectAddress(state, 'solana')).toBeNull()
    expect(index.selectCaipAddress(state)).toBe(`eip155:1:${ADDRESS}`)
    expect(index.selectBalance(state)).toEqual({
      balance: '1.5',
      symbol: 'ETH',
      caipNetworkId: 'eip155:1',
    })
    expect(index.selectConnections(state)).toEqual([expect.objectContaining({ recent: false })])
    expect(index.selectWalletInfo(state)).toMatchObject({ name: 'Heron', type: 'ANNOUNCED' })
    dispose()
  })

  it('return the theme, the configuration, and what a WalletConnect session allows', async () => {
    const walletConnect = createFakeWalletConnect()
    const { store, hostStore, controls, dispose } = createTestStore({
      walletConnect,
      adapter: friendly,
      http: quietServices,
    })
    store.dispatch(themeVariablesGiven({ '--wm-accent': 'red' }))
    store.dispatch(remoteFeaturesRead({ swaps: false }))
    const state = () => hostStore.getState() as StateWithModal
    expect(index.selectThemeVariables(state())).toEqual({ '--wm-accent': 'red' })
    expect(index.selectRemoteFeatures(state())).toEqual({ swaps: false })
    const connected = controls.connect('walletConnect')
    await until(() => walletConnect.openPairings() > 0)
    walletConnect.pairing().approve(evmSession)
    await connected
    expect(index.selectApprovedNetworkIds(state())).toEqual(
      evmSession.namespaces.eip155?.caipNetworkIds,
    )
    expect(index.selectApprovedNetworkIds(state(), 'solana')).toBeNull()
    dispose()
  })

  it('read a modal under another key by its slice', () => {
    const state = createWalletModal(hostOptions({ key: 'wallets' as const }))
      .createStore()
      .getState()
    expect(index.selectCaipNetworkId(state.wallets)).toBe('eip155:1')
    expect(index.selectAccount(state.wallets)).toBe(index.selectAccount(state.wallets))
  })

  it('return the same objects when something else has changed', () => {
    const { store, hostStore, dispose } = createTestStore({ state: states.account() })
    const read = () => {
      const state = hostStore.getState() as StateWithModal
      return [
        index.selectAccount(state),
        index.selectBalance(state),
        index.selectConnections(state),
        index.selectWalletInfo(state),
        index.selectNetworks(state, 'eip155'),
      ]
    }
    const before = read()
    store.dispatch(modalOpened({ view: { name: 'Account', params: {} } as never, namespace: null }))
    read().forEach((value, at) => expect(value).toBe(before[at]))
    dispose()
  })

  it('return the discovered wallets', () => {
    const { store, hostStore, dispose } = createTestStore()
    store.dispatch(
      connectorsFound({ namespace: 'eip155', connectors: [sampleConnector('io.heron', 'Heron')] }),
    )
    const found = index.selectConnectors(hostStore.getState() as StateWithModal)
    expect(found.map(({ name }) => name)).toEqual(['Heron'])
    dispose()
  })
})
