import { evm } from '../../../src/entries/evm'
import { ModalError } from '../../../src/domain/ModalError'
import { CONNECT_TIMEOUT_MS, SUCCESS_DISPLAY_MS } from '../../../src/domain/limits'
import {
  connectCancelled,
  connectFailed,
  connectRequested,
  walletConnected,
} from '../../../src/events/connectionEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { selectConnectionByNamespace } from '../../../src/core/connections/connectionsSlice'
import { selectAttempt } from '../../../src/core/connections/attemptSelectors'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { backRequested } from '../../../src/events/backEvents'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import type { WalletSession } from '../../../src/ports/walletSource'
import { createScriptableWallet } from '../../../src/testing/wallets/createScriptableWallet'
import { states } from '../../support/states/states'
import {
  ALICE,
  bob,
  deferred,
  hang,
  HERON,
  LUMEN,
  pass,
  session,
  setUpFlowTests,
  settle,
  type FlowWorld,
} from '../../support/flowWorld'

const phaseIn = ({ store }: FlowWorld) =>
  selectConnectionByNamespace(store.getState(), 'eip155').phase
const attemptIn = ({ store }: FlowWorld) => selectAttempt(store.getState())
const refuse = (code: 'USER_REJECTED' | 'REQUEST_PENDING') => () =>
  Promise.reject(new ModalError(code))

describe('connectWalletFlow', () => {
  const createWorld = setUpFlowTests()

  const asking = async (world: FlowWorld) => {
    world.dispatch(modalOpenRequested({}))
    await settle()
    world.dispatch(connectRequested(HERON))
    await settle()
    return world
  }

  it('connects when the wallet responds, and closes after the visitor has seen it', async () => {
    const world = await asking(createWorld())
    expect(phaseIn(world)).toBe('connected')
    expect(attemptIn(world)?.phase).toBe('done')
    expect(selectCurrentView(world.store.getState()).name).toBe('ConnectingExternal')
    await pass(SUCCESS_DISPLAY_MS - 1)
    expect(selectIsOpen(world.store.getState())).toBe(true)
    await pass(1)
    expect(selectIsOpen(world.store.getState())).toBe(false)
  })

  it('reports the accounts, the network and the wallet', async () => {
    const world = await asking(createWorld())
    expect(world.actions().filter(walletConnected.match)).toMatchObject([
      {
        payload: {
          ...HERON,
          accounts: [{ address: ALICE }],
          caipNetworkId: 'eip155:1',
          walletName: 'Heron',
          isRestored: false,
        },
      },
    ])
  })

  it('stays open when the visitor reopens it before it would close', async () => {
    const world = await asking(createWorld())
    world.dispatch(modalCloseRequested({ by: 'page' }))
    world.dispatch(modalOpenRequested({}))
    await pass(SUCCESS_DISPLAY_MS)
    expect(selectIsOpen(world.store.getState())).toBe(true)
    expect(selectCurrentView(world.store.getState()).name).toBe('Account')
  })

  it('shows the choice of networks instead of closing when the page does not support the wallet’s', async () => {
    const elsewhere: WalletSession = { ...session, caipNetworkId: 'eip155:999' }
    const world = await asking(createWorld({ adapter: { connect: async () => elsewhere } }))
    await pass(SUCCESS_DISPLAY_MS)
    expect(selectIsOpen(world.store.getState())).toBe(true)
    expect(selectCurrentView(world.store.getState()).name).toBe('UnsupportedChain')
  })

  it.each(['USER_REJECTED', 'REQUEST_PENDING'] as const)(
    'keeps the view and its reason when the wallet rejects with %s',
    async code => {
      const world = await asking(createWorld({ adapter: { connect: refuse(code) } }))
      expect(attemptIn(world)).toMatchObject({ phase: 'failed', error: { code } })
      expect(phaseIn(world)).toBe('disconnected')
      expect(selectCurrentView(world.store.getState()).name).toBe('ConnectingExternal')
      expect(world.actions().filter(connectFailed.match)).toHaveLength(1)
    },
  )

  it('reports a pending request, not a refusal, when the wallet rejects with -32002', async () => {
    const wallet = createScriptableWallet()
    wallet.refuseWith(-32002, 'Request of type eth_requestAccounts already pending')
    const uninstall = wallet.install()
    const world = await asking(createWorld({ options: { adapters: [evm()] } }))
    await settle()
    expect(attemptIn(world)?.error?.code).toBe('REQUEST_PENDING')
    uninstall()
  })

  it('times out, aborts the wallet’s request, and lets the visitor try again', async () => {
    let signal: AbortSignal | undefined
    const world = await asking(
      createWorld({
        adapter: {
          connect: (_id, given) => {
            signal = given
            return hang()
          },
        },
      }),
    )
    await pass(CONNECT_TIMEOUT_MS - 1)
    expect(attemptIn(world)?.phase).toBe('waiting')
    await pass(1)
    expect(attemptIn(world)).toMatchObject({ phase: 'failed', error: { code: 'CONNECT_TIMEOUT' } })
    expect(signal?.aborted).toBe(true)
  })

  it.each([
    ['closing', () => modalCloseRequested({ by: 'visitor' })],
    ['going back', () => backRequested()],
  ])('%s ends the attempt, and a late response changes nothing', async (_how, leave) => {
    const answer = deferred<WalletSession>()
    const signals: AbortSignal[] = []
    const world = await asking(
      createWorld({
        adapter: {
          connect(_id, signal) {
            signals.push(signal)
            return answer.promise
          },
        },
      }),
    )
    world.dispatch(leave())
    await settle()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    expect(world.actions().filter(connectCancelled.match)).toHaveLength(1)
    expect(attemptIn(world)).toBeNull()
    answer.resolve(session)
    await settle()
    expect(phaseIn(world)).toBe('disconnected')
    expect(world.types()).not.toContain('connections/walletConnected')
    await pass(1_000) // The service layer’s cleanup runs.
    expect(jest.getTimerCount()).toBe(0)
  })

  it('drops a late refusal as well', async () => {
    const answer = deferred<WalletSession>()
    const world = await asking(createWorld({ adapter: { connect: () => answer.promise } }))
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    await settle()
    answer.reject(new ModalError('USER_REJECTED'))
    await settle()
    expect(world.types()).not.toContain('connections/connectFailed')
  })

  it('only the latest attempt counts', async () => {
    const first = deferred<WalletSession>()
    const world = await asking(
      createWorld({
        adapter: {
          connect: id =>
            id === HERON.connectorId
              ? first.promise
              : Promise.resolve({ ...session, accounts: [bob] }),
        },
      }),
    )
    world.dispatch(connectRequested(LUMEN))
    await settle()
    first.resolve(session)
    await settle()
    expect(world.actions().filter(walletConnected.match)).toHaveLength(1)
    expect(selectConnectionByNamespace(world.store.getState(), 'eip155').connectorId).toBe(
      'app.lumen',
    )
  })

  it('succeeds on the tenth attempt after nine that hung', async () => {
    let attempts = 0
    const world = createWorld({
      adapter: { connect: () => (++attempts < 10 ? hang() : Promise.resolve(session)) },
    })
    world.dispatch(modalOpenRequested({}))
    for (let press = 0; press < 10; press++) {
      world.dispatch(connectRequested(HERON))
      await settle()
    }
    expect(attempts).toBe(10)
    expect(phaseIn(world)).toBe('connected')
    await pass(SUCCESS_DISPLAY_MS)
    expect(world.types().filter(type => type === 'connections/connectFailed')).toEqual([])
  })

  it('succeeds on the tenth attempt after nine that were closed, with a real adapter', async () => {
    const wallet = createScriptableWallet()
    wallet.hang()
    const uninstall = wallet.install()
    const world = createWorld({ options: { adapters: [evm()] } })
    for (let attempt = 0; attempt < 9; attempt++) {
      await asking(world)
      expect(attemptIn(world)?.phase).toBe('waiting')
      world.dispatch(modalCloseRequested({ by: 'visitor' }))
    }
    wallet.answer('eth_getBalance', () => '0x0')
    wallet.approve()
    await asking(world)
    expect(phaseIn(world)).toBe('connected')
    uninstall()
  })

  it('keeps a live connection while another wallet is connecting', async () => {
    const world = createWorld({
      state: states.account,
      adapter: { connect: refuse('USER_REJECTED') },
    })
    world.dispatch(connectRequested(LUMEN))
    expect(selectConnectionByNamespace(world.store.getState(), 'eip155')).toMatchObject({
      phase: 'connected',
      connectorId: 'io.heron',
    })
    await settle()
    expect(phaseIn(world)).toBe('connected')
  })

  it('ends silently on time travel', async () => {
    const world = await asking(createWorld({ adapter: { connect: hang } }))
    const before = world.types().length
    world.halt()
    await settle()
    expect(world.types()).toHaveLength(before)
    await pass(1_000) // The service layer’s cleanup runs.
    expect(jest.getTimerCount()).toBe(0)
  })

  it('reports a chunk that failed to load when the adapter cannot be loaded, and retries it next time', async () => {
    let loads = 0
    const world = await asking(
      createWorld({
        mayLogErrors: true,
        options: {
          adapters: [
            {
              namespace: 'eip155',
              adapterType: 'test',
              load: () => Promise.reject(new Error(`no ${++loads}`)),
            },
          ],
        },
      }),
    )
    expect(attemptIn(world)?.error?.code).toBe('CODE_NOT_LOADED')
    const before = loads
    world.dispatch(connectRequested(HERON))
    await settle()
    expect(loads).toBe(before + 1)
  })
})
