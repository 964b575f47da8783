import { ModalError } from '../../../src/domain/ModalError'
import { SIWX_ANSWER_MS } from '../../../src/features/siwx/siwxLimits'
import { accountsChanged, disconnectRequested } from '../../../src/events/connectionEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { networkChosen, walletNetworkReported } from '../../../src/events/networkEvents'
import { selectIsConnected } from '../../../src/core/connections/connectionsSlice'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { selectShakeCount } from '../../../src/core/modal/modalSelectors'
import { selectToasts } from '../../../src/core/notifications/notificationsSlice'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import { selectSignIn } from '../../../src/features/siwx/siwxSlice'
import {
  sessionCheckRequested,
  sessionCheckStarted,
  signInRequested,
} from '../../../src/features/siwx/siwxEvents'
import type { SiwxHost } from '../../../src/ports/siwx'
import {
  ALICE,
  BOB,
  bob,
  connect,
  HERON,
  pass,
  setUpFlowTests,
  settle,
  hang,
  NOW,
  type FlowWorld,
} from '../../support/flowWorld'
import { createFakeSiwx, sessionOn } from '../../support/siwxWorld'

const eip155 = { namespace: 'eip155' } as const
const signer = { signMessage: async () => '0xs1gned' }
const phaseIn = (world: FlowWorld) => selectSignIn(world.store.getState(), 'eip155')?.phase
const viewIn = (world: FlowWorld) =>
  selectIsOpen(world.store.getState()) ? selectCurrentView(world.store.getState()).name : 'closed'
const asked = (world: FlowWorld) =>
  world.adapter.calls.filter(({ method }) => method === 'signMessage').length
const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const toasts = (world: FlowWorld) => selectToasts(world.store.getState()).map(({ text }) => text)
const views = (world: FlowWorld) =>
  world
    .actions()
    .filter(({ type }) => /router\/|modal\/opened/.test(type))
    .map(action => JSON.stringify(action))

describe('checking the session', () => {
  const createWorld = setUpFlowTests()

  it('requests a signature right after connecting, without a view in between', async () => {
    const world = createWorld({ options: { siwx: createFakeSiwx() }, adapter: signer })
    world.dispatch(modalOpenRequested({}))
    await settle()
    await connect(world)
    expect(viewIn(world)).toBe('SIWXSignMessage')
    expect(views(world).filter(view => view.includes('"Account"'))).toEqual([])
  })

  it('requests no signature with a session, and closes as it does without sign-in', async () => {
    const siwx = createFakeSiwx()
    siwx.sessions = [sessionOn('eip155:1', ALICE)]
    const world = createWorld({ options: { siwx }, adapter: signer })
    world.dispatch(modalOpenRequested({}))
    await settle()
    await connect(world)
    expect(phaseIn(world)).toBe('signedIn')
    expect(viewIn(world)).toBe('closed')
    expect(views(world).filter(view => view.includes('SIWX'))).toEqual([])
    expect(siwx.count('getSessions')).toBe(1)
    expect(asked(world)).toBe(0)
  })

  it('decides once per account and network', async () => {
    const siwx = createFakeSiwx()
    const world = createWorld({ options: { siwx }, adapter: signer })
    await connect(world)
    for (let time = 0; time < 3; time += 1) {
      world.dispatch(accountsChanged({ ...HERON, accounts: [{ ...bob, address: ALICE }] }))
      world.dispatch(walletNetworkReported({ ...eip155, caipNetworkId: 'eip155:1' }))
      await pass(100)
    }
    expect(siwx.count('getSessions')).toBe(1)
  })

  it('requests a signature again for another account, and for another network', async () => {
    const siwx = createFakeSiwx()
    siwx.sessions = [sessionOn('eip155:1', ALICE)]
    const world = createWorld({ options: { siwx }, adapter: signer })
    await connect(world)
    world.dispatch(accountsChanged({ ...HERON, accounts: [bob] }))
    await pass(1_000)
    expect(phaseIn(world)).toBe('asking')
    expect(viewIn(world)).toBe('SIWXSignMessage')
    world.dispatch(signInRequested(eip155))
    await pass(1_000)
    expect(phaseIn(world)).toBe('signedIn')
    world.dispatch(networkChosen({ caipNetworkId: 'eip155:8453' }))
    await pass(2_000)
    expect(viewIn(world)).toBe('SIWXSignMessage')
    expect(selectSignIn(world.store.getState(), 'eip155')).toMatchObject({
      phase: 'asking',
      address: BOB,
      caipNetworkId: 'eip155:8453',
    })
    expect(asked(world)).toBe(1)
  })

  it('requests no signature on an unlisted network', async () => {
    const siwx = createFakeSiwx()
    const world = createWorld({
      options: { siwx },
      adapter: {
        ...signer,
        connect: async () => ({
          accounts: [{ ...bob, address: ALICE }],
          caipNetworkId: 'eip155:424242',
          capabilities: ['signMessage', 'switchNetwork'],
        }),
      },
    })
    await connect(world)
    expect(viewIn(world)).toBe('UnsupportedChain')
    expect(siwx.count('getSessions')).toBe(0)
  })

  it('treats an unreachable server as no answer: reports it, and retries when the visitor returns', async () => {
    let isOnline = false
    const siwx = createFakeSiwx({
      getSessions: async () => (isOnline ? [sessionOn('eip155:1', ALICE)] : offline()),
    })
    const world = createWorld({ options: { siwx }, adapter: signer })
    await connect(world)
    expect(selectSignIn(world.store.getState(), 'eip155')).toMatchObject({
      phase: 'failed',
      failed: 'check',
      error: { code: 'SIWX_CHECK_FAILED' },
    })
    expect(toasts(world)).toEqual(['errors.siwxCheckFailed'])
    expect(selectIsConnected(world.store.getState(), 'eip155')).toBe(true)
    expect(siwx.count('setSessions')).toBe(0)
    isOnline = true
    world.page.comeBack()
    await pass(1_000)
    expect(phaseIn(world)).toBe('signedIn')
    expect(toasts(world)).toEqual([])
    expect(world.returnListeners()).toBe(0)
    expect(asked(world)).toBe(0)
  })

  it.each([
    ['no network', offline],
    ['a server in trouble', () => Promise.reject(new ModalError('SERVER_ERROR', '500'))],
    ['no answer in time', hang],
  ])('reports it in an open modal, with a retry: %s', async (_what, getSessions) => {
    let isOnline = false
    const siwx = createFakeSiwx({
      getSessions: () => (isOnline ? Promise.resolve([]) : getSessions()),
    })
    const world = createWorld({ options: { siwx }, adapter: signer })
    world.dispatch(modalOpenRequested({}))
    await settle()
    await connect(world)
    await pass(SIWX_ANSWER_MS)
    expect(viewIn(world)).toBe('SIWXSignMessage')
    expect(phaseIn(world)).toBe('failed')
    isOnline = true
    world.dispatch(sessionCheckRequested(eip155))
    await pass(100)
    expect(phaseIn(world)).toBe('asking')
    world.dispatch(disconnectRequested({}))
    await pass(100)
  })

  it('passes the page’s RPC URLs and the SDK’s identity to the configuration', async () => {
    const attach = jest.fn()
    const customRpcUrls = { 'eip155:1': ['https://own.example'] }
    const world = createWorld({
      options: { siwx: createFakeSiwx({ attach }), customRpcUrls },
      adapter: signer,
    })
    await connect(world)
    expect(attach).toHaveBeenCalledTimes(1)
    const [host] = attach.mock.calls[0] as [SiwxHost]
    const { sdkType, sdkVersion } = world.store.getState().options
    expect(host).toMatchObject({ sdkType, sdkVersion })
    const network = host.networks.find(({ caipNetworkId }) => caipNetworkId === 'eip155:1')
    expect(network?.rpcUrls[0]).toBe('https://own.example')
  })

  it.each<[string, Parameters<typeof createFakeSiwx>[0]]>([
    ['it throws', { getSessions: () => Promise.reject(new Error('boom')) }],
    ['it answers with no list', { getSessions: async () => 'yes' as never }],
    [
      'it cannot be attached',
      {
        attach: () => {
          throw new Error('boom')
        },
      },
    ],
  ])('signs no visitor in when it cannot start: %s', async (_what, wrong) => {
    const world = createWorld({
      options: { siwx: createFakeSiwx(wrong) },
      adapter: signer,
      mayLogErrors: true,
    })
    world.dispatch(modalOpenRequested({}))
    await settle()
    await connect(world)
    expect(selectIsConnected(world.store.getState(), 'eip155')).toBe(false)
    expect(viewIn(world)).toBe('Connect')
    expect(toasts(world)).toEqual(['errors.siwxInitFailed'])
    await pass(10_000)
  })

  it('rejects another account’s session, and revokes it', async () => {
    const siwx = createFakeSiwx({ getSessions: async () => [sessionOn('eip155:1', BOB)] })
    const world = createWorld({ options: { siwx }, adapter: signer })
    await connect(world)
    expect(phaseIn(world)).toBe('asking')
    expect(siwx.calls.filter(({ method }) => method === 'revokeSession')).toEqual([
      { method: 'revokeSession', args: ['eip155:1', BOB] },
    ])
  })

  it.each([
    ['another network', { chainId: 'eip155:8453' as const }],
    ['no time any more', { expirationTime: new Date(NOW - 60_000).toISOString() }],
    ['a time to come, and no clock so wrong', { notBefore: new Date(NOW + 64_000).toISOString() }],
    ['a time that is none', { expirationTime: 'tomorrow' }],
    ['a time to come', { notBefore: new Date(NOW + 3_600_000).toISOString() }],
  ])('does not accept a session with %s', async (_what, data) => {
    const siwx = createFakeSiwx({ getSessions: async () => [sessionOn('eip155:1', ALICE, data)] })
    const world = createWorld({ options: { siwx }, adapter: signer })
    await connect(world)
    expect(phaseIn(world)).toBe('asking')
  })

  it.each([
    ['was issued by a clock that is ahead', { issuedAt: new Date(NOW + 120_000).toISOString() }],
    ['begins within a minute', { notBefore: new Date(NOW + 60_000).toISOString() }],
    ['ended within a minute', { expirationTime: new Date(NOW - 55_000).toISOString() }],
  ])('accepts a session that %s', async (_what, data) => {
    const siwx = createFakeSiwx({ getSessions: async () => [sessionOn('eip155:1', ALICE, data)] })
    const world = createWorld({ options: { siwx }, adapter: signer })
    await connect(world)
    expect(phaseIn(world)).toBe('signedIn')
    expect(siwx.count('getSessions')).toBe(1)
  })

  it('checks again when a session ends, plus the tolerated clock difference', async () => {
    const siwx = createFakeSiwx()
    const expirationTime = new Date(NOW + 60_000).toISOString()
    siwx.sessions = [sessionOn('eip155:1', ALICE, { expirationTime })]
    const world = createWorld({ options: { siwx }, adapter: signer })
    await connect(world)
    expect(phaseIn(world)).toBe('signedIn')
    await pass(60_000 + 55_000)
    expect(phaseIn(world)).toBe('signedIn')
    await pass(5_000)
    expect(phaseIn(world)).toBe('asking')
    expect(siwx.count('getSessions')).toBe(2)
    expect(viewIn(world)).toBe('SIWXSignMessage')
    expect(asked(world)).toBe(0)
  })

  it('keeps a required request open, and shows it again when the modal reopens', async () => {
    const world = createWorld({ options: { siwx: createFakeSiwx() }, adapter: signer })
    await connect(world)
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    expect(viewIn(world)).toBe('SIWXSignMessage')
    expect(selectShakeCount(world.store.getState())).toBe(1)
    world.dispatch(modalCloseRequested({ by: 'page' }))
    expect(viewIn(world)).toBe('closed')
    world.dispatch(modalOpenRequested({}))
    expect(viewIn(world)).toBe('SIWXSignMessage')
  })

  it('lets a visitor close an optional request, and does not repeat it', async () => {
    const world = createWorld({
      options: { siwx: createFakeSiwx({ getRequired: () => false }) },
      adapter: signer,
    })
    await connect(world)
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    expect(viewIn(world)).toBe('closed')
    expect(phaseIn(world)).toBe('cancelled')
    expect(selectIsConnected(world.store.getState(), 'eip155')).toBe(true)
    world.dispatch(modalOpenRequested({}))
    expect(viewIn(world)).toBe('Account')
  })

  it('ends silently on time travel', async () => {
    const siwx = createFakeSiwx({ getSessions: hang })
    const world = createWorld({ options: { siwx }, adapter: signer })
    await connect(world)
    expect(phaseIn(world)).toBe('checking')
    world.halt()
    await pass(SIWX_ANSWER_MS * 2)
    expect(phaseIn(world)).toBe('checking')
    expect(world.actions().filter(sessionCheckStarted.match)).toHaveLength(1)
  })
})
