import type { OptionsState } from '../../domain/options'
import type { Wallet } from '../../domain/wallet'
import type { RootState } from '../../store/rootReducer'
import { selectOptions } from '../options/optionsSlice'
import { selectDirectoryState } from '../wallets/directory/directoryState'
import type { SuggestedLists } from '../wallets/directory/suggestionSelectors'
import { selectWalletsEntry } from '../wallets/directory/walletsCache'
import { selectRecentWallets } from '../wallets/walletsSlice'
import { selectConnectorsByNamespace, selectSkeletons } from './connectorsSlice'

export const isNonAscii = ({ name }: Pick<Wallet, 'name'>) => /[^\0-\x7f]/.test(name)

/** Wallets known from the directory, the host, or earlier sessions. */
export const getKnownWallets = (
  {
    featured,
    recommended,
    fallback,
  }: Pick<SuggestedLists, 'featured' | 'recommended' | 'fallback'>,
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
  // All wallets of the answers, because the lists' selector would add Reselect to the engine.
  const { shown, fallback } = selectDirectoryState(state).suggestions
  const [recommended = [], featured = []] = [shown.recommended, shown.configured].map(
    key => selectWalletsEntry(state, key)?.data?.data,
  )
  const known = getKnownWallets(
    { featured, recommended, fallback },
    selectOptions(state),
    selectRecentWallets(state),
  )
  return [...found, ...known]
    .filter(isNonAscii)
    .flatMap(({ name }) => (name in skeletons ? [] : name))
}
