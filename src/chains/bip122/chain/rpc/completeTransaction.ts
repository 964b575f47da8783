import { ModalError } from '../../../../domain/ModalError'
import type { SignedTransaction } from '../esplora'
import { readPsbt, getUnsignedTransaction } from './readTransfer'

/**
 * Completes the transaction a wallet signed.
 *
 * @throws {ModalError} `INTENT_CHANGED` when it differs from the request; `SIGN_FAILED` when a
 * signature is missing.
 */
export function completeTransaction(asked: string, signed: string): SignedTransaction {
  const psbt = readPsbt(signed)
  if (getUnsignedTransaction(psbt) !== getUnsignedTransaction(readPsbt(asked))) {
    throw new ModalError('INTENT_CHANGED', 'The wallet signed another transaction')
  }
  try {
    for (const [index, { finalScriptSig, finalScriptWitness }] of psbt.data.inputs.entries()) {
      if (!finalScriptSig && !finalScriptWitness) psbt.finalizeInput(index)
    }
    const transaction = psbt.extractTransaction()
    return { txid: transaction.getId(), hex: transaction.toHex() }
  } catch (cause) {
    throw new ModalError('SIGN_FAILED', 'The transaction is not signed as a whole', { cause })
  }
}
