import type { WalletProvider } from './WalletScript'

/** The API of a Bitcoin wallet: `btc_providers`, or its own global object. */
export interface BitcoinDescription {
  readonly kind: 'listed' | 'okx' | 'unisat'
  readonly name: string
  readonly icon: string
  readonly methods: readonly string[]
}

/** Exposes a Bitcoin wallet to the page as its kind does. */
export function injectBitcoinWallet(
  page: Window,
  provider: WalletProvider,
  { kind, name, icon, methods }: BitcoinDescription,
): () => void {
  interface Listed {
    readonly id: string
  }
  const holder = page as unknown as Record<string, unknown>
  const place = { listed: 'ScriptedBitcoinWallets', okx: 'okxwallet', unisat: 'unisat' }[kind]

  function listed() {
    const key = `wallet${String(((holder['btc_providers'] as unknown[] | undefined) ?? []).length)}`
    const id = `${place}.${key}`
    const wallet = {
      async request(method: string, params: unknown) {
        try {
          const result = await provider.request({ method, params })
          return { jsonrpc: '2.0', id: null, result }
        } catch (thrown) {
          const { code, message } = thrown as { readonly code?: number; readonly message: string }
          return { jsonrpc: '2.0', id: null, error: { code, message } }
        }
      },
      addListener(event: string, listener: (payload: unknown) => void) {
        provider.on(event, listener)
        return () => provider.removeListener(event, listener)
      },
    }
    holder[place] = { ...(holder[place] as object | undefined), [key]: wallet }
    const others = () => (holder['btc_providers'] as readonly Listed[] | undefined) ?? []
    holder['btc_providers'] = [...others(), { id, name, icon }]
    return () => void (holder['btc_providers'] = others().filter(each => each.id !== id))
  }

  function injected() {
    const calls = methods.map(method => [
      method,
      (...params: readonly unknown[]) => provider.request({ method, params }),
    ])
    const { on, removeListener } = provider
    const wallet: unknown = { ...Object.fromEntries(calls), on, removeListener }
    const object = kind === 'okx' ? { bitcoin: wallet, cardano: { icon } } : wallet
    holder[place] = object
    page.dispatchEvent(new Event(`${place}#initialized`))
    return () => {
      if (holder[place] === object) Reflect.deleteProperty(holder, place)
    }
  }

  return kind === 'listed' ? listed() : injected()
}
