import type { UnknownAction } from '@reduxjs/toolkit'
import { DEFAULT_FEATURES } from '../domain/options'
import { viewEntry } from '../domain/views'
import {
  nameLookedUp,
  nameLookupFailed,
  nameLookupStarted,
  nameTyped,
  registrationDone,
  registrationFailed,
  registrationRequested,
  registrationSigning,
  registrationSubmitted,
} from '../features/names/namesSlice'
import { optionsGiven } from '../core/options/optionsSlice'
import { historyReset, viewPushed } from '../core/router/routerSlice'
import { ETHEREUM, SAMPLE_ADDRESS } from './samples'
import { identityAnswered } from './serviceAnswers'
import { stateAfter } from './stateAfter'

const NAME = 'marisol-x.reown.id'
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
  const known = [...typing, nameTyped('marisol-x'), nameLookupStarted(), nameLookedUp(free)]
  const signing = [...known, registrationRequested(), registrationSigning({ name: NAME })]
  return {
    chooseName: () => stateAfter(...choosing),
    registerName: () => stateAfter(...typing),
    registerNameShort: () => stateAfter(...typing, nameTyped('mar')),
    registerNameWrong: () => stateAfter(...typing, nameTyped('mari_sol')),
    registerNameLooking: () => stateAfter(...typing, nameTyped('marisol-x'), nameLookupStarted()),
    registerNameFree: () => stateAfter(...known),
    registerNameTaken: () =>
      stateAfter(...typing, nameTyped('marisol'), nameLookupStarted(), nameLookedUp(taken)),
    registerNameUnknown: () =>
      stateAfter(
        ...typing,
        nameTyped('marisol-x'),
        nameLookupStarted(),
        nameLookupFailed('suggestions'),
      ),
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
