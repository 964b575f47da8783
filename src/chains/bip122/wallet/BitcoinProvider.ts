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

/** The methods of a connected Bitcoin wallet, whatever its interface. Failures are `ModalError`s. */
export interface BitcoinProvider {
  getAccountAddresses(): Promise<readonly BitcoinAccountAddress[]>
  /**
   * Base64. Signs by address (BIP-322) unless `ecdsa` is requested; wallets of the wallet standard choose the form
   * themselves.
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
  /** Builds a payment from the payment address, to show to the visitor. Asks the network, not the wallet. */
  buildTransfer(request: BitcoinTransferRequest): Promise<BitcoinTransfer>
  /**
   * Pays; returns the id of the transaction. A transfer from `buildTransfer` is shown in the modal first, then signed
   * and sent exactly as built; otherwise the wallet builds it, and shows it, if it can.
   */
  sendTransfer(request: BitcoinTransferRequest | BitcoinTransfer): Promise<string>
  switchNetwork(caipNetworkId: CaipNetworkId): Promise<void>
}
