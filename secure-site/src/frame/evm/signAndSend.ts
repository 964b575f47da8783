import { keccak256, parseTransaction, serializeTransaction } from 'viem'
import type { Hex as HexText, TransactionSerializable } from 'viem'
import { failure, unsent } from '../failures'
import type { SigningPorts } from '../requests/signing'
import type { JsonRpc } from '../rpc/createJsonRpc'
import { referenceOf } from '../rpc/createNetworks'
import { estimateGas, readGasPrice, readNonce } from './fees'
import type { EvmCall, EvmTransaction } from './readTransaction'
import { signHash } from './signHash'

const unsigned = ({ to, value, data }: EvmCall, rest: object): TransactionSerializable => ({
  ...rest,
  ...(to !== null && { to }),
  value,
  data,
})

/** Decodes the signed bytes and checks that they do exactly what the review showed. */
function mustDo(signed: HexText, { to, value, data }: EvmCall, chainId: number) {
  const read = parseTransaction(signed)
  const isSame =
    (read.to ?? null)?.toLowerCase() === to?.toLowerCase() &&
    (read.value ?? 0n) === value &&
    (read.data ?? '0x').toLowerCase() === data.toLowerCase() &&
    read.chainId === chainId
  if (!isSame) throw failure('INTERNAL')
}

/**
 * Whether the network has the transaction despite an error: a server may accept it and time out,
 * and the next server then refuses it as already known. Reported as failed, it would be sent twice.
 */
async function isKnown(hash: HexText, caipNetworkId: string, rpc: JsonRpc): Promise<boolean> {
  try {
    return (await rpc.ask(caipNetworkId, 'eth_getTransactionByHash', [hash])) !== null
  } catch {
    return false // the sending error is more informative
  }
}

/** Signs with the current nonce and fees. */
async function signNow(
  transaction: EvmTransaction,
  caipNetworkId: string,
  { accounts, rpc, withKeys }: Pick<SigningPorts, 'accounts' | 'rpc' | 'withKeys'>,
): Promise<HexText> {
  const from = accounts.eip155
  const chainId = Number(referenceOf(caipNetworkId))
  const [price, gas, nonce] = await Promise.all([
    readGasPrice(rpc, caipNetworkId, transaction),
    transaction.gas ?? estimateGas(rpc, caipNetworkId, from, transaction),
    transaction.nonce ?? readNonce(rpc, caipNetworkId, from),
  ])
  const type = 'gasPrice' in price ? 'legacy' : 'eip1559'
  const whole = unsigned(transaction, { type, chainId, gas, nonce, ...price })
  const signed = await withKeys(keys =>
    serializeTransaction(whole, signHash(keccak256(serializeTransaction(whole)), keys.eip155)),
  )
  mustDo(signed, transaction, chainId)
  return signed
}

/**
 * Signs the reviewed transaction with the current nonce and fees, and sends it.
 *
 * @returns the transaction's hash
 */
export async function signAndSend(
  transaction: EvmTransaction,
  caipNetworkId: string,
  ports: SigningPorts,
): Promise<HexText> {
  const { rpc } = ports
  const signed = await signNow(transaction, caipNetworkId, ports).catch((thrown: unknown) => {
    throw unsent(thrown)
  })
  const hash = keccak256(signed)
  try {
    await rpc.ask(caipNetworkId, 'eth_sendRawTransaction', [signed])
  } catch (thrown) {
    if (!(await isKnown(hash, caipNetworkId, rpc))) throw thrown
  }
  return hash
}
