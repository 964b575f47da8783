import { createSmartSessions } from '../../../src/entries/smartSessions'
import { ModalError } from '../../../src/domain/ModalError'
import { SEND_TIMEOUT_MS } from '../../../src/domain/limits'
import type { PermissionsRequest } from '../../../src/domain/permissions/permissions'
import { viewEntry } from '../../../src/domain/views'
import { disconnected } from '../../../src/events/connectionEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { featuresUpdated } from '../../../src/core/options/optionsSlice'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import { SESSION_MARKS } from '../../../src/store/persistence/sessionMarks'
import { getSessionRows } from '../../../src/features/smartSessions/getSessionRows'
import { revokeRequested } from '../../../src/features/smartSessions/smartSessionsEvents'
import { selectSmartSessions } from '../../../src/features/smartSessions/smartSessionsSlice'
import { toCaipAddress } from '../../../src/lib/address/caip'
import type { BatchingWallets } from '../../../src/ports/batchingWallets'
import { answered, refused, type HttpAnswer } from '../../../src/testing/createFakeHttp'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { states } from '../../support/states/states'
import {
  ALICE,
  deferred,
  hang,
  NOW,
  pass,
  quietServices,
  setUpFlowTests,
  settle,
  type FlowWorld,
} from '../../support/flowWorld'

const ACCOUNT = toCaipAddress('eip155:1', ALICE)
const START = NOW / 1_000 + 100
const KEY = `0x04${'ab'.repeat(64)}` as const
const SERVICE_KEY = `0x04${'cd'.repeat(64)}` as const
const PCI = 'pci-1'

const request: PermissionsRequest = {
  chainId: '0x1',
  expiry: START + 86_400,
  signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: KEY }] } },
  permissions: [
    {
      type: 'native-token-recurring-allowance',
      data: { allowance: '0x64', start: START, period: 86_400 },
    },
  ],
  policies: [],
}

/** A service that stores sessions, unless a test overrides a response. */
function createService(broken: Readonly<Record<string, () => HttpAnswer | undefined>> = {}) {
  const sessions = new Map<string, Record<string, unknown>>()
  const told: string[] = []
  const list: HttpAnswer = ({ method, body }) => {
    if (method !== 'POST') return answered({ pcis: [...sessions.values()] })
    const { expiry, permissions, policies } = body as PermissionsRequest
    told.push('create')
    const project = { id: 'p', name: 'Host' }
    const createdAt = NOW / 1_000
    const pci = sessions.size === 0 ? PCI : `pci-${sessions.size + 1}`
    sessions.set(pci, { project, pci, expiry, createdAt, permissions, policies, context: null })
    return answered({ pci, key: { type: 'secp256k1', publicKey: SERVICE_KEY } })
  }
  const step =
    (name: string, change: (session: Record<string, unknown>, body: never) => void): HttpAnswer =>
    ({ body }) => {
      told.push(name)
      const { pci } = body as { readonly pci: string }
      const session = sessions.get(pci)
      if (!session || session['revokedAt'] !== undefined) return refused(400)
      change(session, body as never)
      return answered('')
    }
  const activate = step('activate', (session, { context }: { readonly context: string }) => {
    session['context'] = context
  })
  const revoke = step('revoke', session => {
    session['revokedAt'] = NOW / 1_000
  })
  const unlessBroken =
    (name: string, answer: HttpAnswer): HttpAnswer =>
    (asked, signal) => {
      const instead = broken[asked.method === 'POST' && name === 'list' ? 'create' : name]?.()
      const chosen = instead ?? answer
      return typeof chosen === 'function' ? chosen(asked, signal) : chosen
    }
  const path = `/v1/sessions/${encodeURIComponent(ACCOUNT)}`
  const http = {
    [path]: unlessBroken('list', list),
    [`${path}/activate`]: unlessBroken('activate', activate),
    [`${path}/revoke`]: unlessBroken('revoke', revoke),
    ...quietServices,
  }
  return { http, told, sessions, activate, revoke }
}

const granted = {
  status: 'done',
  value: {
    permissions: request.permissions,
    context: PCI,
    expiry: request.expiry,
    address: ALICE,
    chainId: '0x1',
  },
}
const failed = (code: string) => ({ status: 'failed', error: { code } })
const rejects = (code: ConstructorParameters<typeof ModalError>[0]) => () =>
  Promise.reject(new ModalError(code))

describe('smart sessions', () => {
  const createWorld = setUpFlowTests()
  const unexpected = async () => {
    throw new Error('was not expected in this test')
  }

  function worldOf({
    wallet = {},
    service = createService(),
    storage = memoryStorage(),
    load = async () => undefined,
  }: {
    wallet?: Partial<BatchingWallets>
    /** Rejects when the wallet’s chunk fails to load. */
    load?: () => Promise<void>
    service?: ReturnType<typeof createService>
    storage?: ReturnType<typeof memoryStorage>
  } = {}) {
    const grantPermissions = jest.fn<
      ReturnType<BatchingWallets['grantPermissions']>,
      Parameters<BatchingWallets['grantPermissions']>
    >(wallet.grantPermissions ?? (async (_id, asked) => ({ ...asked, context: '0xc0de' }) as never))
    const revokePermissions = jest.fn<
      ReturnType<BatchingWallets['revokePermissions']>,
      Parameters<BatchingWallets['revokePermissions']>
    >(wallet.revokePermissions ?? (async () => '0x51'))
    const batching: BatchingWallets = {
      sendCalls: unexpected,
      getCallsStatus: unexpected,
      getAssets: unexpected,
      getCapabilities: async () => ({}),
      ...wallet,
      grantPermissions,
      revokePermissions,
    }
    const world = createWorld({
      state: states.account,
      storage,
      http: service.http,
      adapter: { loadBatching: () => load().then(() => batching) },
    })
    world.dispatch(featuresUpdated({ smartSessions: true }))
    const verbs = createSmartSessions(world.hostStore)
    return { world, verbs, service, storage, grantPermissions, revokePermissions }
  }

  const rowsOf = (world: FlowWorld) =>
    getSessionRows(selectSmartSessions(world.store.getState()), ACCOUNT, NOW).map(
      ({ session: { pci }, status, step }) => ({ pci, status, step }),
    )
  const viewIn = (world: FlowWorld) =>
    selectIsOpen(world.store.getState()) ? selectCurrentView(world.store.getState()).name : 'closed'

  it('puts the service’s key first, activates the wallet’s grant with it, and shows the grant', async () => {
    const { world, verbs, service, storage, grantPermissions } = worldOf()
    expect(await verbs.grantPermissions(request)).toEqual(granted)
    expect(service.told).toEqual(['create', 'activate'])
    const [connectorId, asked] = grantPermissions.mock.calls[0] ?? []
    expect(connectorId).toBe('io.heron')
    expect(asked?.signer.data.keys).toEqual([
      { type: 'secp256k1', publicKey: SERVICE_KEY },
      { type: 'secp256k1', publicKey: KEY },
    ])
    expect(rowsOf(world)).toEqual([{ pci: PCI, status: 'active', step: null }])
    expect(viewIn(world)).toBe('SmartSessionCreated')
    expect(storage.getItem(SESSION_MARKS.key)).toBeNull()
    const posts = world.http.requests.filter(({ method }) => method === 'POST')
    expect(posts.map(({ params }) => params?.['projectId'])).toEqual(['sample', 'sample'])
  })

  describe('while the wallet request is pending', () => {
    it('shows the request, and then the grant in its place', async () => {
      const answer = deferred<never>()
      const { world, verbs } = worldOf({ wallet: { grantPermissions: () => answer.promise } })
      const told = verbs.grantPermissions(request)
      await settle()
      expect(viewIn(world)).toBe('SmartSessionCreated')
      expect(rowsOf(world)).toEqual([{ pci: PCI, status: 'unfinished', step: 'granting' }])
      answer.resolve({ ...request, context: '0xc0de' } as never)
      expect(await told).toEqual(granted)
      expect(viewIn(world)).toBe('SmartSessionCreated')
      expect(rowsOf(world)).toEqual([{ pci: PCI, status: 'active', step: null }])
    })

    it('closes its view when the visitor declines, and restores the state before', async () => {
      const wallet = { grantPermissions: rejects('USER_REJECTED') }
      const open = worldOf({ wallet })
      expect(viewIn(open.world)).toBe('Account')
      expect(await open.verbs.grantPermissions(request)).toEqual({ status: 'rejected' })
      await settle()
      expect(viewIn(open.world)).toBe('Account')
      const closed = worldOf({ wallet })
      closed.world.dispatch(modalCloseRequested({ by: 'visitor' }))
      await settle()
      expect(viewIn(closed.world)).toBe('closed')
      expect(await closed.verbs.grantPermissions(request)).toEqual({ status: 'rejected' })
      await settle()
      expect(viewIn(closed.world)).toBe('closed')
    })
  })

  it('returns the delegation that a wallet of the current draft granted', async () => {
    const context = '0xc0de' as const
    const delegation = {
      to: ALICE as `0x${string}`,
      context,
      delegationManager: ALICE as `0x${string}`,
      dependencies: [],
    }
    const { verbs } = worldOf({
      wallet: { grantPermissions: async () => ({ context, delegation }) },
    })
    const { value } = granted
    expect(await verbs.grantPermissions(request)).toEqual({
      ...granted,
      value: { ...value, delegation },
    })
  })

  it('allows one request at a time', async () => {
    const answer = deferred<never>()
    const { verbs, grantPermissions } = worldOf({
      wallet: { grantPermissions: () => answer.promise },
    })
    const first = verbs.grantPermissions(request)
    await settle()
    expect(await verbs.grantPermissions(request)).toMatchObject(failed('RESOURCE_UNAVAILABLE'))
    answer.resolve({ context: '0xc0de' } as never)
    expect(await first).toMatchObject({ status: 'done' })
    expect(grantPermissions).toHaveBeenCalledTimes(1)
  })

  it.each<[string, object, string]>([
    ['is wrong', { expiry: 1 }, 'INVALID_PARAMS'],
    ['is for another account', { address: `0x${'1'.repeat(40)}` }, 'UNAUTHORIZED'],
    ['is for a network that the page does not have', { chainId: '0x3e7' }, 'UNSUPPORTED_CHAIN_ID'],
  ])('is rejected before any request when it %s', async (_what, spoilt, code) => {
    const { verbs, service, grantPermissions } = worldOf()
    expect(await verbs.grantPermissions({ ...request, ...spoilt })).toMatchObject(failed(code))
    expect(service.told).toEqual([])
    expect(grantPermissions).not.toHaveBeenCalled()
  })

  it('needs the option, a wallet, and the capability', async () => {
    const off = worldOf()
    off.world.dispatch(featuresUpdated({ smartSessions: false }))
    expect(await off.verbs.grantPermissions(request)).toMatchObject(failed('INVALID_OPTION'))
    const nobody = createWorld()
    nobody.dispatch(featuresUpdated({ smartSessions: true }))
    const verbs = createSmartSessions(nobody.hostStore)
    expect(await verbs.grantPermissions(request)).toMatchObject(failed('NOT_CONNECTED'))
    expect(await verbs.getSessions()).toMatchObject(failed('NOT_CONNECTED'))
    expect(await verbs.revokePermissions(PCI)).toMatchObject(failed('NOT_CONNECTED'))
    for (const permissions of [{ supported: false }, { signerTypes: ['keys'] }, 'yes', null]) {
      const { verbs: told, service } = worldOf({
        wallet: { getCapabilities: async () => ({ 'eip155:1': { permissions } }) },
      })
      expect(await told.grantPermissions(request)).toMatchObject(failed('UNSUPPORTED_CAPABILITY'))
      expect(service.told).toEqual([])
    }
  })

  it.each(['never', 'fails'] as const)('grants when the capability check %s', async how => {
    const { verbs } = worldOf({
      wallet: { getCapabilities: how === 'never' ? hang : rejects('UNSUPPORTED_METHOD') },
    })
    const outcome = verbs.grantPermissions(request)
    await pass(6_000)
    expect(await outcome).toEqual(granted)
  })

  it.each([
    ['USER_REJECTED', { status: 'rejected' }],
    ['UNSUPPORTED_METHOD', failed('UNSUPPORTED_METHOD')],
  ] as const)('leaves nothing behind when the wallet rejects with %s', async (code, outcome) => {
    const { world, verbs, service, storage } = worldOf({
      wallet: { grantPermissions: rejects(code) },
    })
    expect(await verbs.grantPermissions(request)).toMatchObject(outcome)
    await settle()
    expect(service.told).toEqual(['create', 'revoke'])
    expect(storage.getItem(SESSION_MARKS.key)).toBeNull()
    expect(selectSmartSessions(world.store.getState())).toMatchObject({
      granting: null,
      unfinished: [],
    })
  })

  it.each<[string, HttpAnswer]>([
    ['is away', { ok: false, failure: { status: 'FETCH_ERROR', message: 'away' } }],
    ['refuses', refused(500)],
    ['answers nonsense', answered('<html>')],
    ['gives no key', answered({ pci: PCI })],
    ['gives a key that is none', answered({ pci: PCI, key: { type: 'rsa', publicKey: '0x1' } })],
  ])('sends the wallet nothing when the service %s', async (_how, answer) => {
    const service = createService({ create: () => answer })
    const { verbs, grantPermissions, storage } = worldOf({ service })
    expect(await verbs.grantPermissions(request)).toMatchObject({ status: 'failed' })
    expect(grantPermissions).not.toHaveBeenCalled()
    expect(storage.getItem(SESSION_MARKS.key)).toBeNull()
  })

  it.each(['time', 'wallet'] as const)(
    'has an unknown outcome once the %s is gone, and completes when the wallet responds after all',
    async end => {
      const answer = deferred<never>()
      const { world, verbs, service, storage } = worldOf({
        wallet: { grantPermissions: () => answer.promise },
      })
      const outcome = verbs.grantPermissions(request)
      await settle()
      if (end === 'time') await pass(SEND_TIMEOUT_MS)
      else world.dispatch(disconnected({ namespace: 'eip155', by: 'wallet' }))
      expect(await outcome).toMatchObject(failed('PERMISSION_UNCERTAIN'))
      expect(storage.getItem(SESSION_MARKS.key)).toContain('"step":"granting"')
      expect(storage.getItem(SESSION_MARKS.key)?.toLowerCase()).not.toContain(ALICE.toLowerCase())
      answer.resolve({ context: '0xc0de' } as never)
      await settle()
      expect(service.told).toEqual(['create', 'activate'])
      expect(storage.getItem(SESSION_MARKS.key)).toBeNull()
    },
  )

  it('has an unknown outcome when the wallet’s response is unreadable', async () => {
    const { verbs, world, service } = worldOf({
      wallet: { grantPermissions: rejects('PERMISSION_UNCERTAIN') },
    })
    expect(await verbs.grantPermissions(request)).toMatchObject(failed('PERMISSION_UNCERTAIN'))
    expect(service.told).toEqual(['create'])
    expect(rowsOf(world)).toEqual([{ pci: PCI, status: 'unfinished', step: 'granting' }])
  })

  it('reports that nothing was granted when it failed before the wallet had begun', async () => {
    const { verbs, world, service, storage } = worldOf({
      wallet: { grantPermissions: rejects('PERMISSION_FAILED') },
    })
    expect(await verbs.grantPermissions(request)).toMatchObject(failed('PERMISSION_FAILED'))
    expect(service.told).toEqual(['create', 'revoke'])
    expect(rowsOf(world)).toEqual([])
    expect(storage.getItem(SESSION_MARKS.key)).toBeNull()
  })

  it('reports that nothing was granted or revoked when the wallet’s chunk fails to load', async () => {
    const load = jest.fn(async () => undefined)
    const { verbs } = worldOf({ load })
    await verbs.grantPermissions(request)
    load.mockRejectedValue(new Error('Loading failed'))
    expect(await verbs.grantPermissions(request)).toMatchObject(failed('PERMISSION_FAILED'))
    expect(await verbs.revokePermissions(PCI)).toMatchObject(failed('PERMISSION_FAILED'))
  })

  it('repeats a lost activation at the service, with one request to the wallet', async () => {
    let losses = 2
    const service = createService({
      // The request arrives, but its response is lost.
      activate: () =>
        losses-- > 0
          ? { ok: false, failure: { status: 'TIMEOUT_ERROR', message: 'late' } }
          : undefined,
    })
    const { verbs, grantPermissions } = worldOf({ service })
    const outcome = verbs.grantPermissions(request)
    await pass(10_000)
    expect(await outcome).toEqual(granted)
    expect(grantPermissions).toHaveBeenCalledTimes(1)
  })

  it('trusts the service’s list, not a response: a proxy that returns 200 to everything is no service', async () => {
    const service = createService({ activate: () => answered('<html>ok</html>') })
    const { verbs, world } = worldOf({ service })
    const outcome = verbs.grantPermissions(request)
    await pass(10_000)
    expect(await outcome).toMatchObject(failed('PERMISSION_UNFINISHED'))
    expect(rowsOf(world)).toEqual([{ pci: PCI, status: 'unfinished', step: 'granted' }])
  })

  it('completes a missing activation on the next page, without the wallet', async () => {
    let isAway = true
    const service = createService({ activate: () => (isAway ? refused(503) : undefined) })
    const before = worldOf({ service })
    const outcome = before.verbs.grantPermissions(request)
    await pass(10_000)
    expect(await outcome).toMatchObject(failed('PERMISSION_UNFINISHED'))
    isAway = false
    const stored = before.storage.getItem(SESSION_MARKS.key)?.toLowerCase()
    expect(stored).toContain('"step":"granted"')
    expect(stored).not.toContain(ALICE.toLowerCase())
    const { world, verbs, grantPermissions } = worldOf({ service, storage: before.storage })
    expect(await verbs.getSessions()).toMatchObject({
      status: 'done',
      value: [{ pci: PCI, account: ACCOUNT, status: 'active' }],
    })
    expect(grantPermissions).not.toHaveBeenCalled()
    expect(before.storage.getItem(SESSION_MARKS.key)).toBeNull()
    expect(rowsOf(world)).toEqual([{ pci: PCI, status: 'active', step: null }])
  })

  it.each([
    ['nonsense', 'x'],
    ['another version', '{"version":2,"sessions":[]}'],
    [
      'somebody else’s words',
      JSON.stringify({ version: 1, sessions: [{ account: '<b>', session: {}, step: 'granted' }] }),
    ],
  ])('ignores %s in storage', async (_what, text) => {
    const storage = memoryStorage()
    storage.setItem(SESSION_MARKS.key, text)
    const { verbs } = worldOf({ storage })
    expect(await verbs.getSessions()).toEqual({ status: 'done', value: [] })
  })

  it.each<[string, HttpAnswer]>([
    ['nothing', answered(null)],
    ['HTML', answered('<html>')],
    ['rows that are none', answered({ pcis: [{ pci: 1 }] })],
    ['an error', refused(500)],
  ])('cannot be listed when the service responds with %s', async (_what, answer) => {
    const { verbs, world } = worldOf({ service: createService({ list: () => answer }) })
    const outcome = verbs.getSessions()
    await pass(5_000)
    expect(await outcome).toMatchObject({ status: 'failed' })
    expect(selectSmartSessions(world.store.getState()).list.phase).toBe('failed')
  })

  describe('once granted', () => {
    async function grantedWorld(options: Parameters<typeof worldOf>[0] = {}) {
      const world = worldOf(options)
      expect(await world.verbs.grantPermissions(request)).toMatchObject({ status: 'done' })
      return world
    }

    it('are listed when their view opens, and revoked by wallet and service', async () => {
      const { world, service, revokePermissions, storage } = await grantedWorld()
      world.dispatch(modalOpenRequested({ view: viewEntry('SmartSessionList') }))
      await pass(100)
      world.dispatch(revokeRequested({ pci: PCI }))
      world.dispatch(revokeRequested({ pci: PCI }))
      await pass(100)
      expect(revokePermissions).toHaveBeenCalledTimes(1)
      expect(revokePermissions.mock.calls[0]?.slice(0, 3)).toMatchObject([
        'io.heron',
        ACCOUNT,
        { pci: PCI, expiry: request.expiry, permissions: request.permissions },
      ])
      expect(service.told).toEqual(['create', 'activate', 'revoke'])
      expect(rowsOf(world)).toEqual([{ pci: PCI, status: 'revoked', step: null }])
      expect(storage.getItem(SESSION_MARKS.key)).toBeNull()
      const told = JSON.stringify([world.actions(), world.store.getState()])
      expect(told).not.toContain('"0x51"')
    })

    it('stay unchanged when the visitor declines', async () => {
      const { world, verbs, service } = await grantedWorld({
        wallet: { revokePermissions: rejects('USER_REJECTED') },
      })
      expect(await verbs.revokePermissions(PCI)).toEqual({ status: 'rejected' })
      expect(service.told).toEqual(['create', 'activate'])
      expect(rowsOf(world)).toEqual([{ pci: PCI, status: 'active', step: null }])
    })

    it('are revoked at the service with the wallet’s signature', async () => {
      const { world, verbs } = await grantedWorld({
        wallet: { revokePermissions: async () => '0x51' },
      })
      expect(await verbs.revokePermissions(PCI)).toEqual({ status: 'done', value: undefined })
      const posts = world.http.requests.filter(({ path }) => path.endsWith('/revoke'))
      expect(posts.map(({ body }) => body)).toEqual([{ pci: PCI, signature: '0x51' }])
    })

    it('are removed from the service when the wallet has none', async () => {
      const { verbs, service } = await grantedWorld({
        wallet: { revokePermissions: rejects('RESOURCE_NOT_FOUND') },
      })
      expect(await verbs.revokePermissions(PCI)).toEqual({ status: 'done', value: undefined })
      expect(service.told).toEqual(['create', 'activate', 'revoke'])
    })

    it('have an unknown outcome when the wallet does not respond', async () => {
      const { world, verbs } = await grantedWorld({ wallet: { revokePermissions: hang } })
      const outcome = verbs.revokePermissions(PCI)
      await settle()
      expect(await verbs.revokePermissions(PCI)).toMatchObject(failed('RESOURCE_UNAVAILABLE'))
      await pass(SEND_TIMEOUT_MS)
      expect(await outcome).toMatchObject(failed('PERMISSION_UNCERTAIN'))
      expect(rowsOf(world)).toEqual([{ pci: PCI, status: 'unfinished', step: 'revoking' }])
    })

    it('are revoked at the service later, without a second request to the wallet', async () => {
      let isAway = true
      const service = createService({ revoke: () => (isAway ? refused(503) : undefined) })
      const { world, verbs, revokePermissions } = await grantedWorld({ service })
      const outcome = verbs.revokePermissions(PCI)
      await pass(10_000)
      expect(await outcome).toMatchObject(failed('PERMISSION_UNFINISHED'))
      expect(rowsOf(world)).toEqual([{ pci: PCI, status: 'unfinished', step: 'revoked' }])
      isAway = false
      expect(await verbs.revokePermissions(PCI)).toEqual({ status: 'done', value: undefined })
      expect(revokePermissions).toHaveBeenCalledTimes(1)
      expect(rowsOf(world)).toEqual([{ pci: PCI, status: 'revoked', step: null }])
    })

    it('reject an unknown id', async () => {
      const { verbs } = await grantedWorld()
      expect(await verbs.revokePermissions('pci-9')).toMatchObject(failed('RESOURCE_NOT_FOUND'))
    })
  })

  it.each(['create', 'wallet', 'activate'] as const)(
    'does nothing more after time travel while it waits for %s',
    async where => {
      const late = deferred<never>()
      const service = createService(where === 'wallet' ? {} : { [where]: () => () => late.promise })
      const { world, verbs } = worldOf({
        service,
        ...(where === 'wallet' && { wallet: { grantPermissions: () => late.promise } }),
      })
      verbs.grantPermissions(request).catch(() => undefined)
      await settle()
      world.halt()
      await settle()
      const actions = world.types().length
      const requests = world.http.requests.length
      late.resolve((where === 'wallet' ? { context: '0xc0de' } : answered({})) as never)
      await pass(10_000)
      expect(world.types().slice(actions)).toEqual([])
      expect(world.http.requests.length).toBe(requests)
    },
  )
})
