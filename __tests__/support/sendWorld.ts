import { findRuntime } from '../../src/app/runtime/findRuntime'
import { raceAbort } from '../../src/chains/shared/raceAbort'
import { ModalError } from '../../src/domain/ModalError'
import { stripConnectorId } from '../../src/domain/payment/paymentMark'
import { transactionSubmitted } from '../../src/events/sendEvents'
import { selectEarlierRequest } from '../../src/features/send/sendRequestSelectors'
import { selectSend, sendConfirmed } from '../../src/features/send/sendSlice'
import type { WalletChange } from '../../src/ports/walletSource'
import { PAYMENT_DOUBT_MS } from '../../src/store/persistence/paymentMarks'
import { createTestStore, type TestStore } from '../../src/testing/createTestStore'
import { memoryStorage } from '../../src/testing/memoryStorage'
import { deferred, friendly, hang, quietServices, session, settle } from './flowWorld'
import { fee } from './payment'

/** A page; reloading a tab replaces its page. */
interface Page {
  readonly world: TestStore
  /** Storage changes of the other tab that this page has not received. */
  readonly unheard: { readonly key: string; readonly newValue: string | null }[]
  /** Hashes the page reported. */
  readonly told: Set<string>
  onChange: ((change: WalletChange) => void) | null
  /** Whether the review showed the doubt at the last press. */
  wasDoubtShown: boolean
  isGone: boolean
}

/** A request to a wallet. */
export interface Asked {
  readonly page: Page
  readonly payment: string
  readonly hash: string
  readonly at: number
  readonly answer: ReturnType<typeof deferred<string>>
  /** Earlier requests that were in doubt when this one was confirmed. */
  readonly doubted: readonly Asked[]
  outcome: 'none' | 'hash' | 'refused' | 'vague'
  /** Whether its outcome is no longer in doubt. */
  isSettled: boolean
}

/**
 * Two tabs that share one browser's storage, and wallets that the test scripts. `wrongs` lists
 * payments requested from a wallet while an earlier request for them was in doubt and the review
 * did not show it. Without storage, a page knows only its own requests.
 */
export function createSendWorld({ isStored = true } = {}) {
  const storage = memoryStorage()
  const asked: Asked[] = []
  const wrongs: string[] = []
  const tabs: Page[] = []

  const isInDoubt = ({ isSettled, at }: Asked) => !isSettled && Date.now() - at <= PAYMENT_DOUBT_MS

  function open(): Page {
    const page = { onChange: null, wasDoubtShown: false, isGone: false } as Partial<Page> as Page
    /** Every tab reads a new value at once, but receives its storage event later. */
    const write = (key: string, newValue: string | null) => {
      if (storage.getItem(key) === newValue) return
      if (newValue === null) storage.removeItem(key)
      else storage.setItem(key, newValue)
      for (const other of tabs) if (other !== page) other.unheard.push({ key, newValue })
    }
    const world = createTestStore({
      storage: {
        getItem: key => storage.getItem(key),
        setItem: write,
        removeItem: key => write(key, null),
      },
      ...(!isStored && { options: { storage: null } }),
      http: quietServices,
      adapter: {
        ...friendly,
        connect: async () => session,
        restore: async () => session,
        estimateFee: async () => fee,
        waitForReceipt: hang,
        watch(_connectorId, onChange) {
          page.onChange = onChange
          return () => void (page.onChange = null)
        },
        async send(_intent, fingerprint, _network, signal, isOver) {
          await Promise.resolve() // the wallet's account check
          if (isOver?.()) throw new ModalError('INTENT_CHANGED')
          const payment = stripConnectorId(fingerprint)
          const doubted = asked
            .filter(other => other.payment === payment && isInDoubt(other))
            .filter(other => isStored || other.page === page)
          if (doubted.length > 0 && !page.wasDoubtShown) wrongs.push(payment)
          const request: Asked = {
            page,
            payment,
            hash: `0x${String(asked.length).padStart(64, '0')}`,
            at: Date.now(),
            answer: deferred<string>(),
            doubted,
            outcome: 'none',
            isSettled: false,
          }
          asked.push(request)
          return raceAbort(() => request.answer.promise, signal)
        },
      },
    })
    const told = new Set<string>()
    const runtime = findRuntime(world.hostStore, 'walletModal')
    runtime.load().catch(() => undefined)
    runtime.observe(action => {
      if (transactionSubmitted.match(action)) told.add(action.payload.hash)
    })
    return Object.assign(page, { world, told, unheard: [] })
  }

  const pageAt = (pick: number): Page => tabs[pick % tabs.length] as Page
  tabs.push(open(), open())

  return {
    asked,
    wrongs,
    pageAt,
    get world() {
      return pageAt(0).world
    },
    /** The user presses “Send”, if the button is available. */
    press(pick: number) {
      const page = pageAt(pick)
      const state = page.world.store.getState()
      const { phase } = selectSend(state)
      if (phase !== 'awaitingWallet') {
        page.wasDoubtShown = phase === 'reviewing' && selectEarlierRequest(state) === 'doubt'
      }
      page.world.store.dispatch(sendConfirmed())
    },
    /** The wallet answers; only its first answer counts. */
    async answer(request: Asked | undefined, outcome: Exclude<Asked['outcome'], 'none'>) {
      if (!request || request.outcome !== 'none') return
      request.outcome = outcome
      if (outcome === 'hash') request.answer.resolve(request.hash)
      else {
        const code = outcome === 'refused' ? 'USER_REJECTED' : 'SEND_UNCERTAIN'
        request.answer.reject(new ModalError(code))
      }
      await settle()
      if (request.page.isGone || outcome === 'vague') return // the outcome stays unknown
      request.isSettled = true
      if (outcome === 'hash') for (const earlier of request.doubted) earlier.isSettled = true
    },
    /**
     * Hashes that a wallet returned to a page that is still open and that the page did not report.
     */
    lostHashes: () =>
      asked
        .filter(({ page, outcome, hash }) => {
          return outcome === 'hash' && !page.isGone && !page.told.has(hash)
        })
        .map(({ hash }) => hash),
    /** Delivers the other tab's storage events. */
    hear(pick: number) {
      const { unheard, world } = pageAt(pick)
      const engine = findRuntime(world.hostStore, 'walletModal').engine()
      for (const event of unheard.splice(0)) engine?.onStorage(new StorageEvent('storage', event))
    },
    reload(pick = 0) {
      const page = pageAt(pick)
      page.world.dispose()
      page.isGone = true
      tabs[pick % tabs.length] = open()
    },
    dispose: () => tabs.forEach(({ world }) => world.dispose()),
  }
}
