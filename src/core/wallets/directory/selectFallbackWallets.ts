import { FALLBACK_WALLETS_NAMESPACE } from '../../../domain/namespacedWallets'
import { DEFAULT_SERVICE_URLS } from '../../../domain/options'
import type { Wallet } from '../../../domain/wallet'
import type { RootState } from '../../../store/rootReducer'
import { selectOptions } from '../../options/optionsSlice'
import { selectConfiguredWalletIds, recommendedArgs } from './directoryArgs'
import { selectPlace } from './directorySelectors'
import { isListed } from '../isListed'
import { KNOWN_WALLETS } from '../knownWallets'

/**
 * Wallets to suggest while the directory does not respond. A host with its own directory, or with
 * `includeWalletIds`, never gets wallets it did not choose.
 */
export function selectFallbackWallets(state: RootState): readonly Wallet[] {
  const { include, exclude } = selectConfiguredWalletIds(state)
  const { chains = [] } = recommendedArgs(state)
  const isOwn = selectOptions(state).urls.projectService !== DEFAULT_SERVICE_URLS.projectService
  if (isOwn || !chains.some(id => id.startsWith(`${FALLBACK_WALLETS_NAMESPACE}:`))) return []
  const place = { ...selectPlace(state), caipNetworkIds: null }
  return KNOWN_WALLETS.filter(
    wallet =>
      !exclude.includes(wallet.id) &&
      (include.length === 0 || include.includes(wallet.id)) &&
      isListed(wallet, place),
  )
}
