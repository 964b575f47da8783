import { createSmartSessions } from '../../src/entries/smartSessions'
import type { ErrorCode } from '../../src/domain/errorCatalogue'
import { ModalError } from '../../src/domain/ModalError'
import type { PermissionsRequest } from '../../src/domain/permissions/permissions'
import { selectIsOpen } from '../../src/core/modal/modalSlice'
import { featuresGiven } from './featuresGiven'
import { selectCurrentView } from '../../src/core/router/routerSlice'
import { selectSessionRows } from '../../src/features/smartSessions/sessionsSelectors'
import { toCaipAddress } from '../../src/lib/address/caip'
import type { BatchingWallets } from '../../src/ports/batchingWallets'
import { answered, refused, type HttpAnswer } from '../../src/testing/createFakeHttp'
import { memoryStorage } from '../../src/testing/memoryStorage'
import { states } from './states/states'
import { ALICE, NOW, quietServices, setUpFlowTests, type FlowWorld } from './flowWorld'

export const ACCOUNT = toCaipAddress('eip155:1', ALICE)
export const ON_BASE = toCaipAddress('eip155:8453', ALICE)
const START = NOW / 1_000 + 100
export const KEY = `0x04${'ab'.repeat(64)}` as const
export const SERVICE_KEY = `0x04${'cd'.repeat(64)}` as const
export const PCI = 'pci-1'

export const request: PermissionsRequest = {
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

/** The outcome of a granted `request`. */
export const granted = {
  status: 'done',
  value: {
    permissions: request.permissions,
    context: PCI,
    expiry: request.expiry,
    address: ALICE,
    chainId: '0x1',
  },
}

/** A session as the service lists it. */
export const listedSession = {
  project: { id: 'p', name: 'Host' },
  pci: PCI,
  expiry: request.expiry,
  createdAt: NOW / 1_000,
  permissions: request.permissions,
  policies: [],
  context: '0xc0de',
} as const

export const failed = (code: ErrorCode) => ({ status: 'failed', error: { code } })
export const rejects = (code: ErrorCode) => () => Promise.reject(new ModalError(code))

export const getSessionsPath = (account: string) => `/v1/sessions/${encodeURIComponent(account)}`

/** A service that stores sessions, unless a test overrides a response. */
export function createSessionsService(
  broken: Readonly<Record<string, () => HttpAnswer | undefined>> = {},
) {
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
  const path = getSessionsPath(ACCOUNT)
  const http = {
    [path]: unlessBroken('list', list),
    [`${path}/activate`]: unlessBroken('activate', activate),
    [`${path}/revoke`]: unlessBroken('revoke', revoke),
    ...quietServices,
  }
  return { http, told, sessions }
}

export interface SessionsWorldOptions {
  readonly wallet?: Partial<BatchingWallets>
  /** Rejects when the wallet’s chunk fails to load. */
  readonly load?: () => Promise<void>
  readonly service?: ReturnType<typeof createSessionsService>
  readonly storage?: ReturnType<typeof memoryStorage>
  /** Further responses, by path. */
  readonly http?: Readonly<Record<string, HttpAnswer>>
}

/** Returns what creates a page with the option on, over a wallet that grants everything. */
export function setUpSessionsTests() {
  const createWorld = setUpFlowTests()
  const unexpected = async () => {
    throw new Error('was not expected in this test')
  }

  function createSessionsWorld({
    wallet = {},
    service = createSessionsService(),
    storage = memoryStorage(),
    load = async () => undefined,
    http = {},
  }: SessionsWorldOptions = {}) {
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
      http: { ...http, ...service.http },
      adapter: { loadBatching: () => load().then(() => batching) },
    })
    world.dispatch(featuresGiven({ smartSessions: true }))
    const verbs = createSmartSessions(world.hostStore)
    return { world, verbs, service, storage, grantPermissions, revokePermissions }
  }

  /** A page whose `request` was granted. */
  async function createGrantedWorld(options: SessionsWorldOptions = {}) {
    const world = createSessionsWorld(options)
    expect(await world.verbs.grantPermissions(request)).toMatchObject({ status: 'done' })
    return world
  }

  return { createWorld, createSessionsWorld, createGrantedWorld }
}

/** The rows of the account's list, in short. */
export const getRows = (world: FlowWorld, account = ACCOUNT) =>
  selectSessionRows(world.store.getState(), account, NOW).map(
    ({ session: { pci }, status, step }) => ({ pci, status, step }),
  )

export const getViewName = (world: FlowWorld) =>
  selectIsOpen(world.store.getState()) ? selectCurrentView(world.store.getState()).name : 'closed'
