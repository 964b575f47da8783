import type { BitcoinTransferPart } from '../../../../domain/payment/bitcoinTransfer'
import { encodeScript } from '../../address/encodeScript'
import type { BitcoinNetwork } from '../../bitcoinNetworks'
import { toHex } from '../../wallet/bytes'
import { readPsbt } from './readTransfer'

/** Returns the payments to other addresses; outputs without an address appear as scripts. */
export function readPayments(
  psbt: string,
  own: readonly string[],
  network: BitcoinNetwork,
): readonly BitcoinTransferPart[] {
  return readPsbt(psbt).txOutputs.flatMap(({ script, value }) => {
    const address = encodeScript(script, network) ?? toHex(script)
    return value === 0n || own.includes(address) ? [] : [{ address, amount: value.toString() }]
  })
}
