import type { Network } from '../../../domain/network'
import type { FeeEstimate } from '../../../domain/send'
import { formatUnits } from '../../../lib/units'
import { readField } from '../../shared/readField'
import type { SendRequest } from '../sendRequest'
import { decodeQuantity } from './decodeAbi'
import type { EvmClient } from './evmClient'
import { readDataFee } from './readDataFee'

/** Room for the base fee to rise before the payment is mined, in percent. */
const BASE_FEE_HEADROOM = 120n

/** What the payment would cost at most: gas times the price per gas, and what publishing it costs where that is apart. */
export async function estimateFee(
  client: Pick<EvmClient, 'request'>,
  { from, to, value, data }: SendRequest,
  { nativeCurrency: { symbol, decimals } }: Network,
  signal: AbortSignal,
): Promise<FeeEstimate> {
  const [gas, price, dataFee] = await Promise.all([
    client.request('eth_estimateGas', [{ from, to, value, data }], signal).then(decodeQuantity),
    readGasPrice(client, signal),
    readDataFee(client, data, signal),
  ])
  const feeBaseUnits = gas * price + dataFee
  return { feeBaseUnits: feeBaseUnits.toString(), fee: formatUnits(feeBaseUnits, decimals), symbol }
}

/** EIP-1559 where the chain has a base fee, the plain gas price elsewhere. */
async function readGasPrice(
  client: Pick<EvmClient, 'request'>,
  signal: AbortSignal,
): Promise<bigint> {
  const [block, gasPrice, tip] = await Promise.all([
    client.request('eth_getBlockByNumber', ['latest', false], signal),
    client.request('eth_gasPrice', [], signal).then(decodeQuantity),
    client.request('eth_maxPriorityFeePerGas', [], signal).then(decodeQuantity, () => null),
  ])
  const baseFeePerGas = readField(block, 'baseFeePerGas')
  if (typeof baseFeePerGas !== 'string') return gasPrice
  const baseFee = decodeQuantity(baseFeePerGas)
  const usualTip = gasPrice > baseFee ? gasPrice - baseFee : 0n
  return (baseFee * BASE_FEE_HEADROOM) / 100n + (tip ?? usualTip)
}
