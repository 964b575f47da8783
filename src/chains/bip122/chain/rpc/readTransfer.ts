import { Psbt, Transaction } from 'bitcoinjs-lib'
import { ModalError } from '../../../../domain/ModalError'
import { decodeAddress } from '../../address/decodeAddress'
import type { BitcoinTransfer } from '../../wallet/BitcoinProvider'
import { toHex } from '../../wallet/bytes'

const changed = (detail: string) => new ModalError('INTENT_CHANGED', detail)

/** @throws {ModalError} `INVALID_PARAMS` when the text is no PSBT. */
export function readPsbt(text: string): Psbt {
  try {
    return Psbt.fromBase64(text)
  } catch (cause) {
    throw new ModalError('INVALID_PARAMS', 'Not a PSBT', { cause })
  }
}

/** The transaction of a PSBT without its signatures: what a wallet may not change. */
export const unsignedOf = (psbt: Psbt): string => toHex(psbt.data.globalMap.unsignedTx.toBuffer())

/**
 * Reads a payment back out of its bytes, the last thing before the wallet is asked (D3): the recipient gets the amount, the
 * rest comes back, and the fee is the one that was shown.
 *
 * @throws {ModalError} `INTENT_CHANGED` when the bytes say something else.
 */
export function checkTransfer(transfer: BitcoinTransfer): Psbt {
  const psbt = readPsbt(transfer.psbt)
  const { recipient, from, amount, change, fee } = transfer
  const wanted = [{ address: recipient, value: BigInt(amount) }]
  if (change !== '0') wanted.push({ address: from, value: BigInt(change) })
  const { txOutputs } = psbt
  const isSaid = wanted.every(({ address, value }, index) => {
    const script = decodeAddress(address)?.script
    const output = txOutputs[index]
    return script && output && output.value === value && toHex(output.script) === toHex(script)
  })
  if (!isSaid || txOutputs.length !== wanted.length)
    throw changed('The outputs are not the reviewed')
  const spent = psbt.data.inputs.map(({ witnessUtxo, nonWitnessUtxo }, index) => {
    const place = psbt.txInputs[index]?.index ?? 0
    const whole = nonWitnessUtxo && Transaction.fromBuffer(nonWitnessUtxo)
    const value = whole ? whole.outs[place]?.value : witnessUtxo?.value
    if (value === undefined) throw changed('A coin does not say what it is worth')
    return value
  })
  const paid = spent.reduce((sum, value) => sum + value, 0n)
  const given = wanted.reduce((sum, { value }) => sum + value, 0n)
  if (paid - given !== BigInt(fee)) throw changed('The fee is not the reviewed one')
  return psbt
}
