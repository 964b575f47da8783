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
  /** The id of the exchange, if one pays. */
  readonly exchange: string | null
}

/** What a page hears of payments that it asked for; not who is paid. */
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

function nameOf(action: UnknownAction, { order }: PayState): StepName | undefined {
  // Another order may be under way, and keeps its place.
  if (payRequested.match(action)) {
    return order?.id === action.payload.id ? 'PAY_MODAL_OPEN' : undefined
  }
  if (payFromExchangeRequested.match(action)) return 'PAY_EXCHANGE_SELECTED'
  if (payRequestOpened.match(action) || exchangeOpened.match(action)) return 'PAY_INITIATED'
  return payEnded.match(action) && action.payload.done ? 'PAY_SUCCESS' : undefined
}

function errorIn(action: UnknownAction): ErrorCode | undefined {
  if (payFailed.match(action)) return action.payload.code
  return payEnded.match(action) ? action.payload.error?.code : undefined
}

export function payEventOf(
  action: UnknownAction,
  state: RootState,
  before: RootState,
): PayEvent | undefined {
  const now = selectPay(state)
  const name = nameOf(action, now)
  const code = errorIn(action)
  // An order that has ended is gone.
  const { order, exchangeId } = now.order ? now : selectPay(before)
  if (!order || (!name && !code)) return undefined
  const { caipNetworkId: network, symbol: asset, amount } = order
  const properties: PayProperties = { network, asset, amount, exchange: exchangeId }
  if (name) return { name, properties }
  return code && { name: 'PAY_ERROR', properties: { ...properties, code } }
}
