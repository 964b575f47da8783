type Listener = (payload: unknown) => void
type Answer = (params: readonly unknown[]) => unknown

export interface WalletCall {
  readonly method: string
  readonly params: readonly unknown[]
}

/** A wallet's error as wallets throw it: a plain object with a code. */
export const walletError = (code: number, message = `code ${code}`, data?: unknown) => ({
  code,
  message,
  ...(data !== undefined && { data }),
})

/** Never resolves. */
export const hang = () => new Promise<never>(() => {})

/**
 * An EIP-1193 provider with scripted answers that rejects everything else. A function is called
 * with the params; for a queue of answers, pass a function that shifts.
 */
export function createFakeProvider(answers: Record<string, unknown> = {}) {
  const scripted = new Map<string, unknown>(Object.entries(answers))
  const calls: WalletCall[] = []
  const listeners = new Map<string, Set<Listener>>()
  const of = (event: string) => {
    const known = listeners.get(event) ?? new Set<Listener>()
    listeners.set(event, known)
    return known
  }
  return {
    calls,
    methods: () => calls.map(call => call.method),
    script(method: string, answer: unknown) {
      scripted.set(method, answer)
    },
    emit(event: string, payload?: unknown) {
      for (const listener of [...of(event)]) listener(payload)
    },
    listenerCount: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
    provider: {
      async request({ method, params = [] }: { method: string; params?: readonly unknown[] }) {
        calls.push({ method, params })
        if (!scripted.has(method)) throw new Error(`${method} was not expected in this test`)
        const answer = scripted.get(method)
        return typeof answer === 'function' ? (answer as Answer)(params) : answer
      },
      on(event: string, listener: Listener) {
        of(event).add(listener)
      },
      removeListener(event: string, listener: Listener) {
        of(event).delete(listener)
      },
    },
  }
}

export type FakeProvider = ReturnType<typeof createFakeProvider>

/** Wallets may throw values that are not an `Error`; the cast lets a test do the same. */
export const thrownValue = (reason: unknown): Error => reason as Error

export const refuse = (reason: unknown) => () => Promise.reject(thrownValue(reason))

export const PNG = 'data:image/png;base64,iVBORw0KGgo='

/** The `info` object of EIP-6963. */
export const walletInfo = (name: string, rdns: string, uuid = `uuid of ${rdns}`) => ({
  uuid,
  name,
  rdns,
  icon: PNG,
})

export function announce(info: unknown, provider: unknown) {
  const detail = Object.freeze({ info, provider })
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}

/**
 * A wallet that announces itself on each request, as extensions do. Returns a function that removes
 * it.
 */
export function install(info: unknown, provider: unknown): () => void {
  const answer = () => announce(info, provider)
  window.addEventListener('eip6963:requestProvider', answer)
  answer()
  return () => window.removeEventListener('eip6963:requestProvider', answer)
}
