import type { Network } from '../domain/network'
import type { BlockMark, FeeEstimate, SendIntent } from '../domain/payment/send'
import type { TokenBalance } from '../domain/token'
import type { Namespace } from '../lib/address/caip'

/** What a token's contract logged of a movement. Plain addresses, in lower case where the family has cases. */
export interface TokenTransfer {
  readonly token: string
  readonly from: string
  readonly to: string
  /** Base units. */
  readonly units: string
}

/** What a network took for a transaction, and from whom: a wallet may have others pay. */
export interface PaidFee {
  /** Base units of the network's coin. */
  readonly units: string
  /** Plain address. */
  readonly payer: string
}

/**
 * What became of a transaction: it is in a block, another one of the same account took its place, or the chain takes it in
 * no more.
 */
export type Receipt =
  | {
      readonly hash: string
      readonly status: 'confirmed' | 'failed'
      /** ms. */
      readonly minedAt: number
      /** Left out where nothing moved, or nobody tells. */
      readonly transfers?: readonly TokenTransfer[]
      /** All of it. Left out where nobody tells. */
      readonly fee?: PaidFee
    }
  | { readonly hash: string; readonly status: 'replaced' | 'expired' }

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
 * What the networks of one chain family answer, whoever's wallet is connected. Every method takes a signal and ends promptly
 * when it aborts. Failures are `ModalError`s.
 */
export interface ChainClient {
  readonly namespace: Namespace
  /** Asked about holdings, the chain tells of all that is shown of an account there, not only of what it was asked about. */
  readonly listsAllTokens?: boolean
  /** Decimal string in the native coin. The host's own RPC is asked first. */
  getNativeBalance(address: string, network: Network, signal: AbortSignal): Promise<string>
  /** Holdings read straight from the chain, the native coin first. */
  getTokenBalances(
    address: string,
    network: Network,
    tokens: readonly TokenToRead[],
    signal: AbortSignal,
  ): Promise<readonly TokenBalance[]>
  /** Whether a contract lives at a plain address; an account that lends itself code is none. */
  isContract(address: string, network: Network, signal: AbortSignal): Promise<boolean>
  /** In what a token's own contract counts it, asked of the chain and of nobody else. `token` is a plain address. */
  getTokenDecimals(token: string, network: Network, signal: AbortSignal): Promise<number>
  estimateFee(intent: SendIntent, network: Network, signal: AbortSignal): Promise<FeeEstimate>
  /** How far apart blocks were of late, in ms: measured back from a block that is known. */
  getBlockTime(newest: BlockMark, network: Network, signal: AbortSignal): Promise<number>
  /**
   * Waits until the transaction is mined, until another one seems to have taken its place, or until it can be mined no more;
   * asked again, it looks again.
   */
  waitForReceipt(hash: string, network: Network, signal: AbortSignal): Promise<Receipt>
  /** Fetched with the first question; not there where a family's nodes cannot tell. */
  loadHistoryReader?(network: Network, signal: AbortSignal): Promise<HistoryReader>
}
