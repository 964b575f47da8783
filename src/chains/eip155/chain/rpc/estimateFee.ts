import { nativeDecimals } from '../../../../domain/nativeCoin'
import type { Network } from '../../../../domain/network'
import type { BlockMark, FeeEstimate } from '../../../../domain/payment/send'
import { formatUnits } from '../../../../lib/amount/decimal'
import { readField } from '../../../shared/readField'
import type { TransactionRequest } from '../../wallet/transactionRequest'
import { decodeQuantity, PRICE_BITS, UINT64_BITS } from './decodeAbi'
import type { EvmClient } from './createRetryingClient'
import { readBlock } from './readBlock'
import { readDataFee } from './readDataFee'

/** Percentage that lets the base fee rise before the payment is mined. */
const BASE_FEE_HEADROOM = 120n

/** Returns the maximum fee: gas times gas price, plus the data fee on rollups. */
export async function estimateFee(
  client: Pick<EvmClient, 'request'>,
  { from, to, value, data }: TransactionRequest,
  network: Network,
  signal: AbortSignal,
): Promise<FeeEstimate> {
  const [gas, { price, newest }, dataFee] = await Promise.all([
    client
      .request('eth_estimateGas', [{ from, to, value, data }], signal)
      .then(gas => decodeQuantity(gas, UINT64_BITS)),
    readGasPrice(client, signal),
    readDataFee(client, data, signal),
  ])
  const feeBaseUnits = gas * price + dataFee
  const fee = formatUnits(feeBaseUnits, nativeDecimals(network))
  const { symbol } = network.nativeCurrency
  return { feeBaseUnits: feeBaseUnits.toString(), fee, symbol, ...(newest && { newest }) }
}

const decodePrice = (price: unknown) => decodeQuantity(price, PRICE_BITS)

/** Returns an EIP-1559 price where the chain has a base fee, otherwise `eth_gasPrice`. */
async function readGasPrice(
  client: Pick<EvmClient, 'request'>,
  signal: AbortSignal,
): Promise<{ readonly price: bigint; readonly newest: BlockMark | null }> {
  const [block, gasPrice, tip] = await Promise.all([
    client.request('eth_getBlockByNumber', ['latest', false], signal),
    client.request('eth_gasPrice', [], signal).then(decodePrice),
    client
      .request('eth_maxPriorityFeePerGas', [], signal)
      .then(decodePrice)
      .catch(() => null),
  ])
  const newest = readBlockMark(block)
  const baseFeePerGas = readField(block, 'baseFeePerGas')
  if (typeof baseFeePerGas !== 'string') return { price: gasPrice, newest }
  const baseFee = decodePrice(baseFeePerGas)
  const usualTip = gasPrice > baseFee ? gasPrice - baseFee : 0n
  return { price: (baseFee * BASE_FEE_HEADROOM) / 100n + (tip ?? usualTip), newest }
}

/** The fee does not depend on the block's time, so an unreadable block is not an error. */
function readBlockMark(block: unknown): BlockMark | null {
  try {
    return readBlock(block)
  } catch {
    return null
  }
}
