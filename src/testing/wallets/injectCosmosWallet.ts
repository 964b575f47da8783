import type { WalletProvider } from './WalletScript'

/**
 * Exposes a wallet in Keplr's place, which reports an account change by a window event. Bytes cross
 * to and from the script as `0x…`, large numbers as text.
 */
export function injectCosmosWallet(
  page: Window,
  provider: WalletProvider,
  { name, methods }: { readonly name?: string; readonly methods: readonly string[] },
): () => void {
  const holder: Window & { keplr?: unknown } = page
  const toBytes = (text: string) =>
    Uint8Array.from(text.slice(2).match(/../g) ?? [], byte => Number.parseInt(byte, 16))

  function toPlain(value: unknown): unknown {
    if (typeof value === 'bigint') return String(value)
    if (value instanceof Uint8Array) {
      return `0x${Array.from(value, byte => byte.toString(16).padStart(2, '0')).join('')}`
    }
    if (Array.isArray(value)) return value.map(toPlain)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toPlain(each)]))
  }

  /** Restores bytes and the page's own account number in a signed document. */
  function fromPlain(answer: unknown, asked: object): unknown {
    const signed: unknown = Reflect.get(Object(answer) as object, 'signed')
    // A test may answer with anything.
    if (typeof signed !== 'object' || signed === null) return answer
    const parts = Object.entries(signed).map(([key, each]: [string, unknown]) => {
      if (key === 'accountNumber') return [key, Reflect.get(asked, key)] as const
      const isBytes = typeof each === 'string' && key.endsWith('Bytes')
      return [key, isBytes ? toBytes(each) : each] as const
    })
    return { ...(answer as object), signed: Object.fromEntries(parts) }
  }

  const calls = methods.map(method => [
    method,
    async (...params: readonly unknown[]) => {
      const answer = await provider.request({ method, params: toPlain(params) })
      return method === 'signDirect' ? fromPlain(answer, params[2] as object) : answer
    },
  ])
  const keplr: unknown = { version: '1.0.0', ...(name && { name }), ...Object.fromEntries(calls) }
  const onChange = () => void page.dispatchEvent(new Event('keplr_keystorechange'))
  provider.on('sync', onChange)
  holder.keplr = keplr
  return () => {
    provider.removeListener('sync', onChange)
    if (holder.keplr === keplr) delete holder.keplr
  }
}
