import fc from 'fast-check'
import { ModalError } from '../../src/domain/ModalError'
import { CONNECT_TIMEOUT_MS } from '../../src/domain/limits'
import { RESTORE_TIMEOUT_MS } from '../../src/domain/storeLimits'
import { viewEntry } from '../../src/domain/views'
import {
  connectRequested,
  disconnected,
  disconnectRequested,
} from '../../src/events/connectionEvents'
import { modalCloseRequested, modalOpenRequested } from '../../src/events/modalEvents'
import { networkChosen, walletNetworkReported } from '../../src/events/networkEvents'
import { selectAttempt, selectConnectionOf } from '../../src/features/connections/connectionsSlice'
import { backRequested, selectIsOpen, selectModalPhase } from '../../src/features/modal/modalSlice'
import { selectNetworkPhase } from '../../src/features/network/networkSlice'
import { viewPushed } from '../../src/features/router/routerSlice'
import type { CaipNetworkId } from '../../src/lib/caip'
import type { WalletSession } from '../../src/ports/chainAdapter'
import { createTestStore, type TestStore } from '../../src/testing/createTestStore'
import { memoryStorage } from '../../src/testing/memoryStorage'
import {
  deferred,
  friendly,
  HERON,
  NOW,
  pass,
  quietServices,
  session,
  settle,
} from '../support/flowWorld'

/** A longer search: `INTERLEAVINGS=5000 npx jest anyInterleaving`. */
const RUNS = Number(process.env.INTERLEAVINGS ?? 300)
jest.setTimeout(Math.max(180_000, RUNS * 600))

const LUMEN = { namespace: 'eip155', connectorId: 'app.lumen' } as const

/** A page, its reloads, and wallets that answer when the test says so. */
function createPage() {
  const storage = memoryStorage()
  const asked: ReturnType<typeof deferred<WalletSession>>[] = []
  const moves: ReturnType<typeof deferred<undefined>>[] = []
  const wallet = { isHelpful: false, isThere: true }
  const ask = () => {
    const answer = deferred<WalletSession>()
    if (wallet.isHelpful) answer.resolve(session)
    asked.push(answer)
    return answer.promise
  }
  const begin = () =>
    createTestStore({
      storage,
      http: quietServices,
      adapter: {
        ...friendly,
        connect: ask,
        restore: ask,
        switchNetwork() {
          const answer = deferred<undefined>()
          if (wallet.isHelpful) answer.resolve(undefined)
          moves.push(answer)
          return answer.promise
        },
      },
    })
  const page = { world: begin(), storage, asked, moves, wallet, reload: () => undefined as void }
  page.reload = () => {
    page.world.dispose()
    page.world = begin()
  }
  return page
}
type Page = ReturnType<typeof createPage>

const does = (world: TestStore, action: Parameters<TestStore['store']['dispatch']>[0]) =>
  void world.store.dispatch(action)
const report = (networkId: CaipNetworkId) =>
  walletNetworkReported({ namespace: 'eip155', networkId })
const refusal = (code: 'USER_REJECTED' | 'REQUEST_PENDING') => new ModalError(code)

const STEPS: Readonly<Record<string, (page: Page, pick: number) => void | Promise<void>>> = {
  open: ({ world }) => does(world, modalOpenRequested({})),
  openNetworks: ({ world }) => does(world, modalOpenRequested({ view: viewEntry('Networks') })),
  closeByVisitor: ({ world }) => does(world, modalCloseRequested({ by: 'visitor' })),
  closeByPage: ({ world }) => does(world, modalCloseRequested({ by: 'page' })),
  back: ({ world }) => does(world, backRequested()),
  pushHelp: ({ world }) => does(world, viewPushed(viewEntry('WhatIsAWallet'))),
  connect: ({ world }) => does(world, connectRequested(HERON)),
  connectOther: ({ world }) => does(world, connectRequested(LUMEN)),
  approve: ({ asked }, pick) => asked[pick % asked.length]?.resolve(session),
  approveElsewhere: ({ asked }, pick) =>
    asked[pick % asked.length]?.resolve({ ...session, caipNetworkId: 'eip155:999' }),
  decline: ({ asked }, pick) => asked[pick % asked.length]?.reject(refusal('USER_REJECTED')),
  pending: ({ asked }, pick) => asked[pick % asked.length]?.reject(refusal('REQUEST_PENDING')),
  move: ({ moves }, pick) => moves[pick % moves.length]?.resolve(undefined),
  refuseMove: ({ moves }, pick) => moves[pick % moves.length]?.reject(refusal('USER_REJECTED')),
  chooseBase: ({ world }) => does(world, networkChosen({ networkId: 'eip155:8453' })),
  chooseMainnet: ({ world }) => does(world, networkChosen({ networkId: 'eip155:1' })),
  walletMoves: ({ world }) => does(world, report('eip155:10')),
  walletMovesAway: ({ world }) => does(world, report('eip155:999')),
  walletLeaves: ({ world }) => does(world, disconnected({ namespace: 'eip155', by: 'wallet' })),
  disconnect: ({ world }) => does(world, disconnectRequested({})),
  reload: page => page.reload(),
  moment: () => settle(),
  second: () => pass(1_000),
  timeOut: () => pass(CONNECT_TIMEOUT_MS),
  restoreTimeOut: () => pass(RESTORE_TIMEOUT_MS),
}

const step = fc.record({
  name: fc.constantFrom(...Object.keys(STEPS)),
  pick: fc.nat(20),
})

describe('any interleaving of what visitors, wallets and clocks do', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOW }))
  afterEach(() => jest.useRealTimers())

  it('ends in an idle modal that can be used', async () => {
    const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 24 }), async steps => {
        const page = createPage()
        const connection = () => selectConnectionOf(page.world.store.getState(), 'eip155')
        for (const { name, pick } of steps) {
          await STEPS[name]?.(page, pick)
          if (connection().phase === 'connected') {
            const { accounts } = page.world.store.getState().account.byNamespace.eip155 ?? {}
            expect(accounts).not.toEqual([])
          }
        }

        does(page.world, modalCloseRequested({ by: 'page' }))
        await pass(600_000)
        const idle = page.world.store.getState()
        // Only a wallet that connected in the last moment, where the page cannot use its network, has a say.
        const mustChoose = idle.router.history.at(-1)?.name === 'UnsupportedChain'
        expect(selectModalPhase(idle)).toBe(mustChoose ? 'open' : 'closed')
        expect(selectAttempt(idle)?.phase).not.toBe('waiting')
        expect(selectNetworkPhase(idle)).not.toBe('switching')
        expect(['connected', 'disconnected']).toContain(connection().phase)

        page.wallet.isHelpful = true
        does(page.world, disconnectRequested({}))
        await pass(2_000)
        expect(connection().phase).toBe('disconnected')
        does(page.world, modalOpenRequested({}))
        expect(page.world.store.getState().router.history.at(-1)?.name).toBe('Connect')
        does(page.world, connectRequested(HERON))
        await pass(2_000)
        expect(connection().phase).toBe('connected')
        expect(selectIsOpen(page.world.store.getState())).toBe(false)

        await pass(3_700_000)
        expect(jest.getTimerCount()).toBe(0)
        expect(page.world.logged.filter(({ level }) => level === 'error')).toEqual([])
        page.world.dispose()
      }),
      { numRuns: RUNS },
    )
    expect(printed).not.toHaveBeenCalled()
    printed.mockRestore()
  })
})
