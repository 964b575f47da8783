import { ModalError } from '../../../src/domain/ModalError'
import { DONE_MS, SWITCH_TIMEOUT_MS } from '../../../src/domain/limits'
import { disconnected } from '../../../src/events/connectionEvents'
import { modalCloseRequested } from '../../../src/events/modalEvents'
import {
  networkChosen,
  networkSwitched,
  networkSwitchFailed,
  networkSwitchRequested,
} from '../../../src/events/networkEvents'
import { selectIsOpen } from '../../../src/features/modal/modalSlice'
import { backRequested } from '../../../src/events/backEvents'
import { selectIsUnsupported } from '../../../src/features/network/networkSelectors'
import { selectActiveCaipNetworkId } from '../../../src/features/network/networkSlice'
import {
  selectNetworkError,
  selectNetworkPhase,
} from '../../../src/features/network/switchingSelectors'
import { selectToasts } from '../../../src/features/notifications/notificationsSlice'
import { selectCurrentView } from '../../../src/features/router/routerSlice'
import { states } from '../../../src/testing/states'
import { deferred, hang, pass, setUpFlowTests, settle } from '../../support/flowWorld'

const BASE = 'eip155:8453' as const
const refuse = (code: 'USER_REJECTED' | 'UNSUPPORTED_METHOD' | 'CHAIN_NOT_SUPPORTED') => () =>
  Promise.reject(new ModalError(code))

describe('switchNetworkFlow', () => {
  const createWorld = setUpFlowTests()
  /** The visitor chose a network, and the wallet has not answered yet. */
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

  it('moves us once the wallet has moved, and goes back to where the visitor came from', async () => {
    const { answer, store } = await walletAsked()
    expect(selectActiveCaipNetworkId(store.getState())).toBe('eip155:1')
    answer.resolve(undefined)
    await settle()
    expect(selectActiveCaipNetworkId(store.getState())).toBe(BASE)
    expect(selectNetworkPhase(store.getState())).toBe('idle')
    await pass(DONE_MS)
    expect(selectCurrentView(store.getState()).name).toBe('Account')
    expect(selectIsOpen(store.getState())).toBe(true)
  })

  it('leads back to the list when the wallet refuses, and says where it still is', async () => {
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
    'is back at the networks to choose from after %s where the page cannot use the wallet’s own',
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

  it('closes after leading a wallet out of a network the page cannot use, and believes it', async () => {
    const { dispatch, store } = createWorld({ state: states.unsupportedChain })
    expect(selectIsUnsupported(store.getState())).toBe(true)
    dispatch(networkChosen({ caipNetworkId: BASE }))
    await settle()
    expect(selectIsOpen(store.getState())).toBe(false)
    expect(selectIsUnsupported(store.getState())).toBe(false)
  })

  it('gives up on a silent wallet after its time', async () => {
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
  ])('%s ends the wait, and a late answer changes nothing', async (_how, leave) => {
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

  it('goes on when the session of another namespace ends', async () => {
    const { answer, dispatch, store } = await walletAsked()
    dispatch(disconnected({ namespace: 'solana', by: 'wallet' }))
    await settle()
    answer.resolve(undefined)
    await settle()
    expect(selectActiveCaipNetworkId(store.getState())).toBe(BASE)
  })

  it('only the latest request counts', async () => {
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
    // The page's developers are told of a network that is not listed.
    const mayLogErrors = code === 'NETWORK_NOT_FOUND'
    const { dispatch, actions } = createWorld({ state, mayLogErrors })
    dispatch(networkSwitchRequested({ caipNetworkId }))
    await settle()
    expect(actions().filter(networkSwitchFailed.match)).toMatchObject([
      { payload: { error: { code } } },
    ])
  })

  it('ends in silence when somebody travels in time', async () => {
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
