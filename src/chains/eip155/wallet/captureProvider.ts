import { readField } from '../../shared/readField'

/** A wallet's EIP-1193 object as it was when it showed itself. */
export interface CapturedProvider {
  /** The wallet's own object: its identity, and what a host gets that asks for the provider. */
  readonly source: object
  /** Whether `request` is still the very function that was captured. */
  isUnchanged(): boolean
  /** Calls the captured function, whatever the object says by now. */
  request(method: string, params?: readonly unknown[]): Promise<unknown>
  /** Listens where the wallet can be listened to. */
  listen(event: string, listener: (payload: unknown) => void): () => void
}

/** Keeps a wallet's `request` at first sight, so that nobody can slip in another one unseen (D4). */
export function captureProvider(source: unknown): CapturedProvider | null {
  if ((typeof source !== 'object' || source === null) && typeof source !== 'function') return null
  const capturedRequest = readField(source, 'request')
  if (typeof capturedRequest !== 'function') return null
  // Some wallets hand out a freshly bound function at each look; its identity then says nothing.
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
    return // a wallet without working events is still a wallet
  }
}
