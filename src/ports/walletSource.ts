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
  /** The wallet's own name, if no connector on the page has it. */
  readonly walletName?: string
}

/** A change reported by a wallet that is being watched. */
export type WalletChange =
  | { readonly kind: 'accounts'; readonly accounts: readonly Account[] }
  | { readonly kind: 'network'; readonly caipNetworkId: CaipNetworkId }
  | { readonly kind: 'disconnected' }

/**
 * Wallets of one origin (the page, WalletConnect, a frame) on one chain family, as plain data;
 * providers stay inside. Capabilities are reported on connection. Asynchronous methods take a
 * signal and end promptly when it aborts. Failures are `ModalError`s.
 */
export interface WalletSource {
  readonly namespace: Namespace
  /** Starts discovery and reports the whole list on each change. Returns the stop function. */
  discover(onConnectors: (connectors: readonly Connector[]) => void): () => void
  /** Asks wallets to announce themselves again; new ones are reported to `discover` listeners. */
  rediscover?(): void
  /** Connects, with a prompt in the wallet. */
  connect(connectorId: string, signal: AbortSignal): Promise<WalletSession>
  /**
   * Reconnects without a prompt. Waits for an unannounced wallet until the signal aborts. Resolves
   * with `null` if the wallet no longer shares an account. `remembered` holds its last accounts,
   * for wallets that can't list accounts without a prompt and can't revoke them.
   *
   * @throws {ModalError} `CONNECT_TIMEOUT` or `CODE_NOT_LOADED` if unknown for now: the session
   * stays stored.
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
  /** Switches the wallet's network, after adding it if the wallet does not know it. */
  switchNetwork(connectorId: string, network: Network, signal: AbortSignal): Promise<void>
  /**
   * Activates another account of a wallet and resolves with its accounts, that one first. Omitted,
   * or resolves with `undefined`, where any account may be chosen.
   *
   * @throws {ModalError} the reason why it can't be used
   */
  switchAccount?(
    connectorId: string,
    address: string | undefined,
    signal: AbortSignal,
  ): Promise<readonly Account[] | undefined>
  /**
   * Asks the wallet to sign and send. Recomputes the fingerprint from the actual request and
   * rejects on a mismatch. Resolves with the hash. `isOver` is checked last: if true, nothing is
   * sent to the wallet; a request already sent is still awaited.
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
   * Sends a batch's single call as a plain transaction, with the same check. Resolves with the
   * hash. `isOver` as for `send`. Omitted if the family's wallets make no calls.
   *
   * @throws {ModalError} `INTENT_CHANGED`, `INVALID_PARAMS` if there isn't exactly one call,
   * `USER_REJECTED`, `SESSION_ENDED`, …
   */
  sendCall?(
    batch: CallsBatch,
    fingerprint: string,
    signal: AbortSignal,
    isOver?: () => boolean,
  ): Promise<string>
  /** Resolves with a signature in the namespace's usual text form (hex on eip155). */
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
   * Loads batch calls and related requests on first use, if the family's wallets may support them.
   *
   * @throws {ModalError} `CODE_NOT_LOADED`
   */
  loadBatching?(connectorId: string): Promise<BatchingWallets>
  /**
   * Returns the wallet's own provider, or a promise while its code loads; `undefined` if not
   * connected.
   */
  getProvider(connectorId: string): unknown
}
