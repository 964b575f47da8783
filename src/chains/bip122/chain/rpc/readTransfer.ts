import { Psbt, Transaction } from 'bitcoinjs-lib'
import { ModalError } from '../../../../domain/ModalError'
import type { DecodedAddress } from '../../address/decodeAddress'
import { decodeOn } from '../../address/readPayment'
import { getBitcoinNetwork } from '../../bitcoinNetworks'
import type { BitcoinTransfer } from '../../wallet/BitcoinProvider'
import { toHex } from '../../wallet/bytes'
import {
  TRANSACTION_OVERHEAD,
  getFeeRate,
  hash160,
  getInputSize,
  getOutputSize,
} from '../inputFacts'

/** A payment's claims; everything else is read from its bytes. */
export type ClaimedTransfer = Omit<BitcoinTransfer, 'feeRate' | 'inputs' | 'outputs'>

type Input = Psbt['data']['inputs'][number]

const SIGHASH_DEFAULT = 0
const SIGHASH_ALL = 1
/** Version 0 with a key hash of 20 bytes. */
const NESTED = /^0014[0-9a-f]{40}$/

const createChangedError = (detail: string) => new ModalError('INTENT_CHANGED', detail)

/** @throws {ModalError} `INVALID_PARAMS` when the text is not a PSBT. */
export function readPsbt(text: string): Psbt {
  try {
    return Psbt.fromBase64(text)
  } catch (cause) {
    throw new ModalError('INVALID_PARAMS', 'Not a PSBT', { cause })
  }
}

/** Returns the unsigned transaction of a PSBT, which a wallet must not change. */
export const getUnsignedTransaction = (psbt: Psbt): string =>
  toHex(psbt.data.globalMap.unsignedTx.toBuffer())

/**
 * Verifies a payment against its bytes, just before the wallet request (D3): only the sender's
 * coins, the right amount, change and fee, and signatures over everything.
 *
 * @returns the payment with coins, outputs and fee rate from its bytes
 * @throws {ModalError} `INTENT_CHANGED` when the bytes differ; `INVALID_PARAMS` for other signature
 * types; `UNSUPPORTED_METHOD` when the sender's coins cannot be spent.
 */
export function readTransfer(claimed: ClaimedTransfer): BitcoinTransfer {
  const { caipNetworkId, recipient, from, amount, change, fee } = claimed
  const network = getBitcoinNetwork(caipNetworkId)
  if (!network) throw new ModalError('CHAIN_NOT_SUPPORTED', caipNetworkId)
  const sender = decodeOn(from, network)
  const inputSize = getInputSize(sender, from)
  const psbt = readPsbt(claimed.psbt)
  const wanted = [{ address: recipient, value: BigInt(amount) }]
  if (change !== '0') wanted.push({ address: from, value: BigInt(change) })
  const { txOutputs } = psbt
  const isSaid = wanted.every(({ address, value }, index) => {
    const output = txOutputs[index]
    const { script } = decodeOn(address, network)
    return output && output.value === value && isSame(output.script, script)
  })
  if (!isSaid || txOutputs.length !== wanted.length)
    throw createChangedError('The outputs are not the reviewed')
  const spent = psbt.data.inputs.map((input, index) => {
    assertSignsAll(input, sender)
    return readCoinValue(input, psbt.txInputs[index], sender, from)
  })
  const paid = spent.reduce((sum, value) => sum + value, 0n)
  const given = wanted.reduce((sum, { value }) => sum + value, 0n)
  if (paid - given !== BigInt(fee)) throw createChangedError('The fee is not the reviewed one')
  const size = txOutputs.reduce(
    (sum, output) => sum + getOutputSize(output),
    TRANSACTION_OVERHEAD + inputSize * spent.length,
  )
  return {
    ...claimed,
    feeRate: getFeeRate(paid - given, size),
    inputs: spent.map(value => ({ address: from, amount: value.toString() })),
    outputs: wanted.map(({ address, value }) => ({ address, amount: value.toString() })),
  }
}

const isSame = (a: Uint8Array, b: Uint8Array) => toHex(a) === toHex(b)

/** Other signature types stay valid if outputs or inputs change. */
function assertSignsAll({ sighashType }: Input, { kind }: DecodedAddress) {
  if (sighashType === undefined || sighashType === SIGHASH_ALL) return
  if (sighashType === SIGHASH_DEFAULT && kind === 'p2tr') return
  throw new ModalError(
    'INVALID_PARAMS',
    `Only signatures over the whole transaction are asked for, not sighash type ${sighashType}`,
  )
}

/**
 * Returns the value of a coin. Legacy signatures do not commit to it, so its previous transaction
 * must prove it; for other types, that transaction must match if present.
 */
function readCoinValue(
  { witnessUtxo, nonWitnessUtxo, redeemScript }: Input,
  spent: Psbt['txInputs'][number] | undefined,
  { kind, payload, script }: DecodedAddress,
  from: string,
): bigint {
  const made = nonWitnessUtxo && spent && readOutput(nonWitnessUtxo, spent)
  if (!made && kind === 'p2pkh') throw createChangedError('A coin comes without its transaction')
  const coin = made ?? witnessUtxo
  if (!coin) throw createChangedError('A coin does not say what it is worth')
  const isOne = !witnessUtxo || witnessUtxo.value === coin.value
  if (!isOne || (witnessUtxo && !isSame(witnessUtxo.script, coin.script)))
    throw createChangedError('A coin is not what its transaction says')
  if (!isSame(coin.script, script))
    throw createChangedError('An input does not belong to the sender')
  const isKey = redeemScript && NESTED.test(toHex(redeemScript))
  if (kind === 'p2sh' && !(isKey && isSame(hash160(redeemScript), payload))) {
    throw new ModalError('UNSUPPORTED_METHOD', `Payments from ${from} are not possible here`)
  }
  return coin.value
}

/** Returns the spent output of the coin's previous transaction. */
function readOutput(bytes: Uint8Array, { hash, index }: Psbt['txInputs'][number]) {
  const transaction = readTransaction(bytes)
  if (!isSame(transaction.getHash(), hash))
    throw createChangedError('A coin is of another transaction')
  const output = transaction.outs[index]
  if (output) return output
  throw createChangedError('A coin is not in its transaction')
}

function readTransaction(bytes: Uint8Array): Transaction {
  try {
    return Transaction.fromBuffer(bytes)
  } catch (cause) {
    throw new ModalError('INVALID_PARAMS', 'Not a transaction', { cause })
  }
}
