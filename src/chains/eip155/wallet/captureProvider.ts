import { readField } from '../../shared/readField'

/** A wallet's EIP-1193 provider as first captured. */
export interface CapturedProvider {
  /** The wallet's own object: its identity, and what `getProvider` returns to hosts. */
  readonly source: object
  /** Whether `request` is still the captured function. */
  isUnchanged(): boolean
  /** Calls the captured function, even if the provider's own has been replaced. */
  request(method: string, params?: readonly unknown[]): Promise<unknown>
  /** Subscribes if the provider supports events; returns the function that unsubscribes. */
  listen(event: string, listener: (payload: unknown) => void): () => void
}

/** Captures `request` at first sight, so that a later replacement is detected (D4). */
export function captureProvider(source: unknown): CapturedProvider | null {
  if ((typeof source !== 'object' || source === null) && typeof source !== 'function') return null
  const capturedRequest = readField(source, 'request')
  if (typeof capturedRequest !== 'function') return null
  // Some wallets return a newly bound function on each read, which cannot be compared.
  const isStable = readField(source, 'request') === capturedRequest

  return {
    source,
    isUnchanged: () => !isStable || readField(source, 'request') === capturedRequest,
    request: async (method, params) =>
      Reflect.apply(capturedRequest, source, [params ? { method, params } : { method }]) as unknown,
    listen(event, listener) {
      call(source, 'on', event, listener)
      return () => call(source, 'removeListener', event, listener)
    },
  }
}

function call(source: object, method: string, event: string, listener: (payload: unknown) => void) {
  const target = readField(source, method)
  if (typeof target !== 'function') return
  try {
    Reflect.apply(target, source, [event, listener])
  } catch {
    return // a wallet without working events is still usable
  }
}
