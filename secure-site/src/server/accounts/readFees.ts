import type { PublicClient } from 'viem'

/** The price per unit of gas: EIP-1559, or a legacy gas price on networks without a base fee. */
export type Fees =
  | { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }
  | { readonly gasPrice: bigint }

export interface FeePrice {
  readonly fees: Fees
  /** Expected price of a unit of gas if the next block resembles the latest. */
  readonly expected: bigint
}

/** Twice the base fee keeps a transaction valid through six full blocks. */
export async function readFeePrice(client: PublicClient): Promise<FeePrice> {
  const { baseFeePerGas: base } = await client.getBlock({ blockTag: 'latest' })
  if (base == null) {
    const gasPrice = await client.getGasPrice()
    return { fees: { gasPrice }, expected: gasPrice }
  }
  const tip = await client.estimateMaxPriorityFeePerGas({ chain: null })
  return {
    fees: { maxFeePerGas: base * 2n + tip, maxPriorityFeePerGas: tip },
    expected: base + tip,
  }
}

export const readFees = async (client: PublicClient): Promise<Fees> =>
  (await readFeePrice(client)).fees

export const highestPrice = (fees: Fees): bigint =>
  'gasPrice' in fees ? fees.gasPrice : fees.maxFeePerGas
