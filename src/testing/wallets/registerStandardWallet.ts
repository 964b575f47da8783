import type { WalletProvider } from './WalletScript'

/** A serializable description of a wallet-standard wallet. */
export interface StandardDescription {
  readonly name: string
  readonly icon: string
  readonly chains: readonly string[]
  /** Its features besides connect, disconnect and events: `solana:signMessage`. */
  readonly features: readonly string[]
}

interface SharedAccount {
  readonly address: string
  readonly publicKey: string
}

/**
 * Registers a wallet with the wallet standard. Bytes cross to and from the script as `0x…`,
 * accounts are sent as their addresses.
 */
export function registerStandardWallet(
  page: Window,
  provider: WalletProvider,
  { name, icon, chains, features }: StandardDescription,
): () => void {
  const known = new Map<string, object>()
  const wallet = { version: '1.0.0', name, icon, chains, accounts: [] as readonly object[] }
  const toBytes = (text: string) =>
    Uint8Array.from(text.slice(2).match(/../g) ?? [], byte => Number.parseInt(byte, 16))
  const isHex = (text: string) => /^0x(?:[0-9a-f]{2})*$/.test(text)

  function readAccounts(list: readonly SharedAccount[]): readonly object[] {
    wallet.accounts = list.map(({ publicKey, ...told }) => {
      const account = known.get(told.address) ?? { ...told, publicKey: toBytes(publicKey) }
      known.set(told.address, account)
      return account
    })
    return wallet.accounts
  }

  function toPlain(value: unknown): unknown {
    if (value instanceof Uint8Array) {
      return `0x${Array.from(value, byte => byte.toString(16).padStart(2, '0')).join('')}`
    }
    if (Array.isArray(value)) return value.map(toPlain)
    if (typeof value !== 'object' || value === null) return value
    for (const [address, account] of known) if (account === value) return address
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toPlain(each)]))
  }

  function fromPlain(value: unknown): unknown {
    if (typeof value === 'string') return isHex(value) ? toBytes(value) : value
    if (Array.isArray(value)) return value.map(fromPlain)
    if (typeof value !== 'object' || value === null) return value
    if ('accounts' in value) return { accounts: readAccounts(value.accounts as SharedAccount[]) }
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fromPlain(each)]))
  }

  const called = (feature: string) => ({
    version: '1.0.0',
    supportedTransactionVersions: ['legacy', 0],
    [feature.slice(feature.indexOf(':') + 1)]: async (...inputs: readonly unknown[]) =>
      fromPlain(await provider.request({ method: feature, params: toPlain(inputs) })),
  })
  const events = {
    version: '1.0.0',
    on(_event: string, listener: (properties: object) => void) {
      const emitChange = (list: unknown) =>
        listener({ accounts: readAccounts(list as SharedAccount[]) })
      provider.on('change', emitChange)
      return () => provider.removeListener('change', emitChange)
    },
  }
  const registered = Object.assign(wallet, {
    features: {
      ...Object.fromEntries(
        ['standard:connect', 'standard:disconnect', ...features].map(each => [each, called(each)]),
      ),
      'standard:events': events,
    },
  })

  let unregister = () => {}
  const enter = (door: { register(wallet: object): () => void }) => {
    unregister = door.register(registered)
  }
  const onReady = (event: Event) => enter((event as CustomEvent<never>).detail)
  const onSync = (list: unknown) => void readAccounts(list as SharedAccount[])
  provider.on('sync', onSync)
  page.addEventListener('wallet-standard:app-ready', onReady)
  page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: enter }))
  return () => {
    provider.removeListener('sync', onSync)
    page.removeEventListener('wallet-standard:app-ready', onReady)
    unregister()
  }
}
