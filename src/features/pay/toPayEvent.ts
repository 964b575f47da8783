import type { UnknownAction } from '@reduxjs/toolkit'
import type { ErrorCode } from '../../domain/errorCatalogue'
import type { CaipNetworkId } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import { payEnded, payFromExchangeRequested, payRequested } from './payEvents'
import { exchangeOpened, payFailed, payRequestOpened, selectPay } from './paySlice'
import type { PayState } from './payState'

interface PayProperties {
  readonly network: CaipNetworkId
  /** Symbol. */
  readonly asset: string
  /** Decimal string in the asset's own unit. */
  readonly amount: string
  /** Id of the exchange, if one pays. */
  readonly exchange: string | null
}

/** The analytics events of payments that the page requested. They leave out the recipient. */
export type PayEvent =
  | {
      readonly name: 'PAY_MODAL_OPEN' | 'PAY_EXCHANGE_SELECTED' | 'PAY_INITIATED' | 'PAY_SUCCESS'
      readonly properties: PayProperties
    }
  | {
      readonly name: 'PAY_ERROR'
      readonly properties: PayProperties & { readonly code: ErrorCode }
    }

type StepName = Exclude<PayEvent['name'], 'PAY_ERROR'>

function getEventName(action: UnknownAction, { order }: PayState): StepName | undefined {
  // An order that is in progress stays; then there is no event.
  if (payRequested.match(action)) {
    return order?.id === action.payload.id ? 'PAY_MODAL_OPEN' : undefined
  }
  if (payFromExchangeRequested.match(action)) return 'PAY_EXCHANGE_SELECTED'
  if (payRequestOpened.match(action) || exchangeOpened.match(action)) return 'PAY_INITIATED'
  return payEnded.match(action) && action.payload.done ? 'PAY_SUCCESS' : undefined
}

function getErrorCode(action: UnknownAction): ErrorCode | undefined {
  if (payFailed.match(action)) return action.payload.code
  return payEnded.match(action) ? action.payload.error?.code : undefined
}

export function toPayEvent(
  action: UnknownAction,
  state: RootState,
  before: RootState,
): PayEvent | undefined {
  const now = selectPay(state)
  const name = getEventName(action, now)
  const code = getErrorCode(action)
  // State no longer holds an order that has ended.
  const { order, exchangeId } = now.order ? now : selectPay(before)
  if (!order || (!name && !code)) return undefined
  const { caipNetworkId: network, symbol: asset, amount } = order
  const properties: PayProperties = { network, asset, amount, exchange: exchangeId }
  if (name) return { name, properties }
  return code && { name: 'PAY_ERROR', properties: { ...properties, code } }
}
