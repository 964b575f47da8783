import type { OptionsState } from '../../domain/options'
import type { Wallet } from '../../domain/wallet'
import type { RootState } from '../../store/rootReducer'
import { selectOptions } from '../options/optionsSlice'
import { selectSuggestedLists, type SuggestedLists } from '../wallets/directory/suggestionSelectors'
import { selectRecentWallets } from '../wallets/walletsSlice'
import { selectConnectorsByNamespace, selectSkeletons } from './connectorsSlice'

export const isNonAscii = ({ name }: Pick<Wallet, 'name'>) => /[^\0-\x7f]/.test(name)

/** Wallets known from the directory, the host, or earlier sessions. */
export const getKnownWallets = (
  { featured, recommended, fallback }: SuggestedLists,
  { wallets: { customWallets = [] } }: OptionsState,
  recent: readonly Wallet[],
): readonly Wallet[] => [featured, recommended, fallback, customWallets, recent].flat()

/**
 * Returns non-ASCII names without a skeleton, including known wallets' once a connector has one to
 * compare. Not memoized: a flow calls it once per discovery.
 */
export function selectUnreadNames(state: RootState): readonly string[] {
  const found = Object.values(selectConnectorsByNamespace(state)).flatMap(each => each ?? [])
  if (!found.some(isNonAscii)) return []
  const skeletons = selectSkeletons(state)
  const known = getKnownWallets(
    selectSuggestedLists(state),
    selectOptions(state),
    selectRecentWallets(state),
  )
  return [...found, ...known]
    .filter(isNonAscii)
    .flatMap(({ name }) => (name in skeletons ? [] : name))
}
