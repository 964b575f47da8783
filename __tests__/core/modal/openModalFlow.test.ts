import { viewEntry } from '../../../src/domain/views'
import { modalOpened, modalOpenRequested } from '../../../src/events/modalEvents'
import { networkSwitched } from '../../../src/events/networkEvents'
import {
  networksConfigured,
  selectActiveCaipNetworkId,
} from '../../../src/core/network/networkSlice'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { selectNamespaceFilter } from '../../../src/core/modal/modalSelectors'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import { sampleNetwork, sampleNetworks } from '../../../src/testing/samples'
import { states } from '../../support/states/states'
import { stateAfter } from '../../../src/testing/stateAfter'
import { optionsGiven } from '../../../src/core/options/optionsSlice'
import { answered } from '../../../src/testing/createFakeHttp'
import { quietServices, setUpFlowTests } from '../../support/flowWorld'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const solana = sampleNetwork(0, 'Solana', {
  caipNetworkId: SOLANA,
  namespace: 'solana',
  reference: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
})

describe('openModalFlow', () => {
  const createWorld = setUpFlowTests()

  it.each([
    ['nothing is connected', states.connectFound, {}, 'Connect'],
    ['a wallet is connected', states.account, {}, 'Account'],
    ['a view is wished for', states.account, { view: viewEntry('Networks') }, 'Networks'],
    [
      'a view is wished for and nothing is connected',
      states.connectFound,
      { view: viewEntry('Networks') },
      'Networks',
    ],
    [
      'the wallet is on a network the page cannot use',
      states.unsupportedChain,
      {},
      'UnsupportedChain',
    ],
    [
      'the wallet is on such a network and another view is wished for',
      states.unsupportedChain,
      { view: viewEntry('Account') },
      'UnsupportedChain',
    ],
    [
      'another namespace is wished for, where nothing is connected',
      states.account,
      { namespace: 'solana' as const },
      'Connect',
    ],
  ])('when %s it shows the right view', (_when, state, request, view) => {
    const { dispatch, store } = createWorld({ state })
    dispatch(modalOpenRequested(request))
    expect(selectIsOpen(store.getState())).toBe(true)
    expect(selectCurrentView(store.getState()).name).toBe(view)
  })

  it.each([
    viewEntry('Account'),
    viewEntry('UnsupportedChain'),
    viewEntry('WalletSend'),
    viewEntry('WalletSendSelectToken'),
    viewEntry('WalletSendPreview'),
    viewEntry('WalletReceive'),
    viewEntry('SwitchNetwork', { caipNetworkId: 'eip155:8453' }),
  ])('leads a disconnected visitor to a wallet first: $name', view => {
    const { dispatch, store } = createWorld({ state: states.connectFound })
    dispatch(modalOpenRequested({ view }))
    expect(selectCurrentView(store.getState()).name).toBe('Connect')
  })

  it('confirms first when the network needs another wallet', () => {
    const { dispatch, store } = createWorld({ state: states.account })
    dispatch(modalOpenRequested({ view: viewEntry('SwitchNetwork', { caipNetworkId: SOLANA }) }))
    expect(selectCurrentView(store.getState())).toEqual(
      viewEntry('SwitchActiveChain', { caipNetworkId: SOLANA, namespace: 'solana' }),
    )
  })

  it('shows the account, not the choice of networks, when no choice is required', () => {
    const { dispatch, store } = createWorld({ state: states.account })
    dispatch(modalOpenRequested({ view: viewEntry('UnsupportedChain') }))
    expect(selectCurrentView(store.getState()).name).toBe('Account')
  })

  it('moves to the exact network that is named', () => {
    const { dispatch, store } = createWorld({ state: states.account })
    const devnet = { ...solana, caipNetworkId: 'solana:devnet', reference: 'devnet' } as const
    dispatch(
      networksConfigured({ networks: [...sampleNetworks, solana, devnet], defaultId: 'eip155:1' }),
    )
    const connect = viewEntry('Connect')
    dispatch(
      modalOpenRequested({ view: connect, namespace: 'solana', caipNetworkId: 'solana:devnet' }),
    )
    expect(selectActiveCaipNetworkId(store.getState())).toBe('solana:devnet')
    expect(selectCurrentView(store.getState())).toEqual(connect)
  })

  it('does not move away from the connected wallet’s network', () => {
    const { dispatch, store } = createWorld({ state: states.account })
    dispatch(modalOpenRequested({ namespace: 'eip155', caipNetworkId: 'eip155:8453' }))
    expect(selectActiveCaipNetworkId(store.getState())).toBe('eip155:1')
  })

  it.each([
    ['at a desk', false, {}, {}, 'ConnectingWalletConnectBasic'],
    ['on a phone', true, {}, {}, 'AllWallets'],
    [
      'where Connect is wished for',
      false,
      {},
      { view: viewEntry('Connect') },
      'ConnectingWalletConnectBasic',
    ],
    [
      'where another view is wished for',
      false,
      {},
      { view: viewEntry('WhatIsAWallet') },
      'WhatIsAWallet',
    ],
    ['where the host shows the code itself', false, { isWalletConnectManual: true }, {}, 'Connect'],
    ['where there is no relay either', false, { hasWalletConnect: false }, {}, 'Connect'],
    ['beside an adapter', false, { hasAdapters: true }, {}, 'Connect'],
  ])(
    'on a page without adapters, %s, it shows the right view',
    (_where, isMobile, more, request, view) => {
      const { dispatch, store, page } = createWorld({
        state: () =>
          stateAfter(optionsGiven({ hasWalletConnect: true, hasAdapters: false, ...more })),
        http: { ...quietServices, '/getWallets': answered({ data: [], count: 0 }) },
      })
      page.facts = { ...page.facts, isPointerCoarse: isMobile }
      dispatch(modalOpenRequested(request))
      expect(selectCurrentView(store.getState()).name).toBe(view)
    },
  )

  it('opens in the same task, without waiting for a frame', () => {
    const { dispatch, types } = createWorld()
    dispatch(modalOpenRequested({}))
    expect(types()).toContain('modal/opened')
  })

  it('moves the page to the requested namespace and sends no switch request to a wallet', () => {
    const { dispatch, store, adapter, types } = createWorld({ state: states.account })
    dispatch(networksConfigured({ networks: [...sampleNetworks, solana], defaultId: 'eip155:1' }))
    dispatch(modalOpenRequested({ namespace: 'solana' }))
    expect(selectActiveCaipNetworkId(store.getState())).toBe(SOLANA)
    expect(selectNamespaceFilter(store.getState())).toBe('solana')
    expect(types()).not.toContain('network/switchRequested')
    expect(adapter.calls.map(({ method }) => method)).not.toContain('switchNetwork')
  })

  it('stays on the network when the requested namespace is active already', () => {
    const { dispatch, actions } = createWorld({ state: states.account })
    dispatch(modalOpenRequested({ namespace: 'eip155' }))
    expect(actions().filter(networkSwitched.match)).toEqual([])
    expect(actions().filter(modalOpened.match)).toHaveLength(1)
  })

  it('returns to the last network of a namespace', () => {
    const { dispatch, store } = createWorld({ state: states.account })
    dispatch(networksConfigured({ networks: [...sampleNetworks, solana], defaultId: 'eip155:1' }))
    dispatch(networkSwitched({ caipNetworkId: 'eip155:8453', by: 'visitor' }))
    dispatch(networkSwitched({ caipNetworkId: SOLANA, by: 'visitor' }))
    dispatch(modalOpenRequested({ namespace: 'eip155' }))
    expect(selectActiveCaipNetworkId(store.getState())).toBe('eip155:8453')
  })
})
