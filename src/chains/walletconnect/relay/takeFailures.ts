import { readField } from '../../shared/readField'
import type { WalletConnectLibrary } from './WalletConnectLibrary'

/** What the library does over its line, and nothing else: each fails because of the line alone. */
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

/** Failures of our own lines. A library of the host fails in the same words, which are the host's to hear. */
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
 * The library begins work that it waits for nowhere (subscribing, deleting, acknowledging); where the line is gone at that moment,
 * its failure would reach the page as an unhandled rejection. Whoever asked for something still gets the failure; what nobody waits
 * for ends here. One listener for the page, for as long as it lives: such a failure may come after the modal is gone.
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
  window?.addEventListener('unhandledrejection', take, true) // the same one is added once
}
