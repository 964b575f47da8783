import { getViewFacts } from '../../domain/viewFacts'
import type { ViewName } from '../../domain/views'

const STEP_VIEWS: readonly ViewName[] = ['EmailVerifyOtp', 'EmailVerifyDevice']

export const isStepView = (name: ViewName): boolean => STEP_VIEWS.includes(name)

/** Whether an email login can be in progress on a view; any other view ends it. */
export const isLoginView = (name: ViewName): boolean =>
  name === 'EmailLogin' || getViewFacts(name).home === 'disconnected' || isStepView(name)
