import type { AdapterAnswers } from '../../src/testing/createFakeAdapter'
import type { UnknownAction } from '@reduxjs/toolkit'
import { findRuntime } from '../../src/app/runtime/findRuntime'
import { connectRequested } from '../../src/events/connectionEvents'
import { modalCloseRequested } from '../../src/events/modalEvents'
import type { Account } from '../../src/domain/account'
import type { WalletSession } from '../../src/ports/walletSource'
import {
  createTestStore,
  type TestStore,
  type TestStoreOptions,
} from '../../src/testing/createTestStore'
import type { HttpAnswer } from '../../src/testing/createFakeHttp'
import { sampleServices } from '../../src/testing/sampleServices'
import {
  SAMPLE_ADDRESS,
  sampleAccount,
  sampleCapabilities,
  sampleConnectors,
} from '../../src/testing/samples'

export const HERON = { namespace: 'eip155', connectorId: 'io.heron' } as const
export const LUMEN = { namespace: 'eip155', connectorId: 'app.lumen' } as const
export const ALICE = SAMPLE_ADDRESS
export const BOB = '0x00000000000000000000000000000000000B0b00'
export const bob: Account = { namespace: 'eip155', address: BOB, type: 'eoa' }
export const session: WalletSession = {
  accounts: [sampleAccount],
  caipNetworkId: 'eip155:1',
  capabilities: sampleCapabilities,
}
export const NOW = 1_767_225_600_000

/** Never settles, even when its signal aborts. */
export const hang = () => new Promise<never>(() => undefined)

/** A promise with its `resolve` and `reject`. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined
  let reject: (reason: Error) => void = () => undefined
  const promise = new Promise<T>((onValue, onReason) => {
    resolve = onValue
    reject = onReason
  })
  return { promise, resolve, reject }
}

/** A wallet and a chain that answer every request. */
export const friendly: AdapterAnswers = {
  discover(onConnectors) {
    onConnectors(sampleConnectors)
    return () => undefined
  },
  connect: async () => session,
  disconnect: async () => undefined,
  switchNetwork: async () => undefined,
  getNativeBalance: async () => '1.5',
  getTokenBalances: async () => [],
  isContract: async () => false,
  getTokenDecimals: async () => 6,
}

/** The sample services without the wallet directory. */
const { '/getWallets': _directory, ...services } = sampleServices
export const quietServices: Readonly<Record<string, HttpAnswer>> = services

type WalletRef = Parameters<typeof connectRequested>[0]

interface WorldRules {
  /** Whether the test provokes logged errors; otherwise a logged error fails it. */
  readonly mayLogErrors?: boolean
}

export interface FlowWorld extends TestStore {
  /** The types of all actions so far, without the prefix. */
  types(): readonly string[]
  dispatch(action: UnknownAction): unknown
  /** Halts the engine, as time travel does. */
  halt(): void
  /** Resumes it in the state that time travel led to. */
  resume(): void
}

/** Responses are cached for an hour at most. */
const STEPS_MS = [5_000, 60_000, 600_000, 3_600_000, 3_600_000]

/** Flushes everything that has already resolved. */
export const settle = () => jest.advanceTimersByTimeAsync(0)
export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

/** The user selects a wallet, which answers at once unless the test overrides it. */
export async function connect(world: Pick<FlowWorld, 'dispatch'>, wallet: WalletRef = HERON) {
  world.dispatch(connectRequested(wallet))
  await pass(2_000)
}

/** Advances time until no timer is left. */
async function untilQuiet() {
  for (const ms of STEPS_MS) if (jest.getTimerCount() > 0) await pass(ms)
}

/**
 * Real stores on fake time. After each test the modal closes; then no timer may be left, no
 * unexpected request may have arrived and nothing may have been logged.
 */
export function setUpFlowTests() {
  const open: { readonly world: FlowWorld; readonly rules: WorldRules }[] = []
  let printed: jest.SpyInstance

  beforeEach(() => {
    jest.useFakeTimers({ now: NOW })
    printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  afterEach(async () => {
    const worlds = open.splice(0)
    for (const { world } of worlds) world.dispatch(modalCloseRequested({ by: 'page' }))
    await untilQuiet()
    const timers = jest.getTimerCount()
    for (const { world } of worlds) world.dispose()
    jest.useRealTimers()
    const messages: unknown[] = printed.mock.calls
    printed.mockRestore()
    expect(timers).toBe(0)
    for (const { world, rules } of worlds) {
      expect(world.adapter.unexpected).toEqual([])
      expect(world.http.unexpected).toEqual([])
      if (rules.mayLogErrors) continue
      expect(world.logged.filter(({ level }) => level === 'error')).toEqual([])
      expect(messages).toEqual([])
    }
  })

  return function createWorld({
    mayLogErrors = false,
    ...options
  }: TestStoreOptions & WorldRules = {}): FlowWorld {
    const test = createTestStore({
      http: quietServices,
      ...options,
      adapter: { ...friendly, ...options.adapter },
    })
    const world: FlowWorld = {
      ...test,
      types: () => test.actions().map(({ type }) => type.replace('walletModal/', '')),
      dispatch: (action: UnknownAction) => test.store.dispatch(action),
      halt: () => findRuntime(test.hostStore, 'walletModal').engine()?.halt(),
      resume: () => findRuntime(test.hostStore, 'walletModal').engine()?.resume(),
    }
    open.push({ world, rules: { mayLogErrors } })
    return world
  }
}
