import type { Address, Hex } from 'viem'
import type { AccountCall } from '../../shared/accounts/typedData'

/** Calls that were simulated and priced, awaiting the user's approval. */
export interface PreparedCalls {
  /**
   * The most the account pays for sending, in the smallest unit of the network's coin; 0 if it is
   * sponsored.
   */
  readonly fee: bigint
  readonly isSponsored: boolean
  /** Whether sending them also deploys the account. */
  readonly createsAccount: boolean
  /** Why they would fail; null if they would not. */
  readonly failure: string | null
  /**
   * Signs exactly these calls and sends them as one bundle.
   *
   * @returns the bundle's id: a transaction hash, or the hash of an operation
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

/** Sends the calls of smart accounts on one network. */
export interface SmartAccountDriver {
  addressOf(owner: Address): Address
  isDeployed(owner: Address): Promise<boolean>
  /** @throws if the network or the sender is unreachable */
  prepare(owner: Address, calls: readonly AccountCall[]): Promise<PreparedCalls>
  /**
   * The receipt of a bundle; null while it is pending. The receipt's status is that of the calls,
   * not of the enclosing transaction.
   */
  status(bundleId: Hex): Promise<CallReceipt | null>
  /** Resolves with the transaction that includes a bundle, polling if it isn't known yet. */
  transactionHash(bundleId: Hex): Promise<Hex>
}
