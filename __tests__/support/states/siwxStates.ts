import type { UnknownAction } from '@reduxjs/toolkit'
import type { ErrorCode } from '../../../src/domain/errorCatalogue'
import type { SignInSubject } from '../../../src/domain/signInState'
import { viewEntry } from '../../../src/domain/views'
import { modalOpened } from '../../../src/events/modalEvents'
import {
  sessionCheckFailed,
  sessionCheckStarted,
  signedIn,
  signInCancelled,
  signInFailed,
  signInPrompted,
  signInRequested,
  signInStoring,
} from '../../../src/features/siwx/siwxEvents'
import { requirementRead } from '../../../src/features/siwx/siwxSlice'
import { BASE, ETHEREUM, SAMPLE_ADDRESS } from '../../../src/testing/samples'
import { stateAfter } from '../../../src/testing/stateAfter'

const eip155 = { namespace: 'eip155' } as const
const subject: SignInSubject = { ...eip155, address: SAMPLE_ADDRESS, caipNetworkId: ETHEREUM }
const view = modalOpened({ view: viewEntry('SIWXSignMessage', eip155), namespace: null })
const optional = requirementRead({ ...eip155, isRequired: false })
const session = (caipNetworkId: SignInSubject['caipNetworkId']) => ({
  address: SAMPLE_ADDRESS,
  caipNetworkId,
  issuedAt: null,
  expirationTime: null,
})

const failedWith = (code: ErrorCode, isSmartAccount = false) =>
  signInFailed({ ...eip155, error: { code, detail: 'sample' }, isSmartAccount })

/** Sign-in states, over an open modal with a connected account. */
export const siwxStates = (live: readonly UnknownAction[]) => {
  const asked = [...live, sessionCheckStarted(subject), signInPrompted(eip155), view]
  const signing = [...asked, signInRequested(eip155)]
  const elsewhere = { ...subject, caipNetworkId: BASE }
  return {
    signInRequired: () => stateAfter(...asked),
    signInOptional: () => stateAfter(...asked, optional),
    signInBack: () =>
      stateAfter(
        ...live,
        sessionCheckStarted(elsewhere),
        signedIn({ ...elsewhere, session: session(BASE), isRestored: true }),
        sessionCheckStarted(subject),
        signInPrompted(eip155),
        view,
      ),
    signInSigning: () => stateAfter(...signing),
    signInStoring: () => stateAfter(...signing, signInStoring(eip155)),
    signInDeclined: () => stateAfter(...signing, failedWith('USER_REJECTED')),
    signInRefused: () => stateAfter(...signing, failedWith('SIWX_REFUSED')),
    signInLeaving: () => stateAfter(...asked, signInCancelled(eip155)),
    signInUnchecked: () =>
      stateAfter(
        ...live,
        sessionCheckStarted(subject),
        sessionCheckFailed({
          ...eip155,
          error: { code: 'SIWX_CHECK_FAILED', detail: 'sample' },
        }),
        view,
      ),
  }
}
