import { ACCOUNT_STATES, NEW_ACCOUNT_STATES, SESSION_STATES } from './accountStates'
import { CONNECT_STATES } from './connectStates'
import { EMAIL_FRAME_STATES, EMAIL_REQUEST_STATES } from './emailFrameStates'
import { EMAIL_DEVICE_STATES, EMAIL_OTP_STATES } from './emailOtpStates'
import { PAGE_STATES } from './pageStates'
import type { PicturedState } from './pictureState'
import { SEND_OUTCOME_STATES, SEND_STATES } from './sendStates'
import { SIGN_STATES } from './signStates'
import { LARGE_TEXT_STATES, TEXT_STATES } from './textStates'
import { TRADE_STATES } from './tradeStates'
import { WATCH_STATES } from './watchStates'

interface StateGroup {
  readonly name: string
  /**
   * Whether the documentation keeps its pictures; if not, they are only reviewed, as for views
   * under redesign.
   */
  readonly isKept: boolean
  readonly states: readonly PicturedState[]
}

/** Every pictured state, by topic. */
export const STATE_GROUPS: readonly StateGroup[] = [
  { name: 'email frame', isKept: true, states: EMAIL_FRAME_STATES },
  { name: 'email request', isKept: true, states: EMAIL_REQUEST_STATES },
  { name: 'email code', isKept: true, states: EMAIL_OTP_STATES },
  { name: 'email device', isKept: true, states: EMAIL_DEVICE_STATES },
  { name: 'connect', isKept: true, states: CONNECT_STATES },
  { name: 'account', isKept: true, states: ACCOUNT_STATES },
  { name: 'sessions', isKept: true, states: SESSION_STATES },
  { name: 'watching', isKept: true, states: WATCH_STATES },
  { name: 'page', isKept: true, states: PAGE_STATES },
  { name: 'new account', isKept: true, states: NEW_ACCOUNT_STATES },
  { name: 'send', isKept: true, states: SEND_STATES },
  { name: 'send outcome', isKept: true, states: SEND_OUTCOME_STATES },
  { name: 'trade', isKept: true, states: TRADE_STATES },
  { name: 'sign', isKept: true, states: SIGN_STATES },
  { name: 'texts', isKept: true, states: TEXT_STATES },
  { name: 'large texts', isKept: true, states: LARGE_TEXT_STATES },
]

export const KEPT_STATES: readonly string[] = STATE_GROUPS.filter(({ isKept }) => isKept).flatMap(
  ({ states }) => states.map(({ name }) => name),
)
