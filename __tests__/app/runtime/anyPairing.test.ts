import { readPageFacts } from '../../../src/clients/readPageFacts'
import {
  SUCCESS_DISPLAY_MS,
  PAIRING_TIMEOUT_MS,
  PAIRING_URI_TIMEOUT_MS,
} from '../../../src/domain/limits'
import { ModalError } from '../../../src/domain/ModalError'
import { viewEntry } from '../../../src/domain/views'
import { connectRequested, disconnectRequested } from '../../../src/events/connectionEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { pairingCheckRequested, pairingRequested } from '../../../src/events/pairingEvents'
import { pairingLinkOpened } from '../../../src/core/pairing/pairingFacts'
import { selectAttempt } from '../../../src/core/connections/attemptSelectors'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { selectModalPhase } from '../../../src/core/modal/modalSelectors'
import { backRequested } from '../../../src/events/backEvents'
import { isPairingView } from '../../../src/core/pairing/isPairingView'
import { linkGivenUp, type PairingState } from '../../../src/core/pairing/pairingSlice'
import { selectWalletConnectNamespaces } from '../../../src/core/pairing/session/walletConnectSelectors'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { selectHistory } from '../../../src/core/router/routerSelectors'
import { hasKeptPairing } from '../../../src/lib/links/keptPairing'
import { readPlatform, shouldSharePairingUris } from '../../../src/lib/links/platform'
import type { WalletSession } from '../../../src/ports/walletSource'
import type { RootState } from '../../../src/store/rootReducer'
import { answered } from '../../../src/testing/createFakeHttp'
import { createFakeWalletConnect } from '../../../src/testing/createFakeWalletConnect'
import {
  fakeWalletConnectSession,
  type FakeWalletConnect,
} from '../../../src/testing/fakeWalletConnectSession'
import { createTestStore } from '../../../src/testing/createTestStore'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import {
  bob,
  deferred,
  friendly,
  HERON,
  pass,
  quietServices,
  session,
  settle,
} from '../../support/flowWorld'
import {
  does,
  RUNS,
  searched,
  searchInterleavings,
  usual,
  type Happenings,
} from '../../support/interleavings'
import {
  bothSession,
  qrCodeView,
  connectionIn,
  evmPart,
  evmSession,
  remoteWallet,
  openPairingUri,
  pairingIn,
  solanaPart,
  twoFamilies,
  LINK_KEY,
  pairingUriIn as shownCodeIn,
} from '../../support/walletConnectWorld'
import { PHONE, TELEGRAM_APPS } from '../../support/telegram'

jest.setTimeout(Math.max(300_000, RUNS * 1_000))

/** The platforms on which the page may run. */
const PLACES = [readPageFacts(undefined), PHONE, TELEGRAM_APPS.iOS, TELEGRAM_APPS.web] as const
const solanaOnly = fakeWalletConnectSession({ solana: solanaPart })
const elsewhere = fakeWalletConnectSession({
  eip155: { ...evmPart, caipNetworkIds: ['eip155:999'], activeCaipNetworkId: 'eip155:999' },
})
/** Shares only networks that the page does not list. */
const useless = fakeWalletConnectSession({
  polkadot: {
    accounts: [{ namespace: 'polkadot', address: '5Grw', type: 'eoa' }],
    caipNetworkIds: ['polkadot:91b171bb158e2d3848fa23a9f1c25182'],
    activeCaipNetworkId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
    methods: [],
    capabilities: [],
  },
})
const SESSIONS = [evmSession, bothSession, solanaOnly, elsewhere, useless]

/**
 * A page, its reloads, injected wallets that answer when the test decides, and a relay that may
 * fail.
 */
function createPage(kind: number) {
  const storage = memoryStorage()
  const facts = PLACES[kind % PLACES.length] ?? PLACES[0]
  const asked: ReturnType<typeof deferred<WalletSession>>[] = []
  const begin = (walletConnect: FakeWalletConnect) => {
    const world = createTestStore({
      storage,
      walletConnect,
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
    world.page.facts = facts
    return world
  }
  const walletConnect = createFakeWalletConnect()
  const page = {
    world: begin(walletConnect),
    walletConnect,
    storage,
    asked,
    isFrozen: false,
    reload: () => undefined as void,
  }
  page.reload = () => {
    page.world.dispose()
    page.isFrozen = false
    page.walletConnect = createFakeWalletConnect({ stored: page.walletConnect.stored() })
    page.world = begin(page.walletConnect)
  }
  return page
}
type Page = ReturnType<typeof createPage>

const latest = ({ walletConnect }: Page) => walletConnect.pairings.at(-1)
const picked = ({ walletConnect }: Page, pick: number) =>
  walletConnect.pairings[pick % walletConnect.pairings.length]
const sessionOf = (pick: number) => SESSIONS[pick % SESSIONS.length] ?? evmSession

const farLinkOpened = pairingLinkOpened({ href: 'far://', name: 'Far Wallet' })
const stateOf = ({ world }: Page) => world.store.getState()
/** The slice does not exist before the first pairing. */
const pairingUriIn = (page: Page): Partial<PairingState> =>
  (stateOf(page) as Partial<RootState>).pairing ?? { pairingUriId: null }
const farIn = (page: Page) => [...selectWalletConnectNamespaces(stateOf(page))].sort()
/** Whether a pairing URI is on screen and the page receives the wallet's answer at once. */
const isHeard = (page: Page) =>
  pairingUriIn(page).phase === 'waiting' && latest(page)?.isOpen === true && !page.isFrozen
const isWithoutWallet = (page: Page) =>
  (['eip155', 'solana'] as const).every(
    namespace => connectionIn(page.world, namespace).phase === 'disconnected',
  )

/** The pairing URI in state belongs to the open pairing, and is its newest. */
async function expectHonestCode(page: Page) {
  await settle()
  const { pairingUriId = null, phase } = pairingUriIn(page)
  expect(pairingUriId !== null).toBe(phase === 'waiting')
  if (pairingUriId === null) return
  expect(latest(page)?.isOpen).toBe(true)
  expect(latest(page)?.codes.at(-1)?.uri).toBe(shownCodeIn(page.world))
}

const happenings: Happenings<Page> = {
  ...usual,
  openPairingUri: page => does(page, openPairingUri),
  openAny: page =>
    does(page, modalOpenRequested({ view: viewEntry('ConnectingWalletConnectBasic') })),
  pushCode: page => does(page, viewPushed(qrCodeView)),
  pushHelp: page => does(page, viewPushed(viewEntry('Downloads', { wallet: remoteWallet }))),
  pair: page => does(page, pairingRequested({ wallet: remoteWallet })),
  pairAny: page => does(page, pairingRequested({ wallet: null })),
  // Without a pairing URI there is no link to press.
  follow(page) {
    if ((pairingUriIn(page).pairingUriId ?? null) !== null) does(page, farLinkOpened)
  },
  giveUpLink: page => does(page, linkGivenUp()),
  check: page => does(page, pairingCheckRequested()),
  approve: (page, pick) => latest(page)?.approve(sessionOf(pick)),
  approveAnOldCode: (page, pick) => picked(page, pick)?.approve(sessionOf(pick)),
  refuse: page => latest(page)?.refuse(),
  refuseAnOldCode: (page, pick) => picked(page, pick)?.refuse(),
  fail: page => latest(page)?.refuse(new ModalError('RELAY_UNREACHABLE')),
  renew: page => void latest(page)?.issuePairingUri(),
  renewAnOldCode: (page, pick) => void picked(page, pick)?.issuePairingUri(),
  cutOff: ({ walletConnect }) => walletConnect.cutOff(true),
  reachable: ({ walletConnect }) => walletConnect.cutOff(false),
  freeze(page) {
    page.isFrozen = true
    page.walletConnect.freeze()
  },
  async comeBack(page) {
    page.world.page.comeBack()
    await settle()
  },
  walletLeaves: ({ walletConnect }) => {
    if (walletConnect.client.session()) walletConnect.report({ kind: 'disconnected' })
  },
  walletChanges: ({ walletConnect }, pick) => {
    if (walletConnect.client.session())
      walletConnect.report({ kind: 'session', session: sessionOf(pick) })
  },
  walletSwitches: ({ walletConnect }) => {
    if (walletConnect.client.session()?.namespaces.eip155)
      walletConnect.report({ kind: 'accounts', namespace: 'eip155', accounts: [bob] })
  },
  connect: page => does(page, connectRequested(HERON)),
  answer: ({ asked }, pick) => asked[pick % asked.length]?.resolve(session),
  decline: ({ asked }, pick) => asked[pick % asked.length]?.reject(new ModalError('USER_REJECTED')),
  disconnectOne: page => does(page, disconnectRequested({ namespace: 'eip155' })),
  patience: () => pass(PAIRING_URI_TIMEOUT_MS),
  timeOut: () => pass(PAIRING_TIMEOUT_MS),

  async lookAtCode(page) {
    await expectHonestCode(page)
  },
  async newCodeIsShown(page) {
    await settle()
    if (!isHeard(page)) return
    const code = latest(page)?.issuePairingUri()
    await settle()
    expect(pairingIn(page.world)).toMatchObject({
      phase: 'waiting',
      expiresAt: code?.expiresAt,
    })
    expect(shownCodeIn(page.world)).toBe(code?.uri)
  },
  async codeStaysWhileItHolds(page) {
    await settle()
    const [first, renewed] = latest(page)?.codes ?? []
    if (!isHeard(page) || !isWithoutWallet(page) || !first || renewed) return
    if (first.expiresAt - Date.now() <= PAIRING_URI_TIMEOUT_MS) return
    await pass(PAIRING_URI_TIMEOUT_MS)
    expect(pairingIn(page.world)).toMatchObject({
      phase: 'waiting',
      expiresAt: first.expiresAt,
    })
    expect(shownCodeIn(page.world)).toBe(first.uri)
  },
  async approvalConnects(page, pick) {
    await settle()
    if (!isHeard(page)) return
    const approved = pick % 2 === 0 ? evmSession : bothSession
    latest(page)?.approve(approved)
    await settle()
    expect(farIn(page)).toEqual(Object.keys(approved.namespaces).sort())
    expect(pairingIn(page.world)).toMatchObject({ phase: 'approved', pairingUriId: null })
  },
  async refusalIsSaid(page) {
    await settle()
    if (!isHeard(page)) return
    latest(page)?.refuse()
    await settle()
    expect(pairingIn(page.world)).toMatchObject({
      phase: 'failed',
      pairingUriId: null,
      error: { code: 'USER_REJECTED' },
    })
  },
  async missedApprovalIsFetched(page) {
    await settle()
    if (!isHeard(page)) return
    page.walletConnect.freeze()
    latest(page)?.approve(bothSession)
    await settle()
    page.world.page.comeBack()
    await settle()
    expect(farIn(page)).toEqual(['eip155', 'solana'])
  },
  /** Holds after the wallet's link was followed, too. */
  async leavingTakesCodeBack(page, pick) {
    await settle()
    if (!selectIsOpen(stateOf(page))) return
    if (isHeard(page) && pick % 2 === 0) does(page, farLinkOpened)
    await pass(1_000)
    does(page, modalCloseRequested({ by: 'visitor' }))
    await pass(1_000)
    if (selectIsOpen(stateOf(page))) return
    expect(page.walletConnect.openPairings()).toBe(0)
    expect(hasKeptPairing(page.storage)).toBe(false)
    if (farIn(page).length === 0) expect(page.storage.getItem(LINK_KEY)).toBeNull()
  },
  async goingBackTakesCodeBack(page) {
    does(page, modalOpenRequested({}))
    does(page, viewPushed(qrCodeView))
    await settle()
    if (!isHeard(page) || !selectIsOpen(stateOf(page))) return
    does(page, backRequested())
    await settle()
    if (shouldSharePairingUris(readPlatform(page.world.page.facts))) return
    const isShown = selectHistory(stateOf(page)).some(isPairingView)
    expect(page.walletConnect.openPairings()).toBe(isShown ? 1 : 0)
  },
  /**
   * The wallet opens, the phone discards the page, and the wallet answers the page that is loaded
   * next.
   */
  async discard(page, pick) {
    await settle()
    if (!isHeard(page) || !isWithoutWallet(page)) return
    does(page, farLinkOpened)
    await pass(1_000)
    if (!isHeard(page) || !isWithoutWallet(page)) return
    const isMobile = readPlatform(page.world.page.facts).isMobile
    expect(hasKeptPairing(page.storage)).toBe(isMobile)
    page.reload()
    await pass(1_000)
    expect(page.walletConnect.openPairings()).toBe(isMobile ? 1 : 0)
    if (!isMobile) return
    const answer = (['approved', 'refused', 'not waited for'] as const)[pick % 3]
    if (answer === 'approved') latest(page)?.approve(bothSession)
    if (answer === 'refused') latest(page)?.refuse()
    if (answer === 'not waited for') does(page, connectRequested(HERON))
    await pass(1_000)
    expect(farIn(page)).toEqual(answer === 'approved' ? ['eip155', 'solana'] : [])
    expect(hasKeptPairing(page.storage)).toBe(false)
    expect(page.walletConnect.openPairings()).toBe(0)
  },
}

describe('any interleaving of pairings', () => {
  it(`ends in an idle modal that can be used (${searched})`, () =>
    searchInterleavings({
      happenings,
      begin: createPage,
      check: ({ walletConnect }) => expect(walletConnect.openPairings()).toBeLessThanOrEqual(1),
      async end(page) {
        page.walletConnect.cutOff(false)
        await page.walletConnect.client.refresh() // the network is back
        does(page, modalCloseRequested({ by: 'page' }))
        await pass(PAIRING_TIMEOUT_MS + 2_000) // long enough for storage to be written
        const mustChoose = stateOf(page).router.history.at(-1)?.name === 'UnsupportedChain'
        expect(selectModalPhase(stateOf(page))).toBe(mustChoose ? 'open' : 'closed')
        expect(selectAttempt(stateOf(page))?.phase).not.toBe('waiting')
        expect(['asking', 'waiting']).not.toContain(pairingIn(page.world).phase)
        expect(pairingIn(page.world).pairingUriId).toBeNull()
        expect(page.walletConnect.openPairings()).toBe(0)
        expect(hasKeptPairing(page.storage)).toBe(false)
        for (const namespace of ['eip155', 'solana'] as const) {
          expect(['connected', 'disconnected']).toContain(connectionIn(page.world, namespace).phase)
        }
        const far = farIn(page)
        const live = page.walletConnect.client.session()
        expect(far).toEqual(
          Object.keys(live?.namespaces ?? {})
            .filter(name => far.some(each => each === name))
            .sort(),
        )
        expect(live === null).toBe(far.length === 0)
        if (far.length === 0) expect(page.storage.getItem(LINK_KEY)).toBeNull()
        expect(page.walletConnect.listenerCount()).toBe(far.length === 0 ? 0 : far.length + 1)
        expect(page.world.returnListeners()).toBe(far.length === 0 ? 0 : 1)

        does(page, disconnectRequested({}))
        await pass(2_000)
        expect(page.walletConnect.client.session()).toBeNull()
        expect(page.storage.getItem(LINK_KEY)).toBeNull()
        does(page, openPairingUri)
        await settle()
        expect(pairingIn(page.world)).toMatchObject({ phase: 'waiting', wallet: remoteWallet })
        latest(page)?.approve(bothSession)
        await pass(SUCCESS_DISPLAY_MS)
        expect(farIn(page)).toEqual(['eip155', 'solana'])
        expect(selectIsOpen(stateOf(page))).toBe(false)

        does(page, disconnectRequested({}))
        await pass(3_700_000)
        expect(page.walletConnect.listenerCount()).toBe(0)
        expect(page.world.returnListeners()).toBe(0)
        expect(page.walletConnect.unexpected).toEqual([])
      },
    }))
})
