import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import type { Collectible } from '../../domain/collectible'
import type { Network } from '../../domain/network'
import { DEFAULT_NAMESPACE } from '../../lib/address/caip'
import { selectModalApiState } from '../../services/selectModalApiState'
import type { RootState } from '../../store/rootReducer'
import { selectActiveAccount } from '../../core/account/accountSelectors'
import { selectConnectionByNamespace } from '../../core/connections/connectionsSlice'
import { selectConnectorById } from '../../core/connectors/selectConnectorById'
import { selectActiveNetwork } from '../../core/network/networkSelectors'
import { selectActiveCaipNetworkId } from '../../core/network/networkSlice'
import { isChunkMissing } from '../../core/notifications/isChunkMissing'
import { selectIsOn } from '../../core/options/selectIsOn'
import { selectHistoryAnswer } from '../transactions/activitySelectors'
import { getCollectibleMoves, getHeldCollectibles, type ChainFacts } from './getCollectibleMoves'
import { nftsApi } from './nftsApi'
import { selectIsHiddenShown } from './nftsSlice'

/** The active account's collectibles on the active network, as far as they are loaded. */
export interface Collectibles {
  readonly phase: 'loading' | 'known' | 'unavailable'
  readonly shown: readonly Collectible[]
  /** Number of collectibles taken for spam. */
  readonly hiddenCount: number
  readonly isHiddenShown: boolean
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  /** Whether the last page or reload failed; loaded collectibles stay. */
  readonly hasFailed: boolean
}

const NO_FACTS: ChainFacts = {}
const NO_COLLECTIBLES: readonly Collectible[] = []

const getFactsSelector = weakMapMemoize((address: string, network: Network, withSpam: boolean) =>
  nftsApi.endpoints.getCollectibleFacts.select({ address, network, withSpam, hashes: [] }),
)
const getWalletListSelector = weakMapMemoize(
  (connectorId: string | null, address: string, network: Network) =>
    nftsApi.endpoints.getWalletCollectibles.select({ connectorId, address, network }),
)

/**
 * Returns an injected wallet, which answers silently; one on another device would notify the user.
 */
export function selectSilentConnectorId(state: RootState): string | null {
  if (selectActiveNetwork(state)?.namespace !== DEFAULT_NAMESPACE) return null
  const { connectorId } = selectConnectionByNamespace(state, DEFAULT_NAMESPACE)
  if (connectorId === null) return null
  const type = selectConnectorById(state, connectorId)?.type
  return type === 'ANNOUNCED' || type === 'INJECTED' ? connectorId : null
}

function selectFactsAnswer(state: RootState, withSpam: boolean) {
  const services = selectModalApiState(state)
  const { address } = selectActiveAccount(state)
  const network = selectActiveNetwork(state)
  if (!services || address === null || !network) return null
  return getFactsSelector(address, network, withSpam)(services)
}

function selectWalletAnswer(state: RootState) {
  const services = selectModalApiState(state)
  const { address } = selectActiveAccount(state)
  const network = selectActiveNetwork(state)
  if (!services || address === null || !network) return null
  return getWalletListSelector(selectSilentConnectorId(state), address, network)(services)
}

/** What the chain knows of the active account's collectibles, spam included. */
export const selectFacts = createSelector(
  [
    (state: RootState) => selectFactsAnswer(state, false)?.data ?? NO_FACTS,
    (state: RootState) => selectFactsAnswer(state, true)?.data ?? NO_FACTS,
  ],
  (facts, ofSpam): ChainFacts => ({ ...ofSpam, ...facts }),
)

/** Whether there was an answer once: a later request changes nothing until it is answered. */
const isSettled = (
  answer: { readonly data?: unknown; readonly isError?: boolean } | null,
): boolean => answer?.data !== undefined || answer?.isError === true

/** Returns the wallet's list, also before it was compared with spam. */
export const selectWalletList = (state: RootState): readonly Collectible[] =>
  selectWalletAnswer(state)?.data ?? NO_COLLECTIBLES

/** A wallet's collectibles may be spam to the services, so they wait for the chain's data. */
const selectWalletCollectibles = (state: RootState): readonly Collectible[] =>
  isSettled(selectFactsAnswer(state, true)) ? selectWalletList(state) : NO_COLLECTIBLES

/** Fills the gaps of one source with the other. */
const mergeCollectible = (a: Collectible, b: Collectible): Collectible => ({
  ...a,
  name: a.name ?? b.name,
  collection: a.collection ?? b.collection,
  imageUrl: a.imageUrl ?? b.imageUrl,
  isSpam: a.isSpam || b.isSpam,
})

/** Merges both lists without duplicates. One without a token id matches the wallet's by name. */
function mergeWalletCollectibles(
  told: readonly Collectible[],
  ofWallet: readonly Collectible[],
): readonly Collectible[] {
  const held = [...told]
  for (const each of ofWallet) {
    const isUnnumbered = ({ tokenId, name }: Collectible) =>
      tokenId === null && name !== null && name === each.name
    const exact = held.findIndex(({ id }) => id === each.id)
    const at = exact === -1 ? held.findIndex(isUnnumbered) : exact
    const known = held[at]
    if (known) held[at] = { ...mergeCollectible(known, each), id: each.id, ...toTokenRef(each) }
    else held.push(each)
  }
  return held
}

const toTokenRef = ({ contract, tokenId }: Collectible) => ({ contract, tokenId })

/** Returns all collectibles, spam included: the history's in its order, then the wallet's. */
const selectHeld = createSelector(
  [
    (state: RootState) => selectHistoryAnswer(state).data,
    selectActiveCaipNetworkId,
    selectFacts,
    selectWalletCollectibles,
  ],
  (data, caipNetworkId, facts, ofWallet): readonly Collectible[] => {
    if (caipNetworkId === null) return []
    const rows = data?.pages.flatMap(page => page.data) ?? []
    const moves = getCollectibleMoves(rows, caipNetworkId, facts)
    return mergeWalletCollectibles(getHeldCollectibles(moves), ofWallet)
  },
)

/** Returns an opened collectible with the on-chain data that arrived since. */
export function selectCollectible(state: RootState, opened: Collectible): Collectible {
  const { contract, tokenId, hash, name } = opened
  if (contract !== null || tokenId !== null || hash === null) return opened
  return selectHeld(state).find(each => each.hash === hash && each.name === name) ?? opened
}

/** Whether the chunk that loads them is missing, so that no response will come. */
const selectIsNftsChunkMissing = (state: RootState): boolean => isChunkMissing(state, 'nfts')

export const selectCollectibles = createSelector(
  [
    selectHistoryAnswer,
    selectHeld,
    selectIsHiddenShown,
    selectIsNftsChunkMissing,
    (state: RootState) => !selectIsOn(state, 'activity') && isSettled(selectWalletAnswer(state)),
  ],
  (
    { data, error, hasNextPage, isFetchingNextPage },
    held,
    isHiddenShown,
    isChunkMissing,
    isToldWithoutHistory,
  ): Collectibles => {
    const wanted = held.filter(({ isSpam }) => !isSpam)
    const hasFailed = error !== undefined || (!data && isChunkMissing)
    const isKnown = data !== undefined || held.length > 0 || isToldWithoutHistory
    return {
      phase: isKnown ? 'known' : hasFailed ? 'unavailable' : 'loading',
      shown: isHiddenShown ? held : wanted,
      hiddenCount: held.length - wanted.length,
      isHiddenShown,
      hasMore: hasNextPage === true,
      isLoadingMore: isFetchingNextPage === true,
      hasFailed,
    }
  },
)
