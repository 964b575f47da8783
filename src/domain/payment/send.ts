import type { CaipNetworkId } from '../../lib/address/caip'
import type { NameMarks } from '../../lib/address/readName'
import type { TokenBalance } from '../token'

/** Everything a visitor agreed to on the review screen, and nothing else. Frozen by its fingerprint (D3). */
export interface SendIntent {
  readonly connectorId: string
  readonly caipNetworkId: CaipNetworkId
  readonly from: string
  /** Plain address, as the visitor saw it. */
  readonly to: string
  readonly token: Pick<TokenBalance, 'address' | 'symbol' | 'quantity' | 'chainId'>
  /** Decimal string in the token's own unit, as wallets show it. */
  readonly amount: string
  /** Integer string: what is moved, where the token's decimals alone do not say it. */
  readonly baseUnits?: string
  /** Decimal string: what arrives, where the token keeps part of a transfer. */
  readonly received?: string
}

/** One block of a chain. */
export interface BlockMark {
  /** Integer string. */
  readonly height: string
  /** ms. */
  readonly minedAt: number
}

/** What the network asks for carrying a transaction. */
export interface FeeEstimate {
  /** Integer string in the native coin's smallest unit: gas limit times the price that would be paid at most. */
  readonly feeBaseUnits: string
  /** Decimal string in the native coin. */
  readonly fee: string
  readonly symbol: string
  /** Decimal string in the native coin: what opening an account for the recipient takes besides, where it has to be. */
  readonly deposit?: string
  /** Decimal string in the native coin: what an account has to keep unless it is emptied. */
  readonly keep?: string
  /** The newest block at the time; left out where the chain tells of none. */
  readonly newest?: BlockMark
}

/** Who receives: the text as typed, and what it stands for once known. */
export interface Recipient {
  readonly address: string
  readonly name?: string
  readonly avatar?: string
  /** The name has no address for the network of the payment; this one was registered for another. */
  readonly isElsewhere?: boolean
  /** What is odd about the name as it was entered; left out where nothing is. */
  readonly marks?: NameMarks
}
