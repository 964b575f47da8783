import type { CaipNetworkId } from '../../lib/address/caip'
import type { NameMarks } from '../../lib/address/readName'
import type { TokenBalance } from '../token'

/** Exactly what the visitor approved on the review screen. Frozen by its fingerprint (D3). */
export interface SendIntent {
  readonly connectorId: string
  readonly caipNetworkId: CaipNetworkId
  readonly from: string
  /** Plain address, as the visitor saw it. */
  readonly to: string
  readonly token: Pick<TokenBalance, 'address' | 'symbol' | 'quantity' | 'chainId'>
  /** Decimal string in the token's own unit, as wallets show it. */
  readonly amount: string
  /** Integer string: the units to send, where the token's decimals alone don't determine them. */
  readonly baseUnits?: string
  /** Decimal string: what the recipient receives, where the token keeps part of a transfer. */
  readonly received?: string
}

/** One block of a chain. */
export interface BlockMark {
  /** Integer string. */
  readonly height: string
  /** ms. */
  readonly minedAt: number
}

/** The network's fee for a transaction. */
export interface FeeEstimate {
  /** Integer string in the native coin's smallest unit: gas limit times the maximum gas price. */
  readonly feeBaseUnits: string
  /** Decimal string in the native coin. */
  readonly fee: string
  readonly symbol: string
  /** Decimal string in the native coin: the cost of creating the recipient's account, if needed. */
  readonly deposit?: string
  /** Decimal string in the native coin: what must remain unless the account is emptied. */
  readonly keep?: string
  /** The newest block at the time; omitted where the chain reports none. */
  readonly newest?: BlockMark
}

/** The recipient: the text as typed, and what it resolves to once known. */
export interface Recipient {
  readonly address: string
  readonly name?: string
  readonly avatar?: string
  /** The name has no address on the payment's network; this one is registered for another. */
  readonly isElsewhere?: boolean
  /** Unusual traits of the name as it was entered; omitted if there are none. */
  readonly marks?: NameMarks
}
