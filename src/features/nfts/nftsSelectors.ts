import { createSelector } from '@reduxjs/toolkit'
import type { Collectible } from '../../domain/collectible'
import type { RootState } from '../../store/rootReducer'
import { selectActiveAccount } from '../../core/account/accountSelectors'
import { selectActiveCaipNetworkId } from '../../core/network/networkSlice'
import { isChunkMissing } from '../../core/notifications/isChunkMissing'
import { selectIsOn } from '../../core/options/selectIsOn'
import { selectHistoryAnswer } from '../../core/transactions/activitySelectors'
import { getCollectibleMoves, getHeldCollectibles } from './getCollectibleMoves'
import {
  toAccountKey,
  selectFacts,
  selectIsHiddenShown,
  selectHasAnswer,
  selectWalletCollectibles,
} from './nftsSlice'

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

const selectAccountKey = (state: RootState): string => {
  const { address } = selectActiveAccount(state)
  const caipNetworkId = selectActiveCaipNetworkId(state)
  return caipNetworkId === null ? '' : toAccountKey(caipNetworkId, address ?? '')
}

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
    (state: RootState) => selectFacts(state, selectAccountKey(state)),
    (state: RootState) => selectWalletCollectibles(state, selectAccountKey(state)),
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
    (state: RootState) =>
      !selectIsOn(state, 'activity') && selectHasAnswer(state, selectAccountKey(state)),
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
