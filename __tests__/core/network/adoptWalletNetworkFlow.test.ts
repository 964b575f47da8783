import { walletConnected } from '../../../src/events/connectionEvents'
import { hydrated } from '../../../src/events/lifecycleEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import {
  networkChosen,
  networkSwitched,
  walletNetworkReported,
} from '../../../src/events/networkEvents'
import { optionsGiven } from '../../../src/core/options/optionsSlice'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import {
  networksConfigured,
  selectActiveCaipNetworkId,
} from '../../../src/core/network/networkSlice'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import type { CaipNetworkId } from '../../../src/lib/address/caip'
import { SOLANA, sampleNetworks, sampleSolana } from '../../../src/testing/samples'
import { states } from '../../support/states/states'
import { hang, HERON, session, setUpFlowTests, settle } from '../../support/flowWorld'

const UNLISTED: CaipNetworkId = 'eip155:999'
const report = (caipNetworkId: CaipNetworkId) =>
  walletNetworkReported({ namespace: 'eip155', caipNetworkId })
const connect = (caipNetworkId: CaipNetworkId, isRestored: boolean) =>
  walletConnected({ ...HERON, ...session, caipNetworkId, walletName: 'Heron', isRestored })

describe('adoptWalletNetworkFlow', () => {
  const createWorld = setUpFlowTests()

  it.each([
    ['a wallet that connects', connect('eip155:8453', false), 'connect'],
    ['a wallet that is restored', connect('eip155:8453', true), 'wallet'],
    ['a wallet that moves', report('eip155:8453'), 'wallet'],
  ])('follows %s to a listed network', (_what, fact, by) => {
    const { dispatch, store, actions } = createWorld({ state: states.account })
    dispatch(fact)
    expect(selectActiveCaipNetworkId(store.getState())).toBe('eip155:8453')
    expect(actions().filter(networkSwitched.match)).toMatchObject([{ payload: { by } }])
  })

  it('dispatches nothing when the wallet is on the page’s network', () => {
    const { dispatch, actions } = createWorld({ state: states.account })
    dispatch(report('eip155:1'))
    expect(actions().filter(networkSwitched.match)).toEqual([])
  })

  it.each([
    ['required', {}, 'UnsupportedChain'],
    ['ignored: any network is allowed', { isUnsupportedChainAllowed: true }, 'Account'],
    ['offered: the page does not switch', { isNetworkSwitchEnabled: false }, 'Account'],
  ])('where a listed network is %s, a wallet on another one shows %j', (_policy, options, view) => {
    const { dispatch, store } = createWorld({ state: states.account })
    dispatch(optionsGiven(options))
    dispatch(report(UNLISTED))
    expect(selectCurrentView(store.getState()).name).toBe(view)
    expect(selectActiveCaipNetworkId(store.getState())).toBe('eip155:1')
  })

  it('still follows the wallet’s report after another tab has written the network first', () => {
    const { dispatch, store, actions } = createWorld({ state: states.account })
    dispatch(connect('eip155:1', true))
    dispatch(hydrated({ activeCaipNetworkId: 'eip155:8453' }))
    expect(selectActiveCaipNetworkId(store.getState())).toBe('eip155:1')
    dispatch(report('eip155:8453'))
    expect(selectActiveCaipNetworkId(store.getState())).toBe('eip155:8453')
    expect(actions().filter(networkSwitched.match)).toMatchObject([{ payload: { by: 'wallet' } }])
  })

  it('returns to the network the wallet moved to when its family opens again', async () => {
    const { dispatch, store } = createWorld({ state: states.account })
    dispatch(connect('eip155:1', true))
    dispatch(
      networksConfigured({ networks: [...sampleNetworks, sampleSolana], defaultId: 'eip155:1' }),
    )
    dispatch(networkSwitched({ caipNetworkId: SOLANA, by: 'visitor' }))
    dispatch(report('eip155:8453'))
    expect(selectActiveCaipNetworkId(store.getState())).toBe(SOLANA)
    dispatch(modalOpenRequested({ namespace: 'eip155' }))
    await settle()
    expect(selectActiveCaipNetworkId(store.getState())).toBe('eip155:8453')
  })

  it('opens the closed modal for it', () => {
    const { dispatch, store } = createWorld({ state: states.account })
    dispatch(modalCloseRequested({ by: 'page' }))
    dispatch(report(UNLISTED))
    expect(selectIsOpen(store.getState())).toBe(true)
    expect(selectCurrentView(store.getState()).name).toBe('UnsupportedChain')
  })

  it('never opens the modal for a restored session', () => {
    const { dispatch, store } = createWorld()
    dispatch(connect(UNLISTED, true))
    expect(selectIsOpen(store.getState())).toBe(false)
  })

  it('is never shown while no wallet is connected', () => {
    const { dispatch, store } = createWorld()
    dispatch(report(UNLISTED))
    expect(selectIsOpen(store.getState())).toBe(false)
  })

  it('does not interrupt a pending switch to a listed network', async () => {
    const { dispatch, store } = createWorld({
      state: states.networks,
      adapter: { switchNetwork: hang },
    })
    dispatch(networkChosen({ caipNetworkId: 'eip155:8453' }))
    await settle()
    dispatch(report(UNLISTED))
    expect(selectCurrentView(store.getState()).name).toBe('SwitchNetwork')
  })

  it('keeps the page’s network when a wallet of another namespace moves', () => {
    const { dispatch, store } = createWorld({ state: states.account })
    dispatch(walletNetworkReported({ namespace: 'solana', caipNetworkId: 'solana:none' }))
    expect(selectActiveCaipNetworkId(store.getState())).toBe('eip155:1')
    expect(selectCurrentView(store.getState()).name).toBe('Account')
  })

  it('releases the visitor once the wallet moves to a listed network by itself', async () => {
    const { dispatch, store } = createWorld({ state: states.unsupportedChain })
    dispatch(report('eip155:8453'))
    await settle()
    expect(selectIsOpen(store.getState())).toBe(false)
    expect(selectActiveCaipNetworkId(store.getState())).toBe('eip155:8453')
  })

  it('releases the visitor once the wallet returns to the page’s network by itself', async () => {
    const { dispatch, store } = createWorld({ state: states.unsupportedChain })
    dispatch(report('eip155:1'))
    await settle()
    expect(selectIsOpen(store.getState())).toBe(false)
  })
})
