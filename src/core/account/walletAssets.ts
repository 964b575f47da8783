import { TaskAbortError } from '@reduxjs/toolkit'
import type { WalletAsset } from '../../domain/calls/walletCalls'
import { WALLET_RESPONSE_TIMEOUT_MS } from '../../domain/limits'
import type { TokenBalance } from '../../domain/token'
import { TOKEN_IMAGE_HOSTS } from '../../domain/tokenImageHosts'
import { modalClosed } from '../../events/modalEvents'
import { toCaipAddress } from '../../lib/address/caip'
import { toSafeImageUrl } from '../../lib/links/safeUrl'
import { getImageHosts } from '../../services/getImageHosts'
import type { FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { sessionOver } from '../../store/sessionOver'
import { selectConnectionByNamespace } from '../connections/connectionsSlice'
import { selectIsEmbeddedOn } from '../login/isEmbeddedConnection'
import type { ReadableAccount } from './selectReadableAccount'

/** The icon must pass the same host check as those from services. */
function toHolding(asset: WalletAsset, hosts: readonly string[]): TokenBalance {
  const { caipNetworkId, address, balance, name, symbol, decimals, price, value, iconUrl } = asset
  const iconSrc = toSafeImageUrl(iconUrl, { allowHttp: true, hosts })
  return {
    name,
    symbol,
    chainId: caipNetworkId,
    ...(address !== null && { address: toCaipAddress(caipNetworkId, address) }),
    quantity: { decimals: String(decimals), numeric: balance },
    ...(price > 0 && { price, value: value ?? price * Number(balance) }),
    ...(iconSrc !== null && { iconUrl: iconSrc }),
  }
}

/**
 * Resolves with the holdings that an embedded wallet reports (ERC-7811, `assetDiscovery`). Null for
 * other wallets, and when the wallet does not offer it or gives no valid answer in time; then the
 * balance service is asked.
 */
export async function readWalletAssets(
  api: FlowApi,
  { network, address }: Pick<ReadableAccount, 'network' | 'address'>,
): Promise<readonly TokenBalance[] | null> {
  const { namespace, caipNetworkId } = network
  const { connectorId } = selectConnectionByNamespace(api.getState(), namespace)
  if (connectorId === null || !selectIsEmbeddedOn(api.getState(), namespace)) return null
  const isOver = (action: Parameters<ReturnType<typeof sessionOver>>[0]): action is typeof action =>
    modalClosed.match(action) || sessionOver(namespace)(action)
  try {
    const outcome = await raceUntil(api, isOver, WALLET_RESPONSE_TIMEOUT_MS, async signal => {
      const { wallets } = await api.extra.chains.load(namespace)
      const batching = await wallets.loadBatching?.(connectorId)
      return batching?.getOfferedAssets?.(connectorId, address, caipNetworkId, signal)
    })
    if (outcome.kind !== 'done' || !outcome.value) return null
    const hosts = getImageHosts(api, TOKEN_IMAGE_HOSTS)
    return outcome.value.map(asset => toHolding(asset, hosts))
  } catch (thrown) {
    if (thrown instanceof TaskAbortError) throw thrown
    api.extra.logger.log('info', 'The wallet did not tell what the account holds', thrown)
    return null
  }
}
