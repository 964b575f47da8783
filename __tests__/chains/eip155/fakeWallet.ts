type Listener = (payload: unknown) => void
type Answer = (params: readonly unknown[]) => unknown

export interface WalletCall {
  readonly method: string
  readonly params: readonly unknown[]
}

/** A wallet's error as wallets throw them: a plain object with a code. */
export const walletError = (code: number, message = `code ${code}`, data?: unknown) => ({
  code,
  message,
  ...(data !== undefined && { data }),
})

/** Never answers. */
export const hang = () => new Promise<never>(() => {})

/**
 * An EIP-1193 provider that answers what it was told to and refuses everything else. An answer that is a function is
 * called with the params; a queue of answers is a function that shifts.
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

/** Wallets throw values that need not be an `Error`; this one claims to be. */
export const thrownValue = (reason: unknown): Error => reason as Error

export const refuse = (reason: unknown) => () => Promise.reject(thrownValue(reason))

export const PNG = 'data:image/png;base64,iVBORw0KGgo='

/** What EIP-6963 calls the info of a wallet. */
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

/** A wallet that answers each request for announcements, as extensions do. Returns how to remove it. */
export function install(info: unknown, provider: unknown): () => void {
  const answer = () => announce(info, provider)
  window.addEventListener('eip6963:requestProvider', answer)
  answer()
  return () => window.removeEventListener('eip6963:requestProvider', answer)
}
