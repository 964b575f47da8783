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

/** Reads a transaction from the chain itself, without the page or the wallet. */
export const readBitcoinTransaction = async (txid: string): Promise<Transaction> =>
  (await (await fetch(`${sandboxUrls.bitcoin}/tx/${txid}`)).json()) as Transaction
