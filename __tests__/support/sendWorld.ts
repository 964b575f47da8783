import { findRuntime } from '../../src/app/runtime/findRuntime'
import { raceAbort } from '../../src/chains/shared/raceAbort'
import { ModalError } from '../../src/domain/ModalError'
import { paymentOf } from '../../src/domain/payment/paymentMark'
import { transactionSubmitted } from '../../src/events/sendEvents'
import { selectEarlierRequest } from '../../src/features/send/sendRequestSelectors'
import { selectSend, sendConfirmed } from '../../src/features/send/sendSlice'
import type { WalletChange } from '../../src/ports/walletSource'
import { PAYMENT_DOUBT_MS } from '../../src/store/persistence/paymentMarks'
import { createTestStore, type TestStore } from '../../src/testing/createTestStore'
import { memoryStorage } from '../../src/testing/memoryStorage'
import { deferred, friendly, hang, quietServices, session, settle } from './flowWorld'
import { fee } from './payment'

/** A page; a tab that is loaded again shows another one. */
interface Page {
  readonly world: TestStore
  /** What it has not heard the other tab write. */
  readonly unheard: { readonly key: string; readonly newValue: string | null }[]
  /** Hashes it told of. */
  readonly told: Set<string>
  onChange: ((change: WalletChange) => void) | null
  /** What its review said at the last press. */
  wasDoubtShown: boolean
  isGone: boolean
}

/** What a wallet was asked for. */
export interface Asked {
  readonly page: Page
  readonly payment: string
  readonly hash: string
  readonly at: number
  readonly answer: ReturnType<typeof deferred<string>>
  /** Earlier requests that were in doubt when this one was confirmed. */
  readonly doubted: readonly Asked[]
  outcome: 'none' | 'hash' | 'refused' | 'vague'
  /** Nobody needs to doubt it any more. */
  isSettled: boolean
}

/**
 * Two tabs of one browser over one storage, and wallets that do what the test says when it says so. `wrongs` are payments
 * that a wallet was asked for while an earlier request for them was in doubt, and the review did not say so. Where nothing
 * is stored, a page knows of its own requests only.
 */
export function createSendWorld({ isStored = true } = {}) {
  const storage = memoryStorage()
  const asked: Asked[] = []
  const wrongs: string[] = []
  const tabs: Page[] = []

  const isInDoubt = ({ isSettled, at }: Asked) => !isSettled && Date.now() - at <= PAYMENT_DOUBT_MS

  function open(): Page {
    const page = { onChange: null, wasDoubtShown: false, isGone: false } as Partial<Page> as Page
    /** Every tab reads what is written at once; that it was written it hears later. */
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
          await Promise.resolve() // it is asked who it is
          if (isOver?.()) throw new ModalError('INTENT_CHANGED')
          const payment = paymentOf(fingerprint)
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
    /** The visitor presses “Send”, where there is such a button. */
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
      if (request.page.isGone || outcome === 'vague') return // nobody learns what became of it
      request.isSettled = true
      if (outcome === 'hash') for (const earlier of request.doubted) earlier.isSettled = true
    },
    /** Hashes that a wallet gave to a page that is still there, and that it did not tell of. */
    lostHashes: () =>
      asked
        .filter(({ page, outcome, hash }) => {
          return outcome === 'hash' && !page.isGone && !page.told.has(hash)
        })
        .map(({ hash }) => hash),
    /** A tab hears what the other one wrote. */
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
