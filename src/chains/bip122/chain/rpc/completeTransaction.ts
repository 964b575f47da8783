import { ModalError } from '../../../../domain/ModalError'
import { readPsbt, unsignedOf } from './readTransfer'

export interface CompletedTransaction {
  readonly txid: string
  /** As the network takes it, in hexadecimal. */
  readonly hex: string
}

/**
 * The transaction that a wallet signed.
 *
 * @throws {ModalError} `INTENT_CHANGED` when it is another one than it was asked to sign; `SIGN_FAILED` when a signature is
 * missing.
 */
export function completeTransaction(asked: string, signed: string): CompletedTransaction {
  const psbt = readPsbt(signed)
  if (unsignedOf(psbt) !== unsignedOf(readPsbt(asked))) {
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
