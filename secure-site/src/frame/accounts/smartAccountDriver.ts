import type { Address, Hex } from 'viem'
import type { AccountCall } from '../../shared/accounts/typedData'

/** Calls that were tried and priced, and wait for the visitor. */
export interface PreparedCalls {
  /** The most that the account pays for being sent, in the smallest unit of the network's coin; 0 where another pays. */
  readonly fee: bigint
  readonly isSponsored: boolean
  /** True where sending them also creates the account. */
  readonly createsAccount: boolean
  /** Why they would fail; null where they would not. */
  readonly failure: string | null
  /**
   * Signs exactly these calls and sends them as one.
   *
   * @returns the bundle's id: a transaction's hash, or that of an operation
   */
  send(): Promise<Hex>
}

export interface CallReceipt {
  readonly status: string
  readonly blockHash: string
  readonly blockNumber: string
  readonly gasUsed: string
  readonly transactionHash: string
  readonly logs: readonly {
    readonly address: string
    readonly data: string
    readonly topics: readonly string[]
  }[]
}

/** How smart accounts of one network get their calls onto it. */
export interface SmartAccountDriver {
  addressOf(owner: Address): Address
  isDeployed(owner: Address): Promise<boolean>
  /** @throws where the network or the sender is out of reach */
  prepare(owner: Address, calls: readonly AccountCall[]): Promise<PreparedCalls>
  /** Of what was sent; null while it waits. The receipt's status is that of the calls, not of the transaction around them. */
  status(bundleId: Hex): Promise<CallReceipt | null>
  /** The transaction that a bundle went into. Waits for it where it is not known at once. */
  transactionHash(bundleId: Hex): Promise<Hex>
}
