import type { AccountType } from '../../../domain/account'
import type { BitcoinTransfer } from '../../../domain/payment/bitcoinTransfer'
import type { CaipNetworkId } from '../../../lib/address/caip'
import type { MessageProtocol } from './BitcoinWallet'

export type { BitcoinTransfer, BitcoinTransferPart } from '../../../domain/payment/bitcoinTransfer'

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

/** The methods of a connected Bitcoin wallet of any interface. Failures are `ModalError`s. */
export interface BitcoinProvider {
  getAccountAddresses(): Promise<readonly BitcoinAccountAddress[]>
  /**
   * Returns base64. Signs by address (BIP-322) unless `ecdsa` is requested; wallets of the wallet
   * standard choose the form themselves.
   */
  signMessage(request: {
    readonly message: string
    /** Default: the address for payments. */
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
  /** Builds a payment from the payment address for review. Queries the network, not the wallet. */
  buildTransfer(request: BitcoinTransferRequest): Promise<BitcoinTransfer>
  /**
   * Pays; returns the transaction id. A transfer from `buildTransfer` is displayed in the modal,
   * then signed and sent exactly as built; otherwise a wallet that can builds and displays it.
   */
  sendTransfer(request: BitcoinTransferRequest | BitcoinTransfer): Promise<string>
  switchNetwork(caipNetworkId: CaipNetworkId): Promise<void>
}
