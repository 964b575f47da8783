import type { UnknownAction } from '@reduxjs/toolkit'
import { walletSearchTyped } from '../../../../src/events/walletEvents'
import { optionsGiven } from '../../../../src/core/options/optionsSlice'
import {
  directoryRequested,
  directorySettled,
  excludedKnown,
} from '../../../../src/core/wallets/directory/directorySlice'
import {
  selectSuggestedLists,
  selectSuggestionsStatus,
} from '../../../../src/core/wallets/directory/suggestionSelectors'
import { getWalletsKey } from '../../../../src/core/wallets/directory/walletsCache'
import { stateAfter, testingReducer } from '../../../../src/testing/stateAfter'
import {
  walletsAnswered,
  walletsFailed,
  walletsPending,
} from '../../../support/states/directoryAnswers'
import { entries, entry, walletId } from '../directoryWorld'

const RECOMMENDED = { page: 1, entries: 4 }
const CONFIGURED = { page: 1, entries: 3, include: [7, 2, 0].map(walletId) }
const keys = { recommended: getWalletsKey(RECOMMENDED), configured: getWalletsKey(CONFIGURED) }
const requested = directoryRequested(keys)
const settled = directorySettled(keys)
const host = optionsGiven({
  wallets: { featuredWalletIds: [7, 2].map(walletId), excludeWalletIds: [walletId(0)] },
})
const recommendedAnswered = walletsAnswered(RECOMMENDED, entries(4), 470)
const configuredAnswered = walletsAnswered(
  CONFIGURED,
  [0, 2, 7].map(at => entry(at)),
)
const answers = [recommendedAnswered, configuredAnswered]

describe('selectSuggestedLists', () => {
  it('is empty without an answer to show', () => {
    const empty = { featured: [], recommended: [], fallback: [], excluded: [], count: null }
    expect(selectSuggestedLists(stateAfter(host))).toEqual(empty)
    expect(selectSuggestedLists(stateAfter(host, requested, ...answers))).toEqual(empty)
  })

  it('splits the answers, with featured wallets in the host’s order', () => {
    const builtIn = entry(9)
    const state = stateAfter(host, excludedKnown([builtIn]), requested, ...answers, settled)
    expect(selectSuggestedLists(state)).toEqual({
      featured: [entry(7), entry(2)],
      recommended: entries(4),
      fallback: [],
      excluded: [entry(0), builtIn],
      count: 470,
    })
  })

  it('counts no wallets where none are to be recommended', () => {
    const state = stateAfter(host, directorySettled({ recommended: null }))
    expect(selectSuggestedLists(state).count).toBe(0)
  })

  it('keeps the earlier answer of a part that failed', () => {
    const other = { ...RECOMMENDED, chains: ['eip155:1'] as const }
    const state = stateAfter(
      host,
      requested,
      ...answers,
      settled,
      directoryRequested({ ...keys, recommended: getWalletsKey(other) }),
      ...walletsFailed(other),
      directorySettled({ configured: keys.configured }),
    )
    expect(selectSuggestedLists(state).recommended).toEqual(entries(4))
    expect(selectSuggestionsStatus(state)).toBe('rejected')
  })

  it('returns the same lists while the answers to show are the same', () => {
    const before = stateAfter(host, requested, ...answers, settled)
    const typed = testingReducer(before, walletSearchTyped({ text: 'fox' }))
    const loaded = testingReducer(typed, walletsPending({ page: 1, entries: 9 }))
    expect(selectSuggestedLists(loaded)).toBe(selectSuggestedLists(before))
  })
})

describe('selectSuggestionsStatus', () => {
  const onlyRecommended = { ...keys, configured: null }
  it.each<[string, string, readonly UnknownAction[]]>([
    ['uninitialized', 'before a request', []],
    ['uninitialized', 'when an entry is missing', [requested, configuredAnswered, settled]],
    [
      'pending',
      'until both parts have ended',
      [walletsPending(RECOMMENDED), configuredAnswered, requested],
    ],
    ['pending', 'until the answers are shown', [...answers, requested]],
    ['pending', 'during a retry', [requested, ...answers, settled, requested]],
    [
      'rejected',
      'when a part failed',
      [requested, ...walletsFailed(RECOMMENDED), configuredAnswered, settled],
    ],
    ['fulfilled', 'when both were answered', [requested, ...answers, settled]],
    [
      'fulfilled',
      'when the only part was answered',
      [directoryRequested(onlyRecommended), ...answers, directorySettled(onlyRecommended)],
    ],
  ])('is %s %s', (status, _when, actions) => {
    expect(selectSuggestionsStatus(stateAfter(...actions))).toBe(status)
  })
})
