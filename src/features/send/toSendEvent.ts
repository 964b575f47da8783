import type { UnknownAction } from '@reduxjs/toolkit'
import type { ErrorCode, ErrorState } from '../../domain/errorCatalogue'
import { isAboutReview } from '../../domain/walletRequest'
import { requestEnded, requestTimedOut, requestOpened } from '../../events/requestEvents'
import { transactionMined } from '../../events/sendEvents'
import type { CaipNetworkId } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import { selectIsSmartAccount } from '../../core/account/selectIsSmartAccount'
import {
  toMinedTransaction,
  type MinedTransaction,
} from '../../core/transactions/toMinedTransaction'
import { selectSend, sendFailed } from './sendSlice'
import type { SendState } from './sendState'

interface SendProperties {
  readonly network: CaipNetworkId | null
  readonly isSmartAccount: boolean
  /** Symbol. */
  readonly token: string
  /** Decimal string in the token's unit. */
  readonly amount: string
}

/** Analytics events for payments. */
export type SendEvent =
  | {
      /** Sent to the wallet; confirmed by the network; declined in the wallet. */
      readonly name: 'SEND_INITIATED' | 'SEND_SUCCESS' | 'SEND_REJECTED'
      readonly properties: SendProperties
    }
  | {
      readonly name: 'SEND_ERROR'
      readonly properties: SendProperties & { readonly code: ErrorCode }
    }

function minedEvent(
  mined: MinedTransaction | undefined,
  isSmartAccount: boolean,
): SendEvent | undefined {
  if (!mined || mined.sent.swappedFor) return undefined
  const { sent, code } = mined
  const { caipNetworkId: network, symbol: token, amount } = sent
  const properties: SendProperties = { network, isSmartAccount, token, amount }
  return code === null
    ? { name: 'SEND_SUCCESS', properties }
    : { name: 'SEND_ERROR', properties: { ...properties, code } }
}

/** The error an action reports for the payment on screen. */
function getReportedError(
  action: UnknownAction,
  { fingerprint }: SendState,
): ErrorState | undefined {
  if (sendFailed.match(action)) return action.payload
  if (!requestTimedOut.match(action) && !requestEnded.match(action)) return undefined
  const { request, error } = action.payload
  const isWaited = requestEnded.match(action) || request.status === 'pending'
  const isShown = request.kind === 'send' && isAboutReview(action.payload, fingerprint)
  return isWaited && isShown ? error : undefined
}

export function toSendEvent(action: UnknownAction, state: RootState): SendEvent | undefined {
  const isSmartAccount = selectIsSmartAccount(state)
  if (transactionMined.match(action)) {
    return minedEvent(toMinedTransaction(action.payload, state), isSmartAccount)
  }
  const send = selectSend(state)
  const { intent } = send
  const error = getReportedError(action, send)
  const isAsked = requestOpened.match(action) && action.payload.kind === 'send'
  if (!intent || (!error && !isAsked)) return undefined
  const { caipNetworkId: network, token, amount } = intent
  const properties: SendProperties = { network, isSmartAccount, token: token.symbol, amount }
  if (!error) return { name: 'SEND_INITIATED', properties }
  const { code } = error
  return code === 'USER_REJECTED'
    ? { name: 'SEND_REJECTED', properties }
    : { name: 'SEND_ERROR', properties: { ...properties, code } }
}
