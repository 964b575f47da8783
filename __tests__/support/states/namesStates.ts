import type { UnknownAction } from '@reduxjs/toolkit'
import { DEFAULT_FEATURES } from '../../../src/domain/options'
import { viewEntry } from '../../../src/domain/views'
import {
  nameLookupStarted,
  nameTyped,
  registrationDone,
  registrationFailed,
  registrationRequested,
  registrationSigning,
  registrationSubmitted,
} from '../../../src/features/names/namesSlice'
import { optionsGiven } from '../../../src/core/options/optionsSlice'
import { historyReset, viewPushed } from '../../../src/core/router/routerSlice'
import { SAMPLE_ADDRESS, ETHEREUM } from '../../../src/testing/samples'
import { stateAfter } from '../../../src/testing/stateAfter'
import {
  nameSuggestionsAnswered,
  nameSuggestionsFailed,
  nameSuggestionsPending,
  identityAnswered,
} from './serviceAnswers'

const NAME = 'marisol-x.reown.id'
const args = (label: string) => ({ label, zone: 'reown.id', caipNetworkId: ETHEREUM })
const offered = optionsGiven({ features: { ...DEFAULT_FEATURES, names: true } })
const suggestion = (label: string, registered = false) => ({
  name: `${label}.reown.id`,
  registered,
})
const free = [
  suggestion('marisol-x'),
  suggestion('mari5ol'),
  suggestion('marisol-eth'),
  suggestion('marisol', true),
]
const taken = [suggestion('marisol', true), suggestion('marisol-x'), suggestion('mari5ol')]

/** States of choosing and registering a name, over an open modal with a connected account. */
export const namesStates = (live: readonly UnknownAction[]) => {
  const choosing = [...live, offered, viewPushed(viewEntry('ChooseAccountName'))]
  const typing = [...choosing, viewPushed(viewEntry('RegisterAccountName'))]
  const lookedUp = (label: string) => [...typing, nameTyped(label), nameLookupStarted(label)]
  const known = [...lookedUp('marisol-x'), nameSuggestionsAnswered(args('marisol-x'), free)]
  const signing = [...known, registrationRequested(), registrationSigning({ name: NAME })]
  return {
    chooseName: () => stateAfter(...choosing),
    registerName: () => stateAfter(...typing),
    registerNameShort: () => stateAfter(...typing, nameTyped('mar')),
    registerNameWrong: () => stateAfter(...typing, nameTyped('mari_sol')),
    registerNameLooking: () =>
      stateAfter(...lookedUp('marisol-x'), nameSuggestionsPending(args('marisol-x'))),
    registerNameFree: () => stateAfter(...known),
    registerNameTaken: () =>
      stateAfter(...lookedUp('marisol'), nameSuggestionsAnswered(args('marisol'), taken)),
    registerNameUnknown: () =>
      stateAfter(...lookedUp('marisol-x'), ...nameSuggestionsFailed(args('marisol-x'))),
    registerNameChecking: () => stateAfter(...known, registrationRequested()),
    registerNameSigning: () => stateAfter(...signing),
    registerNameSubmitting: () => stateAfter(...signing, registrationSubmitted()),
    registerNameDeclined: () =>
      stateAfter(...signing, registrationFailed({ name: NAME, failure: 'declined' })),
    registerNameRefused: () =>
      stateAfter(
        ...signing,
        registrationFailed({
          name: NAME,
          failure: 'service',
          reason: 'Name was registered a moment ago.',
        }),
      ),
    registerNameLate: () =>
      stateAfter(
        ...signing,
        registrationFailed({
          name: NAME,
          failure: 'service',
          reason: 'Timestamp is expired or in the future.',
          isLate: true,
        }),
      ),
    registerNameOwned: () =>
      stateAfter(
        ...known,
        registrationFailed({ name: NAME, failure: 'owned', reason: 'marisol.reown.id' }),
      ),
    registerNameUnanswered: () =>
      stateAfter(...signing, registrationFailed({ name: NAME, failure: 'service' })),
    nameRegistered: () =>
      stateAfter(
        ...signing,
        registrationSubmitted(),
        identityAnswered({ address: SAMPLE_ADDRESS, caipNetworkId: ETHEREUM }, NAME),
        registrationDone({ name: NAME }),
        historyReset(viewEntry('RegisterAccountNameSuccess')),
      ),
  }
}
