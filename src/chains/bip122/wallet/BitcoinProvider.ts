import type { AccountType } from '../../../domain/account'
import type { CaipNetworkId } from '../../../lib/address/caip'
import type { MessageProtocol } from './BitcoinWallet'

/** An address of the connected wallet. */
export interface BitcoinAccountAddress {
  readonly address: string
  readonly purpose: AccountType
  /** Hexadecimal. */
  readonly publicKey?: string
  readonly path?: string
}

export interface BitcoinTransferRequest {
  /** Satoshi, as an integer. */
  readonly amount: string | number | bigint
  readonly recipient: string
}

/** A coin that a payment spends, or an output it makes. Amounts are satoshi as integer strings. */
export interface BitcoinTransferPart {
  readonly address: string
  readonly amount: string
}

/** A payment that has been worked out and is not signed: everything a visitor needs to agree to it. Plain JSON. */
export interface BitcoinTransfer {
  /** Base64. */
  readonly psbt: string
  readonly caipNetworkId: CaipNetworkId
  readonly from: string
  readonly recipient: string
  /** What the recipient gets. */
  readonly amount: string
  /** What the network gets. */
  readonly fee: string
  /** What comes back to `from`; `0` when nothing does. */
  readonly change: string
  /** Satoshi for each virtual byte. */
  readonly feeRate: number
  readonly inputs: readonly BitcoinTransferPart[]
  readonly outputs: readonly BitcoinTransferPart[]
}

/** What a connected Bitcoin wallet can be asked for, whatever it speaks. Failures are `ModalError`s. */
export interface BitcoinProvider {
  getAccountAddresses(): Promise<readonly BitcoinAccountAddress[]>
  /** Base64. By the address (BIP-322) unless `ecdsa` is asked for; wallets of the wallet standard choose themselves. */
  signMessage(request: {
    readonly message: string
    /** The address for payments unless given. */
    readonly address?: string
    readonly protocol?: MessageProtocol
  }): Promise<string>
  /** Signs the named inputs; with `broadcast` the transaction is completed and sent. */
  signPSBT(request: {
    /** Base64. */
    readonly psbt: string
    readonly signInputs: readonly { readonly address: string; readonly index: number }[]
    readonly broadcast?: boolean
  }): Promise<{ readonly psbt: string; readonly txid?: string }>
  /** Works out a payment from the address for payments, for a visitor to look at. Asks the network, not the wallet. */
  buildTransfer(request: BitcoinTransferRequest): Promise<BitcoinTransfer>
  /**
   * Pays; gives the id of the transaction. A transfer of `buildTransfer` is signed and sent as it was worked out;
   * otherwise the wallet works it out where it can.
   */
  sendTransfer(request: BitcoinTransferRequest | BitcoinTransfer): Promise<string>
  switchNetwork(caipNetworkId: CaipNetworkId): Promise<void>
}
