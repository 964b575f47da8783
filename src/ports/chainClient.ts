import type { Network } from '../domain/network'
import type { BlockMark, FeeEstimate, SendIntent } from '../domain/payment/send'
import type { TokenTerms } from '../domain/payment/tokenTerms'
import type { TokenBalance } from '../domain/token'
import type { Namespace } from '../lib/address/caip'

/**
 * A transfer logged by the token's contract. Plain addresses, in lower case if case has no meaning.
 */
export interface TokenTransfer {
  readonly token: string
  readonly from: string
  readonly to: string
  /** Base units. */
  readonly units: string
}

/** The fee charged for a transaction, and its payer, which may be a sponsor. */
export interface PaidFee {
  /** Base units of the network's native coin. */
  readonly units: string
  /** Plain address. */
  readonly payer: string
}

/** A transaction that is in a block. */
export interface MinedReceipt {
  readonly hash: string
  readonly status: 'confirmed' | 'failed'
  /** ms. */
  readonly minedAt: number
  /** The hash of the mined transaction that replaced it, with the same call: it was sped up. */
  readonly replacedBy?: string
  /** Missing if no token moved, or if it is unknown. */
  readonly transfers?: readonly TokenTransfer[]
  /** The whole fee. Missing if unknown. */
  readonly fee?: PaidFee
}

/** A transaction's outcome: mined, replaced by another one of the account, or no longer minable. */
export type Receipt =
  MinedReceipt | { readonly hash: string; readonly status: 'replaced' | 'expired' }

/** A token whose balance is read from the chain. `address` is plain. */
export interface TokenToRead {
  readonly address: string
  readonly iconUrl?: string
}

/** Transaction counts: `used` are mined, `sent` known to the nodes; the difference is pending. */
export interface Nonces {
  readonly used: number
  readonly sent: number
}

/** A collectible as its own contract reports it. */
export interface ChainCollectible {
  /** Plain address. */
  readonly contract: string
  /** Decimal. */
  readonly tokenId: string
  /** The contract's name for itself; null if it reports none. */
  readonly collection: string | null
  /** Whether the account owns it now; null if the contract doesn't report it. */
  readonly isOwned: boolean | null
}

/** Node requests that only the history needs. */
export interface HistoryReader {
  getNonces(address: string, signal: AbortSignal): Promise<Nonces>
  /** Resolves with the collectibles that an account received in a transaction, in event order. */
  getCollectibles(
    hash: string,
    address: string,
    signal: AbortSignal,
  ): Promise<readonly ChainCollectible[]>
}

/**
 * Reads from the networks of one chain family, independent of the connected wallet. Every method
 * takes a signal and ends promptly when it aborts. Failures are `ModalError`s.
 */
export interface ChainClient {
  readonly namespace: Namespace
  /** Whether balances include every token shown for an account, not just the requested ones. */
  readonly listsAllTokens?: boolean
  /** Resolves with a decimal string in the native coin. The host's own RPC is tried first. */
  getNativeBalance(address: string, network: Network, signal: AbortSignal): Promise<string>
  /** Resolves with balances read from the chain, the native coin first. */
  getTokenBalances(
    address: string,
    network: Network,
    tokens: readonly TokenToRead[],
    signal: AbortSignal,
  ): Promise<readonly TokenBalance[]>
  /** Whether a plain address is a contract; false for an account with delegated code. */
  isContract(address: string, network: Network, signal: AbortSignal): Promise<boolean>
  /** Resolves with a token's decimals, only from its own contract. `token` is a plain address. */
  getTokenDecimals(token: string, network: Network, signal: AbortSignal): Promise<number>
  /**
   * Resolves with a payment's terms by the token's own rules. Missing if the family's tokens have
   * only decimals. `token` is a plain address.
   */
  getTokenTerms?(
    token: string,
    amount: string,
    network: Network,
    signal: AbortSignal,
  ): Promise<TokenTerms>
  estimateFee(intent: SendIntent, network: Network, signal: AbortSignal): Promise<FeeEstimate>
  /** Resolves with the recent time between blocks, in ms, measured back from a known block. */
  getBlockTime(newest: BlockMark, network: Network, signal: AbortSignal): Promise<number>
  /** Waits until the transaction is mined, replaced or can't be mined. Each call checks again. */
  waitForReceipt(hash: string, network: Network, signal: AbortSignal): Promise<Receipt>
  /** Loaded on first use; missing if the family's nodes can't provide it. */
  loadHistoryReader?(network: Network, signal: AbortSignal): Promise<HistoryReader>
}
