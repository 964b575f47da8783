import * as v from 'valibot'
import { numberToHex } from 'viem'
import type { JsonRpc } from '../rpc/createJsonRpc'
import type { EvmTransaction } from './readTransaction'
import { Quantity } from './shapes'

/** The price per unit of gas: EIP-1559, or a legacy gas price on networks without a base fee. */
export type GasPrice =
  | { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }
  | { readonly gasPrice: bigint }

const Block = v.looseObject({ baseFeePerGas: v.nullish(Quantity) })
/** 1 gwei, for servers that suggest no tip. */
const DEFAULT_TIP = 1_000_000_000n
/** A call may need slightly more gas a block later. */
const GAS_MARGIN_PERCENT = 20n

type Ask = (method: string, params?: readonly unknown[]) => Promise<unknown>

async function readTip(ask: Ask): Promise<bigint> {
  try {
    return v.parse(Quantity, await ask('eth_maxPriorityFeePerGas'))
  } catch {
    return DEFAULT_TIP // not every server supports the method
  }
}

/** Twice the base fee keeps a transaction valid through six full blocks. */
export async function readGasPrice(
  rpc: JsonRpc,
  caipNetworkId: string,
  wished: Pick<EvmTransaction, 'maxFeePerGas' | 'maxPriorityFeePerGas'>,
): Promise<GasPrice> {
  const ask: Ask = (method, params) => rpc.ask(caipNetworkId, method, params)
  const block = v.parse(Block, await ask('eth_getBlockByNumber', ['latest', false]))
  const base = block.baseFeePerGas
  if (base == null) return { gasPrice: v.parse(Quantity, await ask('eth_gasPrice')) }
  const tip = wished.maxPriorityFeePerGas ?? (await readTip(ask))
  const most = wished.maxFeePerGas ?? base * 2n + tip
  return { maxFeePerGas: most, maxPriorityFeePerGas: tip < most ? tip : most }
}

export const highestPrice = (price: GasPrice): bigint =>
  'gasPrice' in price ? price.gasPrice : price.maxFeePerGas

/** @throws the server's error if the transaction would fail */
export async function estimateGas(
  rpc: JsonRpc,
  caipNetworkId: string,
  from: string,
  { to, value, data }: Pick<EvmTransaction, 'to' | 'value' | 'data'>,
): Promise<bigint> {
  const call = { from, ...(to !== null && { to }), value: numberToHex(value), data }
  const gas = v.parse(Quantity, await rpc.ask(caipNetworkId, 'eth_estimateGas', [call]))
  // A plain payment always costs exactly this much.
  return gas === 21_000n ? gas : gas + (gas * GAS_MARGIN_PERCENT) / 100n
}

export const readNonce = async (rpc: JsonRpc, caipNetworkId: string, from: string) =>
  Number(
    v.parse(Quantity, await rpc.ask(caipNetworkId, 'eth_getTransactionCount', [from, 'pending'])),
  )
