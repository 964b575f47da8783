import type { ErrorCode } from '../../../domain/errorCatalogue'
import { serviceErrorCode } from '../../../domain/serviceErrorCode'
import type { RelayConnectionStatus } from '../../../ports/walletConnect'
import { readField } from '../../shared/readField'
import type { LiveSession } from '../session/createLiveSession'
import type { Delay } from './Delay'
import type { WalletConnectLibrary } from './WalletConnectLibrary'

/** Somebody who waits is told within five seconds (P29). Counted in steps: a page that sleeps has not waited. */
const STEP_MS = 500
const STEPS = 7

/** Whether requests can reach the wallet. */
export interface RelayConnectionWatch {
  /** For the life of a line; the answer stops that. */
  follow(library: WalletConnectLibrary): () => void
  /** A request leaves for the wallet; to be told when it is over. */
  begin(request: object): () => void
  status(): RelayConnectionStatus
}

/**
 * Knows whether the live session's line stands: the socket is there, the relay took in what it was given, and it has not
 * shown us the door.
 */
export function createRelayConnectionWatch(
  session: LiveSession,
  delay: Delay,
): RelayConnectionWatch {
  const down = new Set<WalletConnectLibrary>()
  const refused = new Map<WalletConnectLibrary, ErrorCode>()
  /** Requests without an answer; those the relay did not take in in time, and those it did. */
  const waiting = new Set<unknown>()
  const unsent = new Set<unknown>()
  const sent = new Set<unknown>()
  let told: RelayConnectionStatus = { isLost: false, isAwaited: false, code: null }

  function status(): RelayConnectionStatus {
    const library = session.current()?.status.library
    const code = (library && refused.get(library)) ?? null
    const isLost = library !== undefined && (down.has(library) || code !== null || unsent.size > 0)
    return { isLost, isAwaited: waiting.size > 0, code }
  }

  function tell() {
    const now = status()
    if (JSON.stringify(now) === JSON.stringify(told)) return
    told = now
    session.tell({ kind: 'status', status: now })
  }

  function afterPatience(signal: AbortSignal, work: () => void) {
    const wait = async () => {
      for (let step = 0; step < STEPS; step += 1) {
        if (!(await delay(STEP_MS, signal))) return
      }
      if (!signal.aborted) work()
    }
    wait().catch(() => undefined) // the clock stopped with the page
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
        afterPatience(patience.signal, () => {
          if (relayer.connected) return
          down.add(library)
          tell()
        })
      }
      const onConnect = () => {
        patience.abort()
        down.delete(library)
        refused.delete(library)
        tell()
      }
      const onError = (thrown: unknown) => {
        const code = serviceErrorCode(thrown)
        if (!code) return
        refused.set(library, code)
        tell()
      }
      const onSent = (payload: unknown) => {
        const request = readField(payload, 'request')
        if (!waiting.has(request)) return
        unsent.delete(request)
        sent.add(request)
        tell()
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
      tell()
      afterPatience(patience.signal, () => {
        if (sent.has(request)) return
        unsent.add(request)
        tell()
        // A socket that still calls itself open is found out and replaced.
        session
          .current()
          ?.status.transport.check()
          .catch(() => undefined) // it is tried again by itself
      })
      return () => {
        patience.abort()
        waiting.delete(request)
        unsent.delete(request)
        sent.delete(request)
        tell()
      }
    },
  }
}
