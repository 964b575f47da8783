import fc from 'fast-check'
import { DONE_MS, PAIRING_TIMEOUT_MS, RELAY_ANSWER_MS } from '../../src/domain/limits'
import { ModalError } from '../../src/domain/ModalError'
import { viewEntry } from '../../src/domain/views'
import { connectRequested, disconnectRequested } from '../../src/events/connectionEvents'
import { modalCloseRequested, modalOpenRequested } from '../../src/events/modalEvents'
import {
  pairingCheckRequested,
  pairingLinkOpened,
  pairingRequested,
} from '../../src/events/pairingEvents'
import { selectAttempt } from '../../src/features/connections/connectionsSlice'
import { backRequested, selectIsOpen, selectModalPhase } from '../../src/features/modal/modalSlice'
import { selectRelayNamespaces } from '../../src/features/pairing/relaySelectors'
import { viewPushed } from '../../src/features/router/routerSlice'
import type { WalletSession } from '../../src/ports/chainAdapter'
import { answered } from '../../src/testing/createFakeHttp'
import {
  createFakeRelay,
  fakeRelaySession,
  type FakeRelay,
} from '../../src/testing/createFakeRelay'
import { createTestStore, type TestStore } from '../../src/testing/createTestStore'
import { memoryStorage } from '../../src/testing/memoryStorage'
import {
  bob,
  deferred,
  friendly,
  HERON,
  NOW,
  pass,
  quietServices,
  session,
  settle,
} from '../support/flowWorld'
import {
  bothSession,
  codeView,
  connectionIn,
  evmPart,
  evmSession,
  farWallet,
  openCode,
  pairingIn,
  solanaPart,
  twoFamilies,
} from '../support/relayWorld'

/** A longer search: `PAIRINGS=5000 npx jest anyPairing`. */
const RUNS = Number(process.env.PAIRINGS ?? 1_000)
const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
jest.setTimeout(Math.max(300_000, RUNS * 1_000))

const solanaOnly = fakeRelaySession({ solana: solanaPart })
const elsewhere = fakeRelaySession({
  eip155: { ...evmPart, networkIds: ['eip155:999'], activeNetworkId: 'eip155:999' },
})
const SESSIONS = [evmSession, bothSession, solanaOnly, elsewhere]

/** A page, its reloads, wallets of the page that answer when the test says so, and a relay that may be out of reach. */
function createPage() {
  const storage = memoryStorage()
  const asked: ReturnType<typeof deferred<WalletSession>>[] = []
  const begin = (relay: FakeRelay) =>
    createTestStore({
      storage,
      relay,
      options: twoFamilies,
      http: { ...quietServices, '/getWallets': answered({ data: [], count: 0 }) },
      adapter: {
        ...friendly,
        connect() {
          const answer = deferred<WalletSession>()
          asked.push(answer)
          return answer.promise
        },
        restore: async () => session,
      },
    })
  const relay = createFakeRelay()
  const page = { world: begin(relay), relay, asked, reload: () => undefined as void }
  page.reload = () => {
    page.world.dispose()
    page.relay = createFakeRelay({ stored: page.relay.stored() })
    page.world = begin(page.relay)
  }
  return page
}
type Page = ReturnType<typeof createPage>

const does = ({ world }: Page, action: Parameters<TestStore['store']['dispatch']>[0]) =>
  void world.store.dispatch(action)
const latest = ({ relay }: Page) => relay.pairings.at(-1)
const picked = ({ relay }: Page, pick: number) => relay.pairings[pick % relay.pairings.length]
const sessionOf = (pick: number) => SESSIONS[pick % SESSIONS.length] ?? evmSession

const STEPS: Readonly<Record<string, (page: Page, pick: number) => void | Promise<void>>> = {
  open: page => does(page, modalOpenRequested({})),
  openCode: page => does(page, openCode),
  openAny: page =>
    does(page, modalOpenRequested({ view: viewEntry('ConnectingWalletConnectBasic') })),
  pushCode: page => does(page, viewPushed(codeView)),
  pushHelp: page => does(page, viewPushed(viewEntry('Downloads', { wallet: farWallet }))),
  closeByVisitor: page => does(page, modalCloseRequested({ by: 'visitor' })),
  closeByPage: page => does(page, modalCloseRequested({ by: 'page' })),
  back: page => does(page, backRequested()),
  pair: page => does(page, pairingRequested({ wallet: farWallet })),
  pairAny: page => does(page, pairingRequested({ wallet: null })),
  follow: page => does(page, pairingLinkOpened({ href: 'far://', name: 'Far Wallet' })),
  check: page => does(page, pairingCheckRequested()),
  approve: (page, pick) => latest(page)?.approve(sessionOf(pick)),
  approveAnOldCode: (page, pick) => picked(page, pick)?.approve(sessionOf(pick)),
  refuse: page => latest(page)?.refuse(),
  fail: page => latest(page)?.refuse(new ModalError('RELAY_UNREACHABLE')),
  renew: page => void latest(page)?.issueCode(),
  cutOff: ({ relay }) => relay.cutOff(true),
  reachable: ({ relay }) => relay.cutOff(false),
  freeze: ({ relay }) => relay.freeze(),
  comeBack: ({ world }) => world.page.comeBack(),
  walletLeaves: ({ relay }) => {
    if (relay.client.session()) relay.report({ kind: 'disconnected' })
  },
  walletChanges: ({ relay }, pick) => {
    if (relay.client.session()) relay.report({ kind: 'session', session: sessionOf(pick) })
  },
  walletSwitches: ({ relay }) => {
    if (relay.client.session()?.namespaces.eip155)
      relay.report({ kind: 'accounts', namespace: 'eip155', accounts: [bob] })
  },
  connect: page => does(page, connectRequested(HERON)),
  answer: ({ asked }, pick) => asked[pick % asked.length]?.resolve(session),
  decline: ({ asked }, pick) => asked[pick % asked.length]?.reject(new ModalError('USER_REJECTED')),
  disconnect: page => does(page, disconnectRequested({})),
  disconnectOne: page => does(page, disconnectRequested({ namespace: 'eip155' })),
  reload: page => page.reload(),
  moment: () => settle(),
  second: () => pass(1_000),
  patience: () => pass(RELAY_ANSWER_MS),
  timeOut: () => pass(PAIRING_TIMEOUT_MS),
}

const step = fc.record({ name: fc.constantFrom(...Object.keys(STEPS)), pick: fc.nat(20) })

describe('any interleaving of pairings', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOW }))
  afterEach(() => jest.useRealTimers())

  it(`ends in an idle modal that can be used (seed ${SEED})`, async () => {
    const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 24 }), async steps => {
        const page = createPage()
        const state = () => page.world.store.getState()
        for (const { name, pick } of steps) {
          await STEPS[name]?.(page, pick)
          expect(page.relay.openPairings()).toBeLessThanOrEqual(1)
        }

        page.relay.cutOff(false)
        await page.relay.client.refresh() // the network is there again
        does(page, modalCloseRequested({ by: 'page' }))
        await pass(PAIRING_TIMEOUT_MS)
        const mustChoose = state().router.history.at(-1)?.name === 'UnsupportedChain'
        expect(selectModalPhase(state())).toBe(mustChoose ? 'open' : 'closed')
        expect(selectAttempt(state())?.phase).not.toBe('waiting')
        expect(['asking', 'waiting']).not.toContain(pairingIn(page.world).phase)
        expect(pairingIn(page.world).uri).toBeNull()
        expect(page.relay.openPairings()).toBe(0)
        for (const namespace of ['eip155', 'solana'] as const) {
          expect(['connected', 'disconnected']).toContain(connectionIn(page.world, namespace).phase)
        }
        const far = selectRelayNamespaces(state())
        const live = page.relay.client.session()
        expect([...far].sort()).toEqual(
          far.length === 0
            ? []
            : Object.keys(live?.namespaces ?? {})
                .filter(name => far.includes(name as never))
                .sort(),
        )
        expect(live === null).toBe(far.length === 0)
        expect(page.relay.listenerCount()).toBe(far.length === 0 ? 0 : far.length + 1)
        expect(page.world.returnListeners()).toBe(far.length === 0 ? 0 : 1)

        does(page, disconnectRequested({}))
        await pass(2_000)
        expect(page.relay.client.session()).toBeNull()
        does(page, openCode)
        await settle()
        expect(pairingIn(page.world)).toMatchObject({ phase: 'waiting', wallet: farWallet })
        latest(page)?.approve(bothSession)
        await pass(DONE_MS)
        expect([...selectRelayNamespaces(state())].sort()).toEqual(['eip155', 'solana'])
        expect(selectIsOpen(state())).toBe(false)

        does(page, disconnectRequested({}))
        await pass(3_700_000)
        expect(jest.getTimerCount()).toBe(0)
        expect(page.relay.listenerCount()).toBe(0)
        expect(page.world.returnListeners()).toBe(0)
        expect(page.relay.unexpected).toEqual([])
        expect(page.world.logged.filter(({ level }) => level === 'error')).toEqual([])
        page.world.dispose()
      }),
      { numRuns: RUNS, seed: SEED },
    )
    expect(printed).not.toHaveBeenCalled()
    printed.mockRestore()
  })
})
