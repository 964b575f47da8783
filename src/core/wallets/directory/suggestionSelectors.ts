import { createSelector } from '@reduxjs/toolkit'
import type { Wallet } from '../../../domain/wallet'
import type { RootState } from '../../../store/rootReducer'
import { selectOptions } from '../../options/optionsSlice'
import { selectDirectoryState, type SuggestionKeys } from './directoryState'
import { selectWalletsEntry, type WalletsEntry } from './walletsCache'

/** The wallets that the directory suggests, and those that the host excludes. */
export interface SuggestedLists {
  /** In the host's order. */
  readonly featured: readonly Wallet[]
  readonly recommended: readonly Wallet[]
  /** Suggested when the directory gave no recommendations; its next answer replaces them. */
  readonly fallback: readonly Wallet[]
  /** Full entries of excluded wallets, needed to recognise and hide installed ones. */
  readonly excluded: readonly Wallet[]
  /** Number of directory wallets besides the featured ones; null until known. */
  readonly count: number | null
}

const NONE: readonly never[] = []

const makeSelectAnswer = (part: keyof SuggestionKeys) => (state: RootState) =>
  selectWalletsEntry(state, selectDirectoryState(state).suggestions.shown[part])?.data

/** The lists to show: while a new request is pending, those of the one before. */
export const selectSuggestedLists = createSelector(
  [
    makeSelectAnswer('recommended'),
    makeSelectAnswer('configured'),
    (state: RootState) => selectDirectoryState(state).suggestions,
    (state: RootState) => selectDirectoryState(state).excluded,
    (state: RootState) => selectOptions(state).wallets,
  ],
  (
    recommended,
    configured,
    { shown, fallback },
    excluded,
    { featuredWalletIds = NONE, excludeWalletIds = NONE },
  ): SuggestedLists => {
    const pick = (ids: readonly string[]) =>
      ids.flatMap(id => configured?.data.find(wallet => wallet.id === id) ?? [])
    return {
      featured: pick(featuredWalletIds),
      recommended: recommended?.data ?? NONE,
      fallback,
      excluded: [...pick(excludeWalletIds), ...excluded],
      count: shown.recommended === null ? 0 : (recommended?.count ?? null),
    }
  },
)

/** The status of the latest request as a whole; entries may be missing after time travel. */
export function selectSuggestionsStatus(state: RootState): WalletsEntry['status'] {
  const { asked, isSettled } = selectDirectoryState(state).suggestions
  if (!asked) return 'uninitialized'
  const statuses = [asked.recommended, asked.configured].flatMap(key =>
    key === null ? [] : selectWalletsEntry(state, key)?.status,
  )
  if (statuses.includes(undefined)) return 'uninitialized'
  if (!isSettled || statuses.includes('pending')) return 'pending'
  return statuses.includes('rejected') ? 'rejected' : 'fulfilled'
}
