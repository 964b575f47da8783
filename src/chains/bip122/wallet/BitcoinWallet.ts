import type { Account } from '../../../domain/account'
import type { BitcoinNetwork } from '../bitcoinNetworks'

/** How a message is signed: by the address (BIP-322), or by its key as was done before. */
export type MessageProtocol = 'ecdsa' | 'bip322'

/** Which inputs a wallet is to sign with the key of an address. */
export interface InputsToSign {
  readonly address: string
  readonly indexes: readonly number[]
}

/** A payment that the wallet makes by itself. */
export interface WalletTransfer {
  readonly from: string
  readonly recipient: string
  readonly sats: bigint
}

/** A Bitcoin wallet of the page, whatever it speaks. It may answer anything, and never. */
export interface BitcoinWallet {
  readonly name: string
  readonly imageUrl?: string
  /** Whether it is still what it was when it showed itself (D4). */
  isUnchanged(): boolean
  /** Asks the person for accounts, the one for payments first. */
  connect(signal: AbortSignal): Promise<readonly Account[]>
  /**
   * The accounts it shares already, without asking the person. One that cannot tell without a prompt, and has no way to take them
   * back, still shares those that are remembered.
   */
  lookUp(remembered?: readonly Account[]): Promise<readonly Account[]>
  disconnect(): Promise<void>
  /** Tells of the accounts each time they change; none when the person left. */
  listen(onAccounts: (accounts: readonly Account[]) => void): () => void
  /** Base64. */
  signMessage(address: string, message: string, protocol: MessageProtocol): Promise<unknown>
  /** Takes base64, and gives base64. */
  signPsbt(psbt: string, inputs: readonly InputsToSign[], network: BitcoinNetwork): Promise<unknown>
  /** Gives the id of the transaction; left out where a wallet makes no payments by itself. */
  readonly sendTransfer?: ((transfer: WalletTransfer) => Promise<unknown>) | undefined
  /** Left out where a wallet cannot be moved. */
  switchNetwork?(network: BitcoinNetwork): Promise<void>
}

/** What it takes to sign and pay, wherever the wallet is. */
export type SigningWallet = Pick<
  BitcoinWallet,
  'name' | 'isUnchanged' | 'signMessage' | 'signPsbt' | 'sendTransfer' | 'switchNetwork'
>
