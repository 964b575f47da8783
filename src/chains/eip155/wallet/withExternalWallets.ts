import type { Connector } from '../../../domain/connector'
import { getExternalWalletProblem, type ExternalWallet } from '../../../domain/externalWallet'
import { ModalError } from '../../../domain/ModalError'
import { toSafeImageUrl } from '../../../lib/links/safeUrl'
import { raceAbort } from '../../shared/raceAbort'
import { captureProvider, type CapturedProvider } from './captureProvider'
import type { Discovery } from './createDiscovery'

/** Ids ignore case, as for the page's own wallets. */
const toKey = (id: string) => id.toLowerCase()

function toConnector({ id, name, icon }: ExternalWallet): Connector {
  const imageUrl = toSafeImageUrl(icon)
  return {
    id,
    name,
    namespace: 'eip155',
    type: 'EXTERNAL',
    ...(imageUrl !== null && { imageUrl }),
  }
}

/**
 * Adds the host's external wallets; their providers are requested only to connect or restore.
 * Leaves out invalid ones. The first of duplicate ids counts, even over an announced wallet.
 */
export function withExternalWallets(
  discovery: Discovery,
  given: readonly ExternalWallet[],
): Discovery {
  const wallets = new Map<string, ExternalWallet>()
  for (const wallet of given) {
    if (getExternalWalletProblem(wallet) !== null || wallets.has(toKey(wallet.id))) continue
    wallets.set(toKey(wallet.id), wallet)
  }
  const rows = [...wallets.values()].map(toConnector)
  const isOurs = (id: string) => wallets.has(toKey(id))
  const opened = new Map<string, CapturedProvider>()

  async function open(wallet: ExternalWallet, signal: AbortSignal): Promise<CapturedProvider> {
    const source = await raceAbort(async () => wallet.getProvider(), signal)
    const known = opened.get(toKey(wallet.id))
    if (known && known.source === source) return known
    const provider = captureProvider(source)
    if (!provider) throw new ModalError('WALLET_NOT_FOUND', `${wallet.name} gave no provider`)
    opened.set(toKey(wallet.id), provider)
    return provider
  }

  return {
    ...discovery,
    subscribe: onConnectors =>
      discovery.subscribe(found =>
        onConnectors([...found.filter(({ id }) => !isOurs(id)), ...rows]),
      ),
    open(connectorId, signal) {
      const wallet = wallets.get(toKey(connectorId))
      return wallet ? open(wallet, signal) : discovery.open?.(connectorId, signal)
    },
    providerOf(connectorId) {
      if (!isOurs(connectorId)) return discovery.providerOf(connectorId)
      const provider = opened.get(toKey(connectorId))
      if (!provider) throw new ModalError('WALLET_NOT_FOUND', connectorId)
      return provider
    },
    peek: connectorId =>
      isOurs(connectorId) ? opened.get(toKey(connectorId)) : discovery.peek(connectorId),
    whenFound(connectorId, signal) {
      const wallet = wallets.get(toKey(connectorId))
      return wallet ? open(wallet, signal) : discovery.whenFound(connectorId, signal)
    },
  }
}
