import type { WalletProvider } from './WalletScript'

/** Puts a wallet in Keplr's place, which says by an event of the window that another account was picked. */
export function showCosmosWallet(
  page: Window,
  provider: WalletProvider,
  { name, methods }: { readonly name?: string; readonly methods: readonly string[] },
): () => void {
  const holder: Window & { keplr?: unknown } = page
  const calls = methods.map(method => [
    method,
    (...params: readonly unknown[]) => provider.request({ method, params }),
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
