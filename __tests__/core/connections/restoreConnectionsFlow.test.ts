import { DISCONNECT_TIMEOUT_MS } from '../../../src/domain/limits'
import { ModalError } from '../../../src/domain/ModalError'
import { RESTORE_TIMEOUT_MS } from '../../../src/domain/storeLimits'
import {
  connectRequested,
  disconnectRequested,
  walletConnected,
} from '../../../src/events/connectionEvents'
import { modalPreloadRequested } from '../../../src/events/modalEvents'
import { hydrated } from '../../../src/events/lifecycleEvents'
import {
  selectConnectionByNamespace,
  selectStoredConnectorIds,
} from '../../../src/core/connections/connectionsSlice'
import { selectAccountByNamespace } from '../../../src/core/account/accountState'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import type { WalletSession } from '../../../src/ports/walletSource'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { sampleAccount } from '../../../src/testing/samples'
import type { AdapterAnswers } from '../../../src/testing/createFakeAdapter'
import {
  ALICE,
  bob,
  BOB,
  hang,
  HERON,
  NOW,
  pass,
  session,
  setUpFlowTests,
  settle,
  type FlowWorld,
} from '../../support/flowWorld'

const stored = () =>
  memoryStorage({
    '@appkit/eip155:connected_connector_id': 'io.heron',
    '@appkit/connected_namespaces': 'eip155',
    '@appkit/connection_status': 'connected',
    '@appkit/active_caip_network_id': 'eip155:8453',
  })

type Restore = (id: string, signal: AbortSignal) => Promise<WalletSession | null>

/** Returns a restore that answers as a wallet does that announces itself after `ms`. */
const announcedAt =
  (ms: number, answer: WalletSession | null = session): Restore =>
  (_id, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => resolve(answer), Math.max(0, NOW + ms - Date.now()))
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        reject(new Error('aborted'))
      })
    })

/** Returns the connection phases that a host sees, without repetitions. */
function phasesOf({ store }: FlowWorld): string[] {
  const phase = () => selectConnectionByNamespace(store.getState(), 'eip155').phase
  const seen = [phase() as string]
  store.subscribe(() => {
    if (phase() !== seen.at(-1)) seen.push(phase())
  })
  return seen
}

describe('restoreConnectionsFlow', () => {
  const createWorld = setUpFlowTests()
  const begin = (restore: Restore, options = {}) =>
    createWorld({ storage: stored(), adapter: { restore }, options })

  it.each([
    ['at once', announcedAt(0), ['restoring', 'connected']],
    ['after 1 s', announcedAt(1_000), ['restoring', 'connected']],
    ['after 7 s', announcedAt(7_000), ['restoring', 'connected']],
    ['after 20 s, late', announcedAt(20_000), ['restoring', 'disconnected', 'connected']],
    ['never', hang, ['restoring', 'disconnected']],
    ['with an error', () => Promise.reject(new Error('broken')), ['restoring', 'disconnected']],
    ['locked', announcedAt(0, null), ['restoring', 'disconnected']],
    ['locked after 7 s', announcedAt(7_000, null), ['restoring', 'disconnected']],
    ['locked after 20 s', announcedAt(20_000, null), ['restoring', 'disconnected']],
  ])(
    'shows the host no other sequence when a wallet answers %s',
    async (_when, restore, phases) => {
      const world = begin(restore)
      const seen = phasesOf(world)
      await pass(30_000)
      expect(seen).toEqual(phases)
      await pass(200_000)
      expect(seen).toEqual(phases)
      expect(selectIsOpen(world.store.getState())).toBe(false)
    },
  )

  it('is never connected before the wallet has responded on this page', async () => {
    const world = begin(announcedAt(3_000))
    const seen = phasesOf(world)
    await pass(2_999)
    expect(seen).not.toContain('connected')
    await pass(1)
    expect(seen).toContain('connected')
    expect(world.adapter.calls.map(({ method }) => method)).toContain('restore')
  })

  it('requires nothing of a visitor: no prompt, no modal', async () => {
    const world = begin(announcedAt(0))
    await settle()
    expect(world.adapter.calls.map(({ method }) => method)).not.toContain('connect')
    expect(world.actions().filter(walletConnected.match)).toMatchObject([
      { payload: { isRestored: true } },
    ])
  })

  describe('with an account that the visitor had selected', () => {
    const both = { ...session, accounts: [sampleAccount, bob] }
    const chosen = (changes: object = {}) => {
      const storage = stored()
      const accounts = [{ address: BOB, insteadOf: ALICE, ...changes }, { address: ALICE }]
      storage.setItem(
        '@appkit/connections',
        JSON.stringify({ eip155: [{ connectorId: 'io.heron', accounts }] }),
      )
      return storage
    }
    const addressOf = ({ store }: FlowWorld) =>
      selectAccountByNamespace(store.getState(), 'eip155').address

    it('is restored with it, after the adapter has agreed', async () => {
      const asked: unknown[] = []
      const world = createWorld({
        storage: chosen(),
        adapter: {
          restore: async () => both,
          switchAccount: async (id, address) => {
            asked.push([id, address])
            return [bob, sampleAccount]
          },
        },
      })
      await settle()
      expect([addressOf(world), asked]).toEqual([BOB, [['io.heron', BOB]]])
      expect(world.actions().filter(walletConnected.match)).toHaveLength(1)
    })

    it.each<[string, ReturnType<typeof chosen>, AdapterAnswers]>([
      ['when the wallet means another one by now', chosen({ insteadOf: '0x1' }), {}],
      ['when it is not shared any more', chosen({ address: '0x2' }), {}],
      [
        'when the adapter forbids it',
        chosen(),
        { switchAccount: () => Promise.reject(new ModalError('UNAUTHORIZED')) },
      ],
    ])('is restored with the wallet’s own %s', async (_when, storage, adapter) => {
      const world = createWorld({ storage, adapter: { restore: async () => both, ...adapter } })
      await settle()
      expect(addressOf(world)).toBe(ALICE)
    })

    it('passes the accounts shared last to the wallet, which may have no other way to know them', async () => {
      const { adapter } = createWorld({ storage: chosen(), adapter: { restore: async () => both } })
      await settle()
      const { args } = adapter.calls.find(({ method }) => method === 'restore') ?? {}
      expect(args?.[2]).toMatchObject([{ address: BOB }, { address: ALICE }])
    })
  })

  it('respects the host’s time limit', async () => {
    const world = begin(hang, { restoreTimeoutMs: 2_000 })
    const seen = phasesOf(world)
    await pass(2_000)
    expect(seen).toEqual(['restoring', 'disconnected'])
  })

  it('keeps the stored id of a wallet that was only late, so that the next page finds it', async () => {
    const world = begin(hang)
    await pass(RESTORE_TIMEOUT_MS)
    expect(selectStoredConnectorIds(world.store.getState())).toEqual({ eip155: 'io.heron' })
    expect(world.storage.getItem('@appkit/eip155:connected_connector_id')).toBe('io.heron')
  })

  it('clears a wallet that no longer shares an account', async () => {
    const world = begin(announcedAt(0, null))
    await pass(1_000)
    expect(world.storage.getItem('@appkit/eip155:connected_connector_id')).toBeNull()
    expect(world.storage.getItem('@appkit/connection_status')).toBe('disconnected')
  })

  it('yields when the visitor picks a wallet meanwhile', async () => {
    const world = begin(announcedAt(5_000))
    await settle()
    world.dispatch(connectRequested({ ...HERON, connectorId: 'app.lumen' }))
    await pass(10_000)
    expect(selectConnectionByNamespace(world.store.getState(), 'eip155').connectorId).toBe(
      'app.lumen',
    )
    expect(world.actions().filter(walletConnected.match)).toHaveLength(1)
  })

  it('continues while the visitor picks a wallet of another namespace', async () => {
    const world = begin(announcedAt(5_000))
    await settle()
    world.dispatch(connectRequested({ namespace: 'solana', connectorId: 'other' }))
    await pass(5_000)
    expect(selectConnectionByNamespace(world.store.getState(), 'eip155').phase).toBe('connected')
  })

  it('does not reconnect late after the visitor has disconnected', async () => {
    const world = begin(announcedAt(20_000))
    await pass(RESTORE_TIMEOUT_MS)
    world.dispatch(disconnectRequested({}))
    await pass(30_000)
    expect(selectConnectionByNamespace(world.store.getState(), 'eip155').phase).toBe('disconnected')
  })

  it('never restores a wallet that the visitor disconnected', async () => {
    const storage = stored()
    storage.setItem('@appkit/disconnected_connector_ids', '{"eip155":["io.heron"]}')
    const world = createWorld({ storage })
    await pass(1_000)
    expect(world.adapter.calls.map(({ method }) => method)).not.toContain('restore')
    expect(selectConnectionByNamespace(world.store.getState(), 'eip155').phase).toBe('disconnected')
  })

  it('clears the stored wallet instead of restoring it when the host disables reconnecting', async () => {
    const world = begin(hang, { enableReconnect: false })
    await pass(1_000)
    expect(world.adapter.calls.map(({ method }) => method)).not.toContain('restore')
    expect(world.storage.getItem('@appkit/eip155:connected_connector_id')).toBeNull()
  })

  it('disconnects the cleared wallet, and waits at most a second for it', async () => {
    const signals: AbortSignal[] = []
    const disconnect = (_id: string, signal: AbortSignal) => {
      signals.push(signal)
      return hang()
    }
    createWorld({
      storage: stored(),
      adapter: { disconnect },
      options: { enableReconnect: false },
    })
    await pass(DISCONNECT_TIMEOUT_MS - 1)
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
    await pass(1)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  it.each(['CODE_NOT_LOADED', 'CONNECT_TIMEOUT'] as const)(
    'falls back at once and keeps storage when the outcome is unknown for now: %s',
    async code => {
      const world = begin(() => Promise.reject(new ModalError(code)))
      const seen = phasesOf(world)
      await settle()
      expect(seen).toEqual(['restoring', 'disconnected'])
      await pass(1_000)
      expect(world.storage.getItem('@appkit/eip155:connected_connector_id')).toBe('io.heron')
    },
  )

  it('retries the restore at the next sign of interest when the chunk failed to load with the page', async () => {
    let isOffline = true
    const world = begin(async () => {
      if (isOffline) throw new ModalError('CODE_NOT_LOADED')
      return session
    })
    const seen = phasesOf(world)
    await settle()
    isOffline = false
    world.dispatch(modalPreloadRequested())
    await settle()
    expect(seen).toEqual(['restoring', 'disconnected', 'restoring', 'connected'])
  })

  it('joins a wallet that another tab connected, without a prompt', async () => {
    const world = createWorld({ adapter: { restore: announcedAt(0) } })
    world.dispatch(modalPreloadRequested())
    await settle()
    world.dispatch(hydrated({ 'connectorId:eip155': 'io.heron' }))
    await settle()
    expect(selectConnectionByNamespace(world.store.getState(), 'eip155').phase).toBe('connected')
  })

  it('does not join it when the host disables reconnecting', async () => {
    const world = createWorld({ options: { enableReconnect: false } })
    world.dispatch(modalPreloadRequested())
    world.dispatch(hydrated({ 'connectorId:eip155': 'io.heron' }))
    await settle()
    expect(selectConnectionByNamespace(world.store.getState(), 'eip155').phase).toBe('disconnected')
  })

  it('does nothing without a stored wallet', async () => {
    const world = createWorld()
    await pass(10_000)
    expect(world.adapter.calls).toEqual([])
  })

  it('skips a namespace that the page has no adapter for', async () => {
    const storage = memoryStorage({ '@appkit/solana:connected_connector_id': 'phantom' })
    const world = createWorld({ storage })
    await pass(10_000)
    expect(selectConnectionByNamespace(world.store.getState(), 'solana').phase).toBe('disconnected')
    expect(storage.getItem('@appkit/solana:connected_connector_id')).toBe('phantom')
  })
})
