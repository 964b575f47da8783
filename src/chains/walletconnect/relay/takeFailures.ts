import { readField } from '../../shared/readField'
import type { WalletConnectLibrary } from './WalletConnectLibrary'

/** Relayer methods that fail only because of the connection. */
const OVER_THE_LINE = [
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

const remember = (thrown: unknown) => {
  if (typeof thrown === 'object' && thrown !== null) failures.add(thrown)
}

function take(event: PromiseRejectionEvent): void {
  const reason: unknown = event.reason
  if (typeof reason !== 'object' || reason === null || !failures.has(reason)) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * Suppresses unhandled rejections of the library's background work when the connection is lost;
 * callers still get theirs. The listener outlives the modal, because such failures may come later.
 */
export function takeFailures(
  { client: { core } }: WalletConnectLibrary,
  window: Window | undefined,
): void {
  const { relayer } = core
  for (const name of OVER_THE_LINE) {
    const method = readField(relayer, name)
    if (typeof method !== 'function') continue
    Reflect.set(relayer, name, (...given: unknown[]) => {
      const answer: unknown = Reflect.apply(method, relayer, given)
      Promise.resolve(answer).catch(remember)
      return answer
    })
  }
  window?.addEventListener('unhandledrejection', take, true) // duplicates are ignored
}
