import fc from 'fast-check'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { ModalError } from '../../../src/domain/ModalError'
import { connectRequested, disconnectRequested } from '../../../src/events/connectionEvents'
import { modalCloseRequested } from '../../../src/events/modalEvents'
import { networkChosen } from '../../../src/events/networkEvents'
import { selectAccountByNamespace } from '../../../src/core/account/accountState'
import { selectIsConnected } from '../../../src/core/connections/connectionsSlice'
import { selectActiveCaipNetworkId } from '../../../src/core/network/networkSlice'
import {
  sessionCheckRequested,
  signInCancelled,
  signInMessageRequested,
  signInRequested,
  signOutRequested,
} from '../../../src/features/siwx/siwxEvents'
import { selectSignIn } from '../../../src/features/siwx/siwxSlice'
import type * as SiwxRules from '../../../src/features/siwx/siwxRules'
import type * as SiwxSlice from '../../../src/features/siwx/siwxSlice'
import type { SiwxMessageFields } from '../../../src/ports/siwx'
import type { WalletChange } from '../../../src/ports/walletSource'
import { createTestStore } from '../../../src/testing/createTestStore'
import { CLOCK_TOLERANCE_MS } from '../../../src/lib/time/clockTolerance'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import {
  ALICE,
  BOB,
  friendly,
  HERON,
  NOW,
  pass,
  quietServices,
  session,
} from '../../support/flowWorld'
import { RUNS, searched, SEED } from '../../support/interleavings'
import { createFakeSiwx, sessionOn } from '../../support/siwxWorld'

/** Faults: repeats a pending request, accepts any session, treats an outage as an answer. */
type Mutant = 'asksTwice' | 'acceptsAnySession' | 'outageSignsOut'

const mockMutant: { current: Mutant | undefined } = { current: undefined }

jest.mock('../../../src/features/siwx/siwxSlice', () => {
  const real = jest.requireActual<typeof SiwxSlice>('../../../src/features/siwx/siwxSlice')
  const isPending: typeof real.isPending = phase =>
    mockMutant.current !== 'asksTwice' && real.isPending(phase)
  return { ...real, isPending }
})
jest.mock('../../../src/features/siwx/siwxRules', () => {
  const real = jest.requireActual<typeof SiwxRules>('../../../src/features/siwx/siwxRules')
  const findValidSession: typeof real.findValidSession = (sessions, subject, now) =>
    mockMutant.current === 'acceptsAnySession' && sessions.length > 0
      ? { ...subject, issuedAt: null, expirationTime: null }
      : real.findValidSession(sessions, subject, now)
  const isUnreachable: typeof real.isUnreachable = thrown =>
    mockMutant.current !== 'outageSignsOut' && real.isUnreachable(thrown)
  return { ...real, findValidSession, isUnreachable }
})

jest.setTimeout(Math.max(240_000, RUNS * 600))

const eip155 = { namespace: 'eip155' } as const
const NETWORKS = ['eip155:1', 'eip155:8453'] as const
const ACCOUNTS = [ALICE, BOB]
const SESSION_MS = 60_000

/** Runs a story with one visitor, one wallet and one server over several lives of a page. */
async function tell(story: readonly { readonly name: string; readonly pick: number }[]) {
  const storage = memoryStorage()
  let isOffline = false
  let mood: 'approve' | 'reject' | 'hang' = 'approve'
  let account = 0
  let caipNetworkId: (typeof NETWORKS)[number] = NETWORKS[0]
  let onChange: (change: WalletChange) => void = () => undefined
  /** The server’s session: who is signed in, and until when. */
  let kept: SiwxMessageFields[] = []
  let nonces = 0
  /** Requests to the wallet by address, network and nonce. */
  const asked = new Map<string, number>()
  const accounts = () => [
    { ...eip155, address: ACCOUNTS[account % 2] ?? ALICE, type: 'eoa' as const },
  ]
  const outage = () => Promise.reject(new TypeError('Failed to fetch'))
  const siwx = createFakeSiwx({
    async createMessage({ accountAddress, chainId }) {
      if (isOffline) return outage()
      nonces += 1
      const nonce = `nonce${String(nonces).padStart(6, '0')}`
      const data = {
        ...sessionOn(chainId, accountAddress).data,
        nonce,
        expirationTime: new Date(Date.now() + SESSION_MS).toISOString(),
      }
      return { ...data, toString: () => `${data.domain} ${accountAddress} ${nonce}` }
    },
    async addSession({ data }) {
      if (isOffline) return outage()
      kept = [...kept, data]
    },
    // A server that only knows the cookie returns its visitor, whatever account the query names.
    getSessions: async () =>
      isOffline ? outage() : kept.map(data => ({ data, message: '', signature: '' })),
    async setSessions() {
      if (isOffline) return outage()
      kept = []
    },
    async revokeSession(chainId, address) {
      kept = kept.filter(data => data.chainId !== chainId || data.accountAddress !== address)
    },
  })
  const open = () =>
    createTestStore({
      http: quietServices,
      storage,
      options: { siwx },
      adapter: {
        ...friendly,
        connect: async () => ({ ...session, accounts: accounts(), caipNetworkId }),
        restore: async () => ({ ...session, accounts: accounts(), caipNetworkId }),
        watch(_id, listener) {
          onChange = listener
          return () => undefined
        },
        async switchNetwork(_id, network) {
          caipNetworkId = network.caipNetworkId as typeof caipNetworkId
        },
        async signMessage(_id, _address, text) {
          asked.set(text, (asked.get(text) ?? 0) + 1)
          if (mood === 'reject') throw new ModalError('USER_REJECTED')
          if (mood === 'hang') await new Promise<never>(() => undefined)
          return '0x1b'
        },
      },
    })
  let world = open()
  const happenings: Readonly<Record<string, (pick: number) => unknown>> = {
    connect: () => world.store.dispatch(connectRequested(HERON)),
    sign: () => world.store.dispatch(signInRequested(eip155)),
    signTwice() {
      world.store.dispatch(signInRequested(eip155))
      world.store.dispatch(signInRequested(eip155))
    },
    read: () => world.store.dispatch(signInMessageRequested(eip155)),
    cancel: () => world.store.dispatch(signInCancelled(eip155)),
    close: pick => world.store.dispatch(modalCloseRequested({ by: pick % 2 ? 'visitor' : 'page' })),
    wallet: pick =>
      void (mood = (['approve', 'approve', 'reject', 'hang'] as const)[pick % 4] ?? 'approve'),
    network: pick =>
      world.store.dispatch(networkChosen({ caipNetworkId: NETWORKS[pick % 2] ?? NETWORKS[0] })),
    account(pick) {
      account = pick
      onChange({ kind: 'accounts', accounts: accounts() })
    },
    outage: pick => void (isOffline = pick % 2 === 0),
    back: () => world.page.comeBack(),
    check: pick =>
      world.store.dispatch(sessionCheckRequested({ ...eip155, isQuiet: pick % 2 === 0 })),
    signOut: () => world.store.dispatch(signOutRequested(eip155)),
    disconnect: () => world.store.dispatch(disconnectRequested({})),
    time: () => pass(SESSION_MS),
    reload() {
      world.dispose()
      world = open()
    },
  }
  const look = () => {
    const state = world.store.getState()
    const signIn = selectSignIn(state, 'eip155')
    // At most one request per address, network and nonce.
    for (const [text, times] of asked)
      if (times > 1) throw new Error(`asked ${String(times)} times: ${text}`)
    if (signIn?.phase !== 'signedIn') return
    const { address } = selectAccountByNamespace(state, 'eip155')
    const holds = kept.some(
      data =>
        data.accountAddress === signIn.address &&
        data.chainId === signIn.caipNetworkId &&
        Date.parse(data.expirationTime ?? '') + CLOCK_TOLERANCE_MS >= Date.now(),
    )
    if (signIn.address !== address) throw new Error('another account is signed in')
    if (signIn.caipNetworkId !== selectActiveCaipNetworkId(state))
      throw new Error('signed in elsewhere')
    if (!holds && !isOffline) throw new Error('signed in without a session at the server')
  }
  try {
    for (const { name, pick } of story) {
      const wasThere = selectIsConnected(world.store.getState(), 'eip155')
      const sessions = kept.length
      const requests = asked.size
      await happenings[name]?.(pick)
      await pass(1_500)
      look()
      if (asked.size > requests + 1) throw new Error('asked twice for one press')
      // An outage must neither sign out nor disconnect the visitor.
      const isLeaving = ['signOut', 'disconnect', 'cancel', 'time', 'reload'].includes(name)
      const isThere = selectIsConnected(world.store.getState(), 'eip155')
      if (!isOffline || isLeaving) continue
      if (kept.length < sessions || (wasThere && !isThere)) throw new Error('left by an outage')
    }
  } finally {
    findRuntime(world.hostStore, 'walletModal').dispose()
    jest.clearAllTimers()
  }
}

const NAMES = [
  'connect',
  'connect',
  'sign',
  'sign',
  'signTwice',
  'read',
  'cancel',
  'close',
  'wallet',
  'network',
  'account',
  'outage',
  'back',
  'check',
  'signOut',
  'disconnect',
  'time',
  'reload',
]
const step = fc.record({ name: fc.constantFrom(...NAMES), pick: fc.nat(3) })

describe('P16, P17 any sequence of events during sign-in', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: NOW })
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  const search = (mutant?: Mutant) => {
    mockMutant.current = mutant
    return fc.check(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), story =>
        tell([{ name: 'connect', pick: 0 }, ...story]),
      ),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    )
  }

  it(`asks a wallet once, and shows no account as signed in without a session (${searched})`, async () => {
    const { failed, counterexample, errorInstance } = await search()
    expect({ failed, counterexample, error: String(errorInstance) }).toMatchObject({
      failed: false,
    })
  })

  it.each<Mutant>(['asksTwice', 'acceptsAnySession', 'outageSignsOut'])(
    'catches the mutant %s',
    async mutant => {
      const { failed } = await search(mutant)
      expect(failed).toBe(true)
    },
  )
})
