import type { Network } from '../domain/network'
import type { BlockMark, FeeEstimate, SendIntent } from '../domain/payment/send'
import type { TokenTerms } from '../domain/payment/tokenTerms'
import type { TokenBalance } from '../domain/token'
import type { Namespace } from '../lib/address/caip'

/** A transfer, as the token's contract logged it. Plain addresses, in lower case where the family has cases. */
export interface TokenTransfer {
  readonly token: string
  readonly from: string
  readonly to: string
  /** Base units. */
  readonly units: string
}

/** The fee that a network charged for a transaction, and who paid it: a wallet may have somebody else pay. */
export interface PaidFee {
  /** Base units of the network's coin. */
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
  /** The hash of the transaction with the very same call that took its place: it was sped up in the wallet. */
  readonly replacedBy?: string
  /** Missing if nothing moved, or if it is not known. */
  readonly transfers?: readonly TokenTransfer[]
  /** The whole fee. Missing if it is not known. */
  readonly fee?: PaidFee
}

/**
 * What became of a transaction: it is in a block, another one of the same account took its place, or the chain takes it in
 * no more.
 */
export type Receipt =
  MinedReceipt | { readonly hash: string; readonly status: 'replaced' | 'expired' }

/** A token to be read straight from a chain. `address` is plain. */
export interface TokenToRead {
  readonly address: string
  readonly iconUrl?: string
}

/** How many transactions of an account are in blocks, and how many the nodes know of: the rest waits. */
export interface Nonces {
  readonly used: number
  readonly sent: number
}

/** A collectible as its own contract tells of it. */
export interface ChainCollectible {
  /** Plain address. */
  readonly contract: string
  /** Decimal. */
  readonly tokenId: string
  /** What the contract calls itself; null where it does not say. */
  readonly collection: string | null
  /** Whether the account has it now; null where the contract does not say. */
  readonly isOwned: boolean | null
}

/** What only a history asks of a network's nodes. */
export interface HistoryReader {
  getNonces(address: string, signal: AbortSignal): Promise<Nonces>
  /** The collectibles that a transaction brought an account, in the order of its events. */
  getCollectibles(
    hash: string,
    address: string,
    signal: AbortSignal,
  ): Promise<readonly ChainCollectible[]>
}

/**
 * Reads from the networks of one chain family, whichever wallet is connected. Every method takes a signal and ends
 * promptly when it aborts. Failures are `ModalError`s.
 */
export interface ChainClient {
  readonly namespace: Namespace
  /** For holdings, the chain returns everything that is shown for an account there, not only what was requested. */
  readonly listsAllTokens?: boolean
  /** Decimal string in the native coin. The host's own RPC is tried first. */
  getNativeBalance(address: string, network: Network, signal: AbortSignal): Promise<string>
  /** Holdings read straight from the chain, the native coin first. */
  getTokenBalances(
    address: string,
    network: Network,
    tokens: readonly TokenToRead[],
    signal: AbortSignal,
  ): Promise<readonly TokenBalance[]>
  /** Whether a plain address is a contract; an account with delegated code is not. */
  isContract(address: string, network: Network, signal: AbortSignal): Promise<boolean>
  /** The token's decimals, read from its own contract and nowhere else. `token` is a plain address. */
  getTokenDecimals(token: string, network: Network, signal: AbortSignal): Promise<number>
  /**
   * What an amount of a token comes to by the token's own rules. Missing where a family's tokens have none but their decimals.
   * `token` is a plain address.
   */
  getTokenTerms?(
    token: string,
    amount: string,
    network: Network,
    signal: AbortSignal,
  ): Promise<TokenTerms>
  estimateFee(intent: SendIntent, network: Network, signal: AbortSignal): Promise<FeeEstimate>
  /** The recent time between blocks, in ms, measured back from a known block. */
  getBlockTime(newest: BlockMark, network: Network, signal: AbortSignal): Promise<number>
  /**
   * Waits until the transaction is mined, until another one seems to have taken its place, or until it can be mined no more;
   * asked again, it looks again.
   */
  waitForReceipt(hash: string, network: Network, signal: AbortSignal): Promise<Receipt>
  /** Fetched when it is first needed; missing if the family's nodes cannot tell. */
  loadHistoryReader?(network: Network, signal: AbortSignal): Promise<HistoryReader>
}
