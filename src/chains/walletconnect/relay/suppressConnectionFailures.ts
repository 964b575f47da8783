import { readField } from '../../shared/readField'
import type { WalletConnectLibrary } from './WalletConnectLibrary'

/** Relayer methods that fail only because of the connection. */
const RELAYER_METHODS = [
  'confirmOnlineStateOrThrow',
  'toEstablishConnection',
  'connect',
  'transportOpen',
  'restartTransport',
  'request',
  'publish',
  'publishCustom',
  'subscribe',
  'unsubscribe',
]

/** Failures of our own connections; those of a host's library are left to the host. */
const failures = new WeakSet<object>()

const rememberFailure = (thrown: unknown) => {
  if (typeof thrown === 'object' && thrown !== null) failures.add(thrown)
}

function suppressKnownFailure(event: PromiseRejectionEvent): void {
  const reason: unknown = event.reason
  if (typeof reason !== 'object' || reason === null || !failures.has(reason)) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * Suppresses unhandled rejections of the library's background work when the connection is lost;
 * callers still get theirs. The listener outlives the modal, because such failures may come later.
 */
export function suppressConnectionFailures(
  { client: { core } }: WalletConnectLibrary,
  window: Window | undefined,
): void {
  const { relayer } = core
  for (const name of RELAYER_METHODS) {
    const method = readField(relayer, name)
    if (typeof method !== 'function') continue
    Reflect.set(relayer, name, (...given: unknown[]) => {
      const answer: unknown = Reflect.apply(method, relayer, given)
      Promise.resolve(answer).catch(rememberFailure)
      return answer
    })
  }
  // Duplicates are ignored.
  window?.addEventListener('unhandledrejection', suppressKnownFailure, true)
}
