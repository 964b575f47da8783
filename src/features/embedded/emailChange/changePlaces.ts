import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import type { ViewName } from '../../../domain/views'
import { flowsHalted } from '../../../events/flowEvents'
import { modalClosed } from '../../../events/modalEvents'
import { viewShown } from '../../../events/viewEvents'
import type { FlowApi } from '../../../store/listening'
import { selectIsOpen } from '../../../core/modal/modalSlice'
import { selectCurrentView } from '../../../core/router/routerSlice'
import type { FlowScope } from '../raceUntilLeft'
import { selectEmailChange } from './emailChangeSlice'

const OTP_VIEWS: readonly ViewName[] = ['UpdateEmailPrimaryOtp', 'UpdateEmailSecondaryOtp']
/** A wallet request of the page covers the view for a while. */
const OVERLAY_VIEW: ViewName = 'ApproveTransaction'

const isOtpView = (name: ViewName) => OTP_VIEWS.includes(name)
const isChangeView = (name: ViewName) =>
  name === 'UpdateEmailWallet' || isOtpView(name) || name === OVERLAY_VIEW

const ends = isAnyOf(modalClosed, flowsHalted)

/** Views of an email change. Going back to the field abandons it. */
export const EMAIL_CHANGE_SCOPE: FlowScope = {
  hasLeft(action: UnknownAction): action is UnknownAction {
    if (!viewShown.match(action)) return ends(action)
    const { view, previous } = action.payload
    const isBack =
      previous !== null && isOtpView(previous.name) && view.name === 'UpdateEmailWallet'
    return isBack || !isChangeView(view.name)
  },
  isAway(api: FlowApi) {
    const state = api.getState()
    const { name } = selectCurrentView(state)
    const isPlace =
      selectEmailChange(state).phase === 'sending'
        ? isChangeView(name)
        : isOtpView(name) || name === OVERLAY_VIEW
    return !selectIsOpen(state) || !isPlace
  },
}
