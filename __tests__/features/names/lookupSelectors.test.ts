import type { UnknownAction } from '@reduxjs/toolkit'
import { modalClosed } from '../../../src/events/modalEvents'
import { selectAvailability, selectSuggestions } from '../../../src/features/names/lookupSelectors'
import { nameLookupStarted, namePicked, nameTyped } from '../../../src/features/names/namesSlice'
import type { ModalApiState } from '../../../src/services/modalApi'
import type { RootState } from '../../../src/store/rootReducer'
import { ETHEREUM } from '../../../src/testing/samples'
import {
  nameSuggestionsAnswered,
  nameSuggestionsFailed,
  nameSuggestionsPending,
} from '../../support/states/serviceAnswers'
import { testingReducer } from '../../../src/testing/stateAfter'
import { states } from '../../support/states/states'

const args = (label: string) => ({ label, zone: 'reown.id', caipNetworkId: ETHEREUM })
const named = (label: string, registered = false) => ({ name: `${label}.reown.id`, registered })
const after = (...actions: readonly UnknownAction[]) =>
  actions.reduce<RootState>(testingReducer, states.registerName())
const lookedUp = (label: string) => [nameTyped(label), nameLookupStarted(label)]
const answered = (label: string, ...names: readonly ReturnType<typeof named>[]) =>
  nameSuggestionsAnswered(args(label), names)

describe('what is known about the name in the field', () => {
  it.each<[string, readonly UnknownAction[], string]>([
    ['none without a valid name', [nameTyped('ada')], 'none'],
    ['looking before the lookup begins', [nameTyped('ada-1')], 'looking'],
    [
      'looking while it is under way',
      [...lookedUp('ada-1'), nameSuggestionsPending(args('ada-1'))],
      'looking',
    ],
    ['free', [...lookedUp('ada-1'), answered('ada-1', named('ada-1'))], 'free'],
    ['taken', [...lookedUp('ada-1'), answered('ada-1', named('ada-1', true))], 'taken'],
    [
      'looking while the record of a name that the suggestions leave out is unknown',
      [...lookedUp('ada-1'), answered('ada-1', named('ada-2'))],
      'looking',
    ],
    ['a failure', [...lookedUp('ada-1'), ...nameSuggestionsFailed(args('ada-1'))], 'suggestions'],
    [
      'looking after another key, whatever the lookup before it found',
      [...lookedUp('ada-1'), ...nameSuggestionsFailed(args('ada-1')), nameTyped('ada-12')],
      'looking',
    ],
    [
      'free for a picked suggestion',
      [
        ...lookedUp('ada-1'),
        answered('ada-1', named('ada-1', true), named('ada-2')),
        namePicked('ada-2'),
      ],
      'free',
    ],
    [
      'looking while a name that was free before is looked up again',
      [
        ...lookedUp('ada-1'),
        answered('ada-1', named('ada-1')),
        ...lookedUp('ada-12'),
        answered('ada-12', named('ada-12')),
        ...lookedUp('ada-1'),
        nameSuggestionsPending(args('ada-1')),
      ],
      'looking',
    ],
  ])('is %s', (_what, actions, expected) => {
    expect(selectAvailability(after(...actions))).toBe(expected)
  })

  it('is looked up in the current zone and network alone', () => {
    const elsewhere = { ...args('ada-1'), caipNetworkId: 'eip155:10' as const }
    const state = after(...lookedUp('ada-1'), nameSuggestionsAnswered(elsewhere, [named('ada-1')]))
    expect(selectAvailability(state)).toBe('looking')
  })

  it('waits without the service cache', () => {
    const { walletModalApi: _absent, ...state } = after(...lookedUp('ada-1')) as RootState &
      ModalApiState
    expect(selectAvailability(state as RootState)).toBe('looking')
  })
})

describe('the suggested names', () => {
  const first = [...lookedUp('ada-1'), answered('ada-1', named('ada-1'), named('ada-1x'))]

  it('stay until the next lookup is answered, and when it fails', () => {
    const expected = [named('ada-1'), named('ada-1x')]
    const next = [...first, ...lookedUp('ada-12'), nameSuggestionsPending(args('ada-12'))]
    expect(selectSuggestions(after(...first))).toEqual(expected)
    expect(selectSuggestions(after(...next))).toEqual(expected)
    expect(selectSuggestions(after(...next, ...nameSuggestionsFailed(args('ada-12'))))).toEqual(
      expected,
    )
    expect(selectSuggestions(after(...next, answered('ada-12', named('ada-12'))))).toEqual([
      named('ada-12'),
    ])
  })

  it('are the same list each time', () => {
    const state = after(...first)
    expect(selectSuggestions({ ...state })).toBe(selectSuggestions(state))
  })

  it('are none after the modal has closed', () => {
    expect(selectSuggestions(after(...first, modalClosed()))).toEqual([])
  })
})
