import type { WalletProvider } from './WalletScript'

/** Exposes an extension in `injectedWeb3`, as Polkadot extensions do. */
export function injectPolkadotWallet(
  page: Window,
  provider: WalletProvider,
  { key, version }: { readonly key: string; readonly version: string },
): () => void {
  type Extensions = Record<string, unknown>
  const holder: Window & { injectedWeb3?: Extensions } = page
  const ask =
    (method: string) =>
    (...params: readonly unknown[]) =>
      provider.request({ method, params })
  const injected = {
    name: key,
    version,
    accounts: {
      get: ask('getAccounts'),
      subscribe(listener: (accounts: unknown) => void) {
        provider.on('accounts', listener)
        return () => provider.removeListener('accounts', listener)
      },
    },
    signer: { signRaw: ask('signRaw'), signPayload: ask('signPayload') },
  }
  const entry = {
    version,
    enable: (origin: string) => ask('enable')(origin).then(() => injected),
  }
  const extensions = (holder.injectedWeb3 ??= {})
  extensions[key] = entry
  return () => {
    if (extensions[key] === entry) delete extensions[key]
  }
}
