import { base as viemBase } from 'viem/chains'
import { ERRORS, type ErrorCode } from '../../../src/domain/errorCatalogue'
import { ModalError } from '../../../src/domain/ModalError'
import { CONNECT_TIMEOUT_MS } from '../../../src/domain/limits'
import {
  connectCancelled,
  connectFailed,
  connectRequested,
  walletConnected,
} from '../../../src/events/connectionEvents'
import { modalCloseRequested, modalOpenFailed } from '../../../src/events/modalEvents'
import { selectConnectionByNamespace } from '../../../src/core/connections/connectionsSlice'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { networkChosen, networkSwitchFailed } from '../../../src/events/networkEvents'
import { backRequested } from '../../../src/events/backEvents'
import { selectActiveCaipNetworkId } from '../../../src/core/network/networkSlice'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import { states } from '../../support/states/states'
import {
  ALICE,
  deferred,
  hang,
  HERON,
  pass,
  session,
  setUpFlowTests,
  settle,
} from '../../support/flowWorld'

const BASE = 'eip155:8453' as const
const CODES = Object.keys(ERRORS) as ErrorCode[]
const OTHER = { namespace: 'solana', connectorId: 'app.phantom' } as const
const connected = { status: 'connected', address: ALICE, caipNetworkId: 'eip155:1' }

describe('createControls', () => {
  const createWorld = setUpFlowTests()

  /** Records how a promise settles, without awaiting it. */
  const watch = (asked: Promise<unknown>) => {
    const outcome: { value?: unknown } = {}
    asked.then(
      value => (outcome.value = value),
      (reason: unknown) => (outcome.value = { rejectedWith: reason }),
    )
    return outcome
  }

  describe('open', () => {
    it('resolves when a wallet is connected', async () => {
      const { controls, dispatch } = createWorld()
      const outcome = watch(controls.open())
      await settle()
      expect(outcome.value).toBeUndefined()
      dispatch(connectRequested(HERON))
      await settle()
      expect(outcome.value).toEqual(connected)
      await pass(1_000)
    })

    it('settles when the visitor leaves', async () => {
      const { controls, dispatch } = createWorld()
      const outcome = watch(controls.open())
      await settle()
      dispatch(modalCloseRequested({ by: 'visitor' }))
      await settle()
      expect(outcome.value).toEqual({ status: 'closed' })
    })

    it('settles when the page closes it in the same tick', async () => {
      const { controls, store } = createWorld()
      const outcome = watch(controls.open())
      controls.close().catch(() => undefined)
      await settle()
      expect(outcome.value).toEqual({ status: 'closed' })
      expect(selectIsOpen(store.getState())).toBe(false)
      const again = watch(controls.open())
      await settle()
      expect(again.value).toBeUndefined()
      expect(selectIsOpen(store.getState())).toBe(true)
      controls.close().catch(() => undefined) // settles at once, because nothing is pending
      expect(selectIsOpen(store.getState())).toBe(false)
    })

    const connect = (more: object) =>
      walletConnected({ ...HERON, ...session, walletName: 'Heron', isRestored: false, ...more })

    it.each([
      ['a session that comes back', {}, connect({ isRestored: true })],
      ['a wallet of another family', { namespace: 'eip155' } as const, connect(OTHER)],
    ])('is not settled by %s', async (_what, request, fact) => {
      // For a family without an adapter.
      const { controls, dispatch } = createWorld({ mayLogErrors: true })
      const outcome = watch(controls.open(request))
      await settle()
      dispatch(fact)
      await settle()
      expect(outcome.value).toBeUndefined()
      dispatch(connect({}))
      await settle()
      expect(outcome.value).toEqual(connected)
    })

    it('opens the requested view', async () => {
      const { controls, store } = createWorld({ state: states.account })
      const outcome = watch(
        controls.open({ view: 'SwitchNetwork', params: { caipNetworkId: BASE } }),
      )
      await settle()
      expect(selectCurrentView(store.getState())).toMatchObject({
        name: 'SwitchNetwork',
        params: { caipNetworkId: BASE },
      })
      controls.close().catch(() => undefined)
      await settle()
      expect(outcome.value).toEqual({ status: 'closed' })
    })
  })

  describe('connect', () => {
    it('resolves with the connected account, without a modal on screen', async () => {
      const { controls, store } = createWorld()
      const outcome = watch(controls.connect('io.heron'))
      await pass(1_000)
      expect(outcome.value).toEqual(connected)
      expect(selectIsOpen(store.getState())).toBe(false)
    })

    it.each(CODES.filter(code => code !== 'USER_REJECTED'))('rejects with %s', async code => {
      const { controls } = createWorld({
        mayLogErrors: true, // a mistake by the host's developers is logged
        adapter: { connect: () => Promise.reject(new ModalError(code, 'why')) },
      })
      expect(await settled(controls.connect('io.heron'))).toEqual({
        status: 'failed',
        error: { code, detail: 'why' },
      })
    })

    it('resolves as declined, not as an error, when the visitor declines', async () => {
      const { controls } = createWorld({
        adapter: { connect: () => Promise.reject(new ModalError('USER_REJECTED')) },
      })
      expect(await settled(controls.connect('io.heron'))).toEqual({ status: 'rejected' })
    })

    it('rejects when the wallet never answers', async () => {
      const { controls } = createWorld({ adapter: { connect: hang } })
      const outcome = watch(controls.connect('io.heron'))
      await settle()
      await pass(CONNECT_TIMEOUT_MS)
      expect(outcome.value).toMatchObject({ status: 'failed', error: { code: 'CONNECT_TIMEOUT' } })
    })

    it.each([
      ['goes back', backRequested()],
      ['closes', modalCloseRequested({ by: 'visitor' })],
    ])('ends as closed when the visitor %s', async (_how, leave) => {
      const { controls, dispatch } = createWorld({
        state: states.connectFound,
        adapter: { connect: hang },
      })
      const outcome = watch(controls.connect('io.heron'))
      await settle()
      dispatch(leave)
      await settle()
      expect(outcome.value).toEqual({ status: 'closed' })
    })

    it('ends as closed when a newer attempt replaces it, and that one settles by itself', async () => {
      const first = deferred<typeof session>()
      const { controls } = createWorld({
        adapter: { connect: id => (id === 'io.heron' ? first.promise : Promise.resolve(session)) },
      })
      const one = watch(controls.connect('io.heron'))
      await settle()
      const two = watch(controls.connect('app.lumen'))
      await settle()
      expect(one.value).toEqual({ status: 'closed' })
      expect(two.value).toEqual(connected)
      await pass(1_000)
    })
  })

  it.each([
    ['connects', walletConnected({ ...OTHER, ...session, walletName: 'x', isRestored: true })],
    ['fails', connectFailed({ ...OTHER, error: { code: 'CONNECT_FAILED', detail: 'x' } })],
    ['is left', connectCancelled(OTHER)],
  ])('connect ignores another wallet that %s', async (_how, fact) => {
    const asked = deferred<typeof session>()
    const { controls, store } = createWorld({
      mayLogErrors: true, // for a family without an adapter
      adapter: { connect: () => asked.promise },
    })
    const outcome = watch(controls.connect('io.heron'))
    await settle()
    store.dispatch(fact)
    await settle()
    expect(outcome.value).toBeUndefined()
    controls.close().catch(() => undefined)
  })

  describe('switchNetwork', () => {
    it.each([
      ['a CAIP-2 id', BASE],
      ['a chain id', 8453],
      ['a viem chain', viemBase],
      ['an object with a family', { id: 8453, chainNamespace: 'eip155' as const }],
      ['a network of the state', { caipNetworkId: BASE }],
    ])('accepts %s', async (_, named) => {
      const { controls, store } = createWorld({ state: states.account })
      expect(await settled(controls.switchNetwork(named))).toMatchObject({ status: 'done' })
      expect(selectActiveCaipNetworkId(store.getState())).toBe(BASE)
      await pass(1_000)
    })

    it('ends as closed when another network is chosen, and that request settles by itself', async () => {
      const first = deferred<undefined>()
      const { controls } = createWorld({
        state: states.account,
        adapter: {
          switchNetwork: (_id, { caipNetworkId }) =>
            caipNetworkId === BASE ? first.promise : Promise.reject(new ModalError('SEND_FAILED')),
        },
      })
      const one = watch(controls.switchNetwork(BASE))
      await settle()
      const two = watch(controls.switchNetwork('eip155:10'))
      await settle()
      expect(one.value).toEqual({ status: 'closed' })
      expect(two.value).toMatchObject({ status: 'failed', error: { code: 'SEND_FAILED' } })
      await pass(1_000)
    })

    const answers: [string, Parameters<typeof createWorld>[0], unknown][] = [
      ['the wallet moves', {}, { status: 'done' }],
      [
        'the visitor declines',
        { adapter: { switchNetwork: () => Promise.reject(new ModalError('USER_REJECTED')) } },
        { status: 'rejected' },
      ],
      [
        'the wallet does not know it',
        { adapter: { switchNetwork: () => Promise.reject(new ModalError('CHAIN_NOT_SUPPORTED')) } },
        { status: 'failed', error: { code: 'CHAIN_NOT_SUPPORTED' } },
      ],
    ]
    it.each(answers)('settles when %s', async (_when, options, outcome) => {
      const { controls } = createWorld({ state: states.account, ...options })
      expect(await settled(controls.switchNetwork(BASE))).toMatchObject(outcome as object)
      await pass(1_000)
    })

    it('settles at once when the page is already there', async () => {
      const { controls, adapter, store } = createWorld({ state: states.account })
      expect(await settled(controls.switchNetwork('eip155:1'))).toMatchObject({ status: 'done' })
      expect(adapter.calls.map(({ method }) => method)).not.toContain('switchNetwork')
      expect(selectIsOpen(store.getState())).toBe(true)
    })

    it('switches only the page while no wallet is connected', async () => {
      const { controls, store } = createWorld()
      expect(await settled(controls.switchNetwork(BASE))).toMatchObject({ status: 'done' })
      expect(selectActiveCaipNetworkId(store.getState())).toBe(BASE)
    })

    it('rejects a number in an action of the page, and reports it as a text', async () => {
      const { dispatch, seen } = createWorld({ state: states.account, mayLogErrors: true })
      const failed = seen(networkSwitchFailed)
      dispatch(networkChosen({ caipNetworkId: 8453 as never }))
      expect((await failed).payload.error).toEqual({ code: 'NETWORK_NOT_FOUND', detail: '8453' })
    })

    it('rejects a network that the page does not list', async () => {
      const { controls } = createWorld({ mayLogErrors: true })
      expect(await settled(controls.switchNetwork('eip155:424242'))).toMatchObject({
        status: 'failed',
        error: { code: 'NETWORK_NOT_FOUND' },
      })
    })

    it('ends as closed when the visitor leaves', async () => {
      const { controls, dispatch } = createWorld({
        state: states.account,
        adapter: { switchNetwork: hang },
      })
      const outcome = watch(controls.switchNetwork(BASE))
      await settle()
      dispatch(modalCloseRequested({ by: 'visitor' }))
      await settle()
      expect(outcome.value).toEqual({ status: 'closed' })
    })
  })

  it('close resolves when the card has gone, and at once when none is open', async () => {
    const { controls, store } = createWorld()
    expect(await settled(controls.close())).toEqual({ status: 'done' })
    const opened = watch(controls.open())
    await settle()
    expect(selectIsOpen(store.getState())).toBe(true)
    expect(await settled(controls.close())).toEqual({ status: 'done' })
    expect(selectIsOpen(store.getState())).toBe(false)
    expect(opened.value).toEqual({ status: 'closed' })
  })

  it('disconnect resolves when the page has forgotten the wallet, and at once when there is none', async () => {
    const { controls, store } = createWorld({ state: states.account })
    expect(await settled(controls.disconnect('solana'))).toEqual({ status: 'done' })
    expect(selectConnectionByNamespace(store.getState(), 'eip155').phase).toBe('connected')
    expect(await settled(controls.disconnect('eip155'))).toEqual({ status: 'done' })
    expect(selectConnectionByNamespace(store.getState(), 'eip155').phase).toBe('disconnected')
    expect(await settled(controls.disconnect())).toEqual({ status: 'done' })
    await pass(1_000)
  })

  it('close and disconnect reject when their chunk fails to load', async () => {
    const { controls, store, hostStore } = createWorld({ state: states.account })
    const dispatch = jest.spyOn(hostStore, 'dispatch').mockImplementation(action => action)
    const outcomes = [watch(controls.close()), watch(controls.disconnect())]
    dispatch.mockRestore()
    await settle()
    expect(outcomes.map(({ value }) => value)).toEqual([undefined, undefined])
    store.dispatch(modalOpenFailed())
    await settle()
    const failed = { status: 'failed', error: { code: 'CODE_NOT_LOADED', detail: '' } }
    expect(outcomes.map(({ value }) => value)).toEqual([failed, failed])
  })

  it('close and disconnect dispatch synchronously', async () => {
    const { controls, store } = createWorld({ state: states.account })
    controls.disconnect().catch(() => undefined)
    expect(selectConnectionByNamespace(store.getState(), 'eip155').phase).toBe('disconnected')
    expect(selectIsOpen(store.getState())).toBe(false)
    await pass(1_000)
  })

  it('returns the connected wallet’s provider, and nothing while no wallet is connected', async () => {
    const provider = { request: () => Promise.resolve() }
    const { controls, dispatch } = createWorld({ adapter: { getProvider: () => provider } })
    expect(await settled(controls.getProvider())).toBeUndefined()
    dispatch(walletConnected({ ...HERON, ...session, walletName: 'Heron', isRestored: false }))
    expect(await settled(controls.getProvider())).toBe(provider)
    expect(await settled(controls.getProvider('solana'))).toBeUndefined()
  })

  /**
   * Advances time until a promise settles, so that a promise that never settles cannot hang the
   * test.
   */
  async function settled<T>(asked: Promise<T>): Promise<T | undefined> {
    const outcome = watch(asked)
    await pass(100)
    return 'value' in outcome ? (outcome.value as T) : Promise.reject(new Error('never settled'))
  }
})
