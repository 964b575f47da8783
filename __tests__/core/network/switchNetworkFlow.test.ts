import { ModalError } from '../../../src/domain/ModalError'
import { SUCCESS_DISPLAY_MS, SWITCH_TIMEOUT_MS } from '../../../src/domain/limits'
import { disconnected } from '../../../src/events/connectionEvents'
import { modalCloseRequested } from '../../../src/events/modalEvents'
import {
  networkChosen,
  networkSwitched,
  networkSwitchFailed,
  networkSwitchRequested,
} from '../../../src/events/networkEvents'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { backRequested } from '../../../src/events/backEvents'
import { selectIsUnsupported } from '../../../src/core/network/networkSelectors'
import { selectActiveCaipNetworkId } from '../../../src/core/network/networkSlice'
import {
  selectNetworkError,
  selectNetworkPhase,
} from '../../../src/core/network/switchingSelectors'
import { selectToasts } from '../../../src/core/notifications/notificationsSlice'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import { states } from '../../support/states/states'
import { deferred, hang, pass, setUpFlowTests, settle } from '../../support/flowWorld'

const BASE = 'eip155:8453' as const
const refuse = (code: 'USER_REJECTED' | 'UNSUPPORTED_METHOD' | 'CHAIN_NOT_SUPPORTED') => () =>
  Promise.reject(new ModalError(code))

describe('switchNetworkFlow', () => {
  const createWorld = setUpFlowTests()
  /** Requests a switch that the wallet has not answered yet. */
  const walletAsked = async () => {
    const answer = deferred<undefined>()
    const world = createWorld({
      state: states.networks,
      adapter: { switchNetwork: () => answer.promise },
    })
    world.dispatch(networkChosen({ caipNetworkId: BASE }))
    await settle()
    return { ...world, answer }
  }

  it('moves the page once the wallet has moved, and goes back to the previous view', async () => {
    const { answer, store } = await walletAsked()
    expect(selectActiveCaipNetworkId(store.getState())).toBe('eip155:1')
    answer.resolve(undefined)
    await settle()
    expect(selectActiveCaipNetworkId(store.getState())).toBe(BASE)
    expect(selectNetworkPhase(store.getState())).toBe('idle')
    await pass(SUCCESS_DISPLAY_MS)
    expect(selectCurrentView(store.getState()).name).toBe('Account')
    expect(selectIsOpen(store.getState())).toBe(true)
  })

  it('returns to the list when the wallet refuses, and names the network it is still on', async () => {
    const { dispatch, store } = createWorld({
      state: states.networks,
      adapter: { switchNetwork: refuse('USER_REJECTED') },
    })
    dispatch(networkChosen({ caipNetworkId: BASE }))
    await settle()
    expect(selectCurrentView(store.getState()).name).toBe('Networks')
    expect(selectToasts(store.getState())).toMatchObject([
      { text: 'switchNetwork.stillOnDeclined', params: { from: 'Ethereum', network: 'Base' } },
    ])
    expect(selectActiveCaipNetworkId(store.getState())).toBe('eip155:1')
  })

  it.each(['USER_REJECTED', 'UNSUPPORTED_METHOD', 'CHAIN_NOT_SUPPORTED'] as const)(
    'returns to the choice of networks after %s when the page does not support the wallet’s own',
    async code => {
      const { dispatch, store } = createWorld({
        state: states.unsupportedChain,
        adapter: { switchNetwork: refuse(code) },
      })
      dispatch(networkChosen({ caipNetworkId: BASE }))
      await settle()
      expect(selectCurrentView(store.getState()).name).toBe('UnsupportedChain')
      expect(selectToasts(store.getState())).toMatchObject([{ tone: 'negative' }])
    },
  )

  it('closes after moving a wallet off an unsupported network, and trusts its response', async () => {
    const { dispatch, store } = createWorld({ state: states.unsupportedChain })
    expect(selectIsUnsupported(store.getState())).toBe(true)
    dispatch(networkChosen({ caipNetworkId: BASE }))
    await settle()
    expect(selectIsOpen(store.getState())).toBe(false)
    expect(selectIsUnsupported(store.getState())).toBe(false)
  })

  it('times out when the wallet does not respond', async () => {
    const { dispatch, store } = createWorld({
      state: states.switchWaiting,
      adapter: { switchNetwork: hang },
    })
    dispatch(networkSwitchRequested({ caipNetworkId: BASE }))
    await pass(SWITCH_TIMEOUT_MS)
    expect(selectNetworkError(store.getState())?.code).toBe('NETWORK_SWITCH_TIMEOUT')
  })

  it.each([
    ['going back', () => backRequested()],
    ['closing', () => modalCloseRequested({ by: 'visitor' })],
    ['the end of the session', () => disconnected({ namespace: 'eip155', by: 'wallet' })],
  ])('%s ends the wait, and a late response changes nothing', async (_how, leave) => {
    const answer = deferred<undefined>()
    const signals: AbortSignal[] = []
    const { dispatch, store, actions } = createWorld({
      state: states.networks,
      adapter: {
        switchNetwork(_id, _network, signal) {
          signals.push(signal)
          return answer.promise
        },
      },
    })
    dispatch(networkChosen({ caipNetworkId: BASE }))
    await settle()
    dispatch(leave())
    await settle()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    answer.resolve(undefined)
    await settle()
    expect(actions().filter(networkSwitched.match)).toEqual([])
    expect(selectNetworkPhase(store.getState())).toBe('idle')
    expect(selectActiveCaipNetworkId(store.getState())).toBe('eip155:1')
  })

  it('continues when the session of another namespace ends', async () => {
    const { answer, dispatch, store } = await walletAsked()
    dispatch(disconnected({ namespace: 'solana', by: 'wallet' }))
    await settle()
    answer.resolve(undefined)
    await settle()
    expect(selectActiveCaipNetworkId(store.getState())).toBe(BASE)
  })

  it('keeps only the latest request', async () => {
    const first = deferred<undefined>()
    const { dispatch, store, actions } = createWorld({
      state: states.account,
      adapter: {
        switchNetwork: (_id, network) =>
          network.reference === '10' ? first.promise : Promise.resolve(),
      },
    })
    dispatch(networkSwitchRequested({ caipNetworkId: 'eip155:10' }))
    await settle()
    dispatch(networkSwitchRequested({ caipNetworkId: BASE }))
    await settle()
    first.resolve(undefined)
    await settle()
    expect(selectActiveCaipNetworkId(store.getState())).toBe(BASE)
    expect(actions().filter(networkSwitched.match)).toHaveLength(1)
  })

  it.each([
    ['eip155:424242', 'NETWORK_NOT_FOUND', states.account],
    [BASE, 'PROVIDER_DISCONNECTED', states.connectFound],
  ] as const)('fails for %s with %s', async (caipNetworkId, code, state) => {
    // An unlisted network is also reported to the page’s developers.
    const mayLogErrors = code === 'NETWORK_NOT_FOUND'
    const { dispatch, actions } = createWorld({ state, mayLogErrors })
    dispatch(networkSwitchRequested({ caipNetworkId }))
    await settle()
    expect(actions().filter(networkSwitchFailed.match)).toMatchObject([
      { payload: { error: { code } } },
    ])
  })

  it('ends silently on time travel', async () => {
    const { dispatch, types, halt } = createWorld({
      state: states.account,
      adapter: { switchNetwork: hang },
    })
    dispatch(networkSwitchRequested({ caipNetworkId: BASE }))
    await settle()
    const before = types().length
    halt()
    await settle()
    expect(types()).toHaveLength(before)
  })
})
