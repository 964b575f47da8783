import { sandboxUrls } from './sandboxUrls'

interface Output {
  readonly scriptpubkey_address: string
  readonly value: number
}

interface Transaction {
  readonly fee: number
  readonly status: { readonly confirmed: boolean }
  readonly vin: readonly { readonly prevout: Output }[]
  readonly vout: readonly Output[]
}

/** A transaction as the chain itself has it, past the page and past the wallet. */
export const readBitcoinTransaction = async (txid: string): Promise<Transaction> =>
  (await (await fetch(`${sandboxUrls.bitcoin}/tx/${txid}`)).json()) as Transaction
