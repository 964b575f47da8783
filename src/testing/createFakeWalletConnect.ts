import { toAbortError, raceAbort, withModalErrors } from '../chains/shared/raceAbort'
import { toWalletConnectError } from '../chains/walletconnect/relay/toWalletConnectError'
import { ModalError } from '../domain/ModalError'
import { parseCaipNetworkId, type CaipNetworkId } from '../lib/address/caip'
import { hasKeptPairing, PROPOSALS_KEY } from '../lib/links/keptPairing'
import type { KeyValueStorage } from '../ports/browser'
import type { ChainAdapterDescriptor } from '../ports/chainAdapter'
import type {
  PairingUri,
  WalletConnectChange,
  WalletConnectClient,
  RelayConnectionStatus,
  WalletConnectRequest,
  WalletConnectSession,
  SignInRequest,
} from '../ports/walletConnect'
import type { WalletConnectDescriptor } from '../ports/walletConnectDescriptor'
import { createFakeAdapter, type FakeAdapter } from './createFakeAdapter'
import {
  fakeWalletConnectSession,
  type FakePairing,
  type FakeWalletConnect,
  type FakeWalletConnectOptions,
} from './fakeWalletConnectSession'

/** Maps a wallet's error as the package's client does. */
const toReportedError = (thrown: unknown) => toWalletConnectError(thrown, 'INTERNAL_RPC_ERROR')

const PAIRING_URI_LIFE_MS = 240_000

/**
 * Fakes the relay and its library. It follows the test's instructions; any other call is refused
 * with `… was not expected in this test` and recorded.
 *
 * @example
 * const relay = createFakeWalletConnect()
 * const { store } = createTestStore({ relay })
 * store.dispatch(pairingRequested({ wallet: null }))
 */
export function createFakeWalletConnect(options: FakeWalletConnectOptions = {}): FakeWalletConnect {
  const now = options.now ?? (() => Date.now())
  const pairings: (FakePairing & { close(): void })[] = []
  const listeners = new Set<(change: WalletConnectChange) => void>()
  const requests: WalletConnectRequest[] = []
  const adapters: FakeAdapter[] = []
  const unexpected: string[] = []
  let live: WalletConnectSession | null = null
  let status: RelayConnectionStatus = { isLost: false, isAwaited: false, code: null }
  let stored = options.stored ?? null
  let storage: KeyValueStorage | undefined
  let isCutOff = false
  let isFrozen = false
  let kept: (() => void)[] = []
  const cutOffFrom: (() => void)[] = []
  let refreshes = 0
  let loads = 0
  let codes = 0

  const refuse = (what: string): Error => {
    unexpected.push(what)
    return new Error(`${what} was not expected in this test`)
  }
  const arrive = (fact: () => void) => {
    if (isFrozen) kept.push(fact)
    else fact()
  }

  function openPairing(
    onPairingUri: (code: PairingUri) => void,
    signal: AbortSignal,
    resolve: (session: WalletConnectSession) => void,
    reject: (reason: Error) => void,
  ) {
    const shown: PairingUri[] = []
    let isOpen = true
    const close = () => {
      isOpen = false
      signal.removeEventListener('abort', giveUp)
    }
    /** Ends the pairing for good, not only for this page. */
    const finish = () => {
      close()
      storage?.removeItem(PROPOSALS_KEY)
    }
    const giveUp = () => {
      finish()
      reject(toAbortError(signal))
    }
    signal.addEventListener('abort', giveUp)
    const pairing = {
      codes: shown,
      get isOpen() {
        return isOpen
      },
      issuePairingUri() {
        codes += 1
        const topic = String(codes).padStart(64, '0')
        const uri = `wc:${topic}@2?relay-protocol=irn&symKey=${'5e'.repeat(32)}`
        const code = { uri, expiresAt: now() + PAIRING_URI_LIFE_MS }
        shown.push(code)
        if (isOpen) onPairingUri(code)
        return code
      },
      approve(session?: WalletConnectSession) {
        arrive(() => {
          if (!isOpen) return // The pairing URI is no longer valid.
          finish()
          const approved = session ?? fakeWalletConnectSession({})
          if (Object.keys(approved.namespaces).length === 0)
            return reject(new ModalError('NO_ACCOUNTS', 'The wallet shared no account'))
          live = approved
          stored = approved
          resolve(approved)
        })
      },
      refuse(error: Error = new ModalError('USER_REJECTED')) {
        arrive(() => {
          if (!isOpen) return
          finish()
          reject(error)
        })
      },
      close,
    }
    pairings.push(pairing)
    if (!isCutOff) pairing.issuePairingUri()
  }

  const connect: WalletConnectClient['connect'] = (onPairingUri, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) reject(toAbortError(signal))
      else if (pairings.some(({ isOpen }) => isOpen)) reject(refuse('a second pairing'))
      else openPairing(onPairingUri, signal, resolve, reject)
    })

  const { signs } = options
  const client: WalletConnectClient = {
    connect,
    ...(signs && {
      authenticate: async (request: SignInRequest, ...rest: Parameters<typeof connect>) => ({
        session: await connect(...rest),
        statements: signs(request),
      }),
    }),
    keepPairingUris() {
      if (pairings.some(({ isOpen }) => isOpen)) storage?.setItem(PROPOSALS_KEY, '[{}]')
    },
    resume: signal =>
      new Promise((resolve, reject) => {
        if (!hasKeptPairing(storage)) resolve(null)
        else openPairing(() => undefined, signal, resolve, reject)
      }),
    restore: signal =>
      raceAbort(
        () =>
          new Promise(resolve => {
            const back = () => {
              if (!signal.aborted) resolve((live = stored))
            }
            if (isCutOff) cutOffFrom.push(back)
            else back()
          }),
        signal,
      ),
    async disconnect() {
      live = null
      stored = null
    },
    watch(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
    request: (request, signal) =>
      withModalErrors(toReportedError, signal, async () => {
        requests.push(request)
        const answer = options.answers?.[request.method]
        if (!answer) throw refuse(request.method)
        return answer(request)
      }),
    chooseNetwork(caipNetworkId: CaipNetworkId) {
      const { namespace } = parseCaipNetworkId(caipNetworkId)
      const part = live?.namespaces[namespace]
      if (!live || !part?.caipNetworkIds.includes(caipNetworkId))
        throw refuse(`choosing ${caipNetworkId}`)
      const chosen = { ...part, activeCaipNetworkId: caipNetworkId }
      live = { ...live, namespaces: { ...live.namespaces, [namespace]: chosen } }
      stored = live
    },
    async refresh() {
      refreshes += 1
      isFrozen = false
      const facts = kept
      kept = []
      for (const fact of facts) fact()
    },
    session: () => live,
    connectionStatus: () => status,
    async ping() {
      if (!live) throw refuse('a ping without a session')
    },
    eip1193: {},
    getProvider: () => client,
    dispose() {
      for (const pairing of pairings) pairing.close()
      listeners.clear()
    },
  }

  const descriptor: WalletConnectDescriptor = {
    kind: 'walletConnect',
    load: async ports => {
      storage = ports.storage
      loads += 1
      return client
    },
    async loadWallets(_walletConnect, namespace, _family: ChainAdapterDescriptor | undefined) {
      const adapter = createFakeAdapter({ namespace, ...options.adapter })
      adapters.push(adapter)
      return adapter
    },
  }

  return {
    descriptor,
    client,
    pairings,
    pairing() {
      const latest = pairings.at(-1)
      if (!latest) throw new Error('no pairing was requested yet')
      return latest
    },
    openPairings: () => pairings.filter(({ isOpen }) => isOpen).length,
    stored: () => stored,
    listenerCount: () => listeners.size,
    refreshCount: () => refreshes,
    requests,
    adapters,
    unexpected,
    cutOff(value) {
      isCutOff = value
      if (!value) for (const back of cutOffFrom.splice(0)) back()
    },
    freeze: () => void (isFrozen = true),
    report(change) {
      arrive(() => {
        if (change.kind === 'session') stored = live = change.session
        if (change.kind === 'status') status = change.status
        if (change.kind === 'disconnected') {
          live = null
          stored = null
        }
        for (const listener of [...listeners]) listener(change)
      })
    },
    loadCount: () => loads,
  }
}
