import type { CallsBatch } from '../domain/calls/walletCalls'
import type { Account } from '../domain/account'
import type { Capability } from '../domain/capabilities'
import type { Connector } from '../domain/connector'
import type { Network } from '../domain/network'
import type { SendIntent } from '../domain/payment/send'
import type { CaipNetworkId, Namespace } from '../lib/address/caip'
import type { BatchingWallets } from './batchingWallets'

/** What a wallet reported when it was connected or restored. */
export interface WalletSession {
  readonly accounts: readonly Account[]
  /** The network that the wallet reports. */
  readonly caipNetworkId: CaipNetworkId
  /** What the wallet can do here, and what can be read about its account. */
  readonly capabilities: readonly Capability[]
  /** The wallet's own name, if no connector of the page has one. */
  readonly walletName?: string
}

/** A change reported by a wallet that is being watched. */
export type WalletChange =
  | { readonly kind: 'accounts'; readonly accounts: readonly Account[] }
  | { readonly kind: 'network'; readonly caipNetworkId: CaipNetworkId }
  | { readonly kind: 'disconnected' }

/**
 * Wallets of one origin (the page, WalletConnect, later a frame) on one chain family; an origin over several families has
 * one for each. Takes and returns plain data; providers stay inside. What a wallet cannot do is told at connecting.
 * Every method that waits takes a signal and ends promptly when it aborts. Failures are `ModalError`s.
 */
export interface WalletSource {
  readonly namespace: Namespace
  /** Listens for wallets from now on, and reports the whole list each time it changes. */
  discover(onConnectors: (connectors: readonly Connector[]) => void): () => void
  /** Asks wallets that announce themselves to do so once more; what is new is reported to those who listen. */
  lookAgain?(): void
  /** Asks the visitor, in the wallet. */
  connect(connectorId: string, signal: AbortSignal): Promise<WalletSession>
  /**
   * Asks silently, without a prompt. Waits for a wallet that has not announced itself yet until the signal aborts.
   * Resolves `null` when the wallet is there but no longer shares an account. `remembered` is what it shared last, for a wallet
   * that cannot be asked without a prompt and has no way to take accounts back.
   *
   * @throws {ModalError} `CONNECT_TIMEOUT` or `CODE_NOT_LOADED` when nothing can be said for now: the session stays stored.
   */
  restore(
    connectorId: string,
    signal: AbortSignal,
    remembered?: readonly Account[],
  ): Promise<WalletSession | null>
  /** Revokes the wallet's permission if possible; failures inside the wallet are not reported. */
  disconnect(connectorId: string, signal: AbortSignal): Promise<void>
  /** Reports changes in the wallet, as data. Returns the function that unsubscribes. */
  watch(connectorId: string, onChange: (change: WalletChange) => void): () => void
  /** Switches the wallet; first adds the network if the wallet does not know it. */
  switchNetwork(connectorId: string, network: Network, signal: AbortSignal): Promise<void>
  /**
   * Makes another account of a connected wallet the one in use, and gives its accounts with that one first. Left out, or
   * `undefined`, where any account may be chosen.
   *
   * @throws {ModalError} what forbids it
   */
  switchAccount?(
    connectorId: string,
    address: string | undefined,
    signal: AbortSignal,
  ): Promise<readonly Account[] | undefined>
  /**
   * Asks the wallet to sign and send. Recomputes the intent's fingerprint from the very request it is about to hand
   * to the wallet and refuses on a mismatch. Resolves with the hash. `isOver` is looked at last of all: once it says so,
   * a wallet that has not been asked yet is not asked any more, and one that has been is waited for.
   *
   * @throws {ModalError} `INTENT_CHANGED`, `USER_REJECTED`, `INSUFFICIENT_FUNDS`, …
   */
  send(
    intent: SendIntent,
    fingerprint: string,
    network: Network,
    signal: AbortSignal,
    isOver?: () => boolean,
  ): Promise<string>
  /**
   * Hands the one call of a batch to the wallet, as a plain transaction under the same guard, whatever the wallet knows of
   * batches. Resolves with the hash. `isOver` as for `send`. Left out where wallets of the family make no calls.
   *
   * @throws {ModalError} `INTENT_CHANGED`, `INVALID_PARAMS` where it is not one call, `USER_REJECTED`, `SESSION_ENDED`, …
   */
  sendCall?(
    batch: CallsBatch,
    fingerprint: string,
    signal: AbortSignal,
    isOver?: () => boolean,
  ): Promise<string>
  /** Signature in the namespace's usual text form (hex on eip155). */
  signMessage(
    connectorId: string,
    address: string,
    message: string,
    signal: AbortSignal,
  ): Promise<string>
  /** EIP-712 on eip155; `typedData` is plain JSON. */
  signTypedData(
    connectorId: string,
    address: string,
    typedData: unknown,
    signal: AbortSignal,
  ): Promise<string>
  /**
   * Batches of calls and the like, where wallets of the family may know them; the code comes with the first need.
   *
   * @throws {ModalError} `CODE_NOT_LOADED`
   */
  loadBatching?(connectorId: string): Promise<BatchingWallets>
  /**
   * The wallet's own provider object for hosts that talk to it themselves, or a promise of it while its code is on its way;
   * `undefined` when not connected.
   */
  getProvider(connectorId: string): unknown
}
