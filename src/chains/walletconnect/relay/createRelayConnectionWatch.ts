import type { ErrorCode } from '../../../domain/errorCatalogue'
import { serviceErrorCode } from '../../../domain/serviceErrorCode'
import type { RelayConnectionStatus } from '../../../ports/walletConnect'
import { readField } from '../../shared/readField'
import type { LiveSession } from '../session/createLiveSession'
import type { Delay } from './Delay'
import type { WalletConnectLibrary } from './WalletConnectLibrary'

/** Visitors are notified within five seconds (P29); steps exclude time while suspended. */
const STEP_MS = 500
const STEPS = 7

/** Watches whether requests can reach the wallet. */
export interface RelayConnectionWatch {
  /** Follows the library's relay connection; returns the function that stops it. */
  follow(library: WalletConnectLibrary): () => void
  /** Registers a request to the wallet; returns the function that ends it. */
  begin(request: object): () => void
  status(): RelayConnectionStatus
}

/** Watches whether the socket is open and the relay accepts requests from the page. */
export function createRelayConnectionWatch(
  session: LiveSession,
  delay: Delay,
): RelayConnectionWatch {
  const down = new Set<WalletConnectLibrary>()
  const refused = new Map<WalletConnectLibrary, ErrorCode>()
  /** Unanswered requests, and of these the ones the relay missed in time or accepted. */
  const waiting = new Set<unknown>()
  const unsent = new Set<unknown>()
  const sent = new Set<unknown>()
  let reportedStatus: RelayConnectionStatus = { isLost: false, isAwaited: false, code: null }

  function status(): RelayConnectionStatus {
    const library = session.current()?.status.library
    const code = (library && refused.get(library)) ?? null
    const isLost = library !== undefined && (down.has(library) || code !== null || unsent.size > 0)
    return { isLost, isAwaited: waiting.size > 0, code }
  }

  function reportStatus() {
    const now = status()
    if (JSON.stringify(now) === JSON.stringify(reportedStatus)) return
    reportedStatus = now
    session.tell({ kind: 'status', status: now })
  }

  function runAfterGracePeriod(signal: AbortSignal, work: () => void) {
    const wait = async () => {
      for (let step = 0; step < STEPS; step += 1) {
        if (!(await delay(STEP_MS, signal))) return
      }
      if (!signal.aborted) work()
    }
    wait().catch(() => undefined) // the delay rejects when its clock stops
  }

  return {
    status,

    follow(library) {
      const { client } = library
      const { relayer } = client.core
      let patience = new AbortController()
      const onLost = () => {
        patience.abort()
        patience = new AbortController()
        runAfterGracePeriod(patience.signal, () => {
          if (relayer.connected) return
          down.add(library)
          reportStatus()
        })
      }
      const onConnect = () => {
        patience.abort()
        down.delete(library)
        refused.delete(library)
        reportStatus()
      }
      const onError = (thrown: unknown) => {
        const code = serviceErrorCode(thrown)
        if (!code) return
        refused.set(library, code)
        reportStatus()
      }
      const onSent = (payload: unknown) => {
        const request = readField(payload, 'request')
        if (!waiting.has(request)) return
        unsent.delete(request)
        sent.add(request)
        reportStatus()
      }
      relayer.on('relayer_disconnect', onLost)
      relayer.on('relayer_connect', onConnect)
      relayer.on('relayer_error', onError)
      client.on('session_request_sent', onSent)
      if (!relayer.connected) onLost()
      return () => {
        patience.abort()
        down.delete(library)
        refused.delete(library)
        relayer.off('relayer_disconnect', onLost)
        relayer.off('relayer_connect', onConnect)
        relayer.off('relayer_error', onError)
        client.off('session_request_sent', onSent)
      }
    },

    begin(request) {
      const patience = new AbortController()
      waiting.add(request)
      reportStatus()
      runAfterGracePeriod(patience.signal, () => {
        if (sent.has(request)) return
        unsent.add(request)
        reportStatus()
        // The socket may report itself open although it is dead; the check replaces it.
        session
          .current()
          ?.status.transport.check()
          .catch(() => undefined) // the transport retries by itself
      })
      return () => {
        patience.abort()
        waiting.delete(request)
        unsent.delete(request)
        sent.delete(request)
        reportStatus()
      }
    },
  }
}
