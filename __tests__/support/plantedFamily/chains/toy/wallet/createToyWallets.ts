import { raceAbort, withModalErrors } from '../../../../../../src/chains/shared/raceAbort'
import { debounceEmptyAccounts } from '../../../../../../src/chains/shared/debounceEmptyAccounts'
import type { ErrorCode } from '../../../../../../src/domain/errorCatalogue'
import { ModalError } from '../../../../../../src/domain/ModalError'
import { toCaipNetworkId } from '../../../../../../src/lib/address/caip'
import type { ChainAdapterPorts } from '../../../../../../src/ports/chainAdapter'
import type { WalletSession, WalletSource } from '../../../../../../src/ports/walletSource'
import { TOY } from '../namespace'
import { ANNOUNCED, DECLINED, NOT_LET_IN, type ToyProvider } from '../ToyProvider'

const CODES: Readonly<Record<string, ErrorCode>> = {
  [DECLINED]: 'USER_REJECTED',
  [NOT_LET_IN]: 'UNAUTHORIZED',
}

const errorOf = (fallback: ErrorCode) => (thrown: unknown) => {
  const known = thrown instanceof Error ? CODES[thrown.message] : undefined
  return new ModalError(known ?? fallback, String(thrown))
}

const accountsOf = (answer: unknown) =>
  (Array.isArray(answer) ? (answer as readonly unknown[]) : []).map(address => ({
    namespace: TOY,
    address: String(address),
    type: 'eoa' as const,
  }))

/** Injected toy wallets. */
export function createToyWallets({ window, delay }: ChainAdapterPorts): WalletSource {
  const found = new Map<string, ToyProvider>()
  const connected = new Map<string, ToyProvider>()
  const hearing = new Set<() => void>()
  window?.addEventListener(ANNOUNCED, event => {
    const { detail } = event as CustomEvent<ToyProvider>
    found.set(detail.id, detail)
    for (const hear of [...hearing]) hear()
  })

  const list = () => [...found.values()].map(({ id, name }) => selectConnectorById(id, name))
  const selectConnectorById = (id: string, name: string) =>
    ({ id, name, namespace: TOY, type: 'ANNOUNCED' }) as const

  function walletOf(id: string): ToyProvider {
    const wallet = found.get(id)
    if (!wallet) throw new ModalError('WALLET_NOT_FOUND', id)
    return wallet
  }

  const whenFound = (id: string, signal: AbortSignal) =>
    new Promise<ToyProvider>(resolve => {
      const look = () => {
        const wallet = found.get(id)
        if (!wallet) return
        hearing.delete(look)
        resolve(wallet)
      }
      hearing.add(look)
      signal.addEventListener('abort', () => hearing.delete(look))
      look()
    })

  async function openSession(
    wallet: ToyProvider,
    what: 'share' | 'look',
    signal: AbortSignal,
  ): Promise<WalletSession | null> {
    const accounts = accountsOf(await raceAbort(() => wallet.ask(what), signal))
    if (accounts.length === 0) return null
    const reference = String(await raceAbort(() => wallet.ask('where'), signal))
    connected.set(wallet.id, wallet)
    return {
      accounts,
      caipNetworkId: toCaipNetworkId(TOY, reference),
      capabilities: ['switchNetwork', 'signMessage', 'balance'],
    }
  }

  return {
    namespace: TOY,
    discover(onConnectors) {
      const tell = () => onConnectors(list())
      hearing.add(tell)
      tell()
      return () => void hearing.delete(tell)
    },
    connect: (id, signal) =>
      withModalErrors(errorOf('CONNECT_FAILED'), signal, async () => {
        const session = await openSession(walletOf(id), 'share', signal)
        if (session) return session
        throw new ModalError('NO_ACCOUNTS', 'The wallet shared no account')
      }),
    restore: (id, signal) =>
      withModalErrors(errorOf('CONNECT_FAILED'), signal, async () =>
        openSession(await whenFound(id, signal), 'look', signal),
      ),
    async disconnect(id, signal) {
      const wallet = connected.get(id)
      connected.delete(id)
      await raceAbort(async () => wallet?.ask('leave'), signal).catch(() => undefined)
    },
    watch(id, onChange) {
      const wallet = connected.get(id)
      if (!wallet) return () => undefined
      const empty = debounceEmptyAccounts(delay, () => {
        connected.delete(id)
        onChange({ kind: 'disconnected' })
      })
      const stop = wallet.listen(addresses => {
        if (addresses.length === 0) return empty.seen()
        empty.over()
        onChange({ kind: 'accounts', accounts: accountsOf(addresses) })
      })
      return () => {
        empty.over()
        stop()
      }
    },
    switchNetwork: (id, { reference }, signal) =>
      withModalErrors(errorOf('NETWORK_SWITCH_FAILED'), signal, async () => {
        await walletOf(id).ask('move', reference)
      }),
    signMessage: (id, _address, message, signal) =>
      withModalErrors(errorOf('SIGN_FAILED'), signal, async () =>
        String(await walletOf(id).ask('sign', message)),
      ),
    async send() {
      throw new ModalError('SEND_UNSUPPORTED_CHAIN', 'Unsupported chain')
    },
    async signTypedData() {
      throw new ModalError('UNSUPPORTED_METHOD', 'Toys do not do that')
    },
    getProvider: id => connected.get(id),
  }
}
