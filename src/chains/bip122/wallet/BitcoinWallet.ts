import type { Account } from '../../../domain/account'
import type { BitcoinNetwork } from '../bitcoinNetworks'

/** How a message is signed: by address (BIP-322), or with a legacy key signature. */
export type MessageProtocol = 'ecdsa' | 'bip322'

/** The inputs a wallet signs with the key of an address. */
export interface InputsToSign {
  readonly address: string
  readonly indexes: readonly number[]
}

/** A payment built by the wallet itself. */
export interface WalletTransfer {
  readonly from: string
  readonly recipient: string
  readonly sats: bigint
}

/** A Bitcoin wallet of the page. Its answers are untrusted, and may never come. */
export interface BitcoinWallet {
  readonly name: string
  readonly imageUrl?: string
  /** Whether its methods are still those first captured (D4). */
  isUnchanged(): boolean
  /** Requests accounts from the user; payment accounts come first. */
  connect(signal: AbortSignal): Promise<readonly Account[]>
  /**
   * Returns accounts already shared, without a prompt. A wallet that supports neither prompt-free
   * lookup nor disconnect counts as sharing the remembered ones.
   */
  lookUp(remembered?: readonly Account[]): Promise<readonly Account[]>
  disconnect(): Promise<void>
  /** Reports accounts on each change; an empty list means that the user disconnected. */
  listen(onAccounts: (accounts: readonly Account[]) => void): () => void
  /** Returns base64. */
  signMessage(address: string, message: string, protocol: MessageProtocol): Promise<unknown>
  /** Takes and returns base64. */
  signPsbt(psbt: string, inputs: readonly InputsToSign[], network: BitcoinNetwork): Promise<unknown>
  /** Returns the transaction id; undefined if the wallet does not build payments. */
  readonly sendTransfer?: ((transfer: WalletTransfer) => Promise<unknown>) | undefined
  /** Missing if the wallet cannot switch. */
  switchNetwork?(network: BitcoinNetwork): Promise<void>
}

/** What signing and paying require, with local and remote wallets. */
export type SigningWallet = Pick<
  BitcoinWallet,
  'name' | 'isUnchanged' | 'signMessage' | 'signPsbt' | 'sendTransfer' | 'switchNetwork'
>
