import { factsOf } from '../../domain/viewFacts'
import type { ViewName } from '../../domain/views'

/** Where an attempt goes on once a mail was sent. */
const STEP_VIEWS: readonly ViewName[] = ['EmailVerifyOtp', 'EmailVerifyDevice']

export const isStepView = (name: ViewName): boolean => STEP_VIEWS.includes(name)

/** An attempt to sign in by email lives on these, of which two have the field; on any other view the visitor has left it. */
export const isLoginView = (name: ViewName): boolean =>
  name === 'EmailLogin' || factsOf(name).home === 'disconnected' || isStepView(name)
