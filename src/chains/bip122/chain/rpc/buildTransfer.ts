import { Psbt } from 'bitcoinjs-lib'
import type { Account } from '../../../../domain/account'
import { ModalError } from '../../../../domain/ModalError'
import { decodeOn, getDustLimit, readSats } from '../../address/readPayment'
import type { BitcoinNetwork } from '../../bitcoinNetworks'
import type { BitcoinTransfer } from '../../wallet/BitcoinProvider'
import { fromHex } from '../../wallet/bytes'
import type { Coin, Esplora } from '../esplora'
import { getInputFacts, getOutputSize } from '../inputFacts'
import { selectCoins } from '../selectCoins'
import { readTransfer } from './readTransfer'

/** Replaceable by a transaction with a higher fee (BIP-125). */
const REPLACEABLE = 0xfffffffd

interface TransferParams {
  readonly from: Account
  readonly recipient: string
  readonly amount: string
  readonly network: BitcoinNetwork
  readonly esplora: Esplora
}

/**
 * Builds a payment from confirmed coins, the largest first, with a change output.
 *
 * @throws {ModalError} `INSUFFICIENT_FUNDS`, `INVALID_PARAMS`, …
 */
export async function buildTransfer(
  { from, recipient, amount, network, esplora }: TransferParams,
  signal: AbortSignal,
): Promise<BitcoinTransfer> {
  const sender = decodeOn(from.address, network)
  const target = decodeOn(recipient, network)
  const sats = readSats(amount, target)
  const { inputSize, ...facts } = getInputFacts(from, sender)

  const [coins, feeRate] = await Promise.all([
    esplora.getCoins(from.address, signal),
    esplora.getFeeRate(signal),
  ])
  const selection = selectCoins({
    coins: coins.filter(({ isConfirmed }) => isConfirmed),
    amount: sats,
    feeRate,
    inputSize,
    outputSize: getOutputSize(target),
    changeSize: getOutputSize(sender),
    dust: getDustLimit(sender),
  })
  if (!selection) throw new ModalError('INSUFFICIENT_FUNDS', describeShortfall(coins))

  const { change, fee } = selection
  const psbt = new Psbt()
  for (const coin of selection.coins) {
    psbt.addInput({
      hash: coin.txid,
      index: coin.vout,
      sequence: REPLACEABLE,
      ...facts,
      ...(sender.kind === 'p2pkh'
        ? { nonWitnessUtxo: fromHex(await esplora.getRaw(coin.txid, signal)) }
        : { witnessUtxo: { script: sender.script, value: coin.value } }),
    })
  }
  psbt.addOutput({ script: target.script, value: sats })
  if (change > 0n) psbt.addOutput({ script: sender.script, value: change })
  return readTransfer({
    psbt: psbt.toBase64(),
    caipNetworkId: network.caipNetworkId,
    from: from.address,
    recipient,
    amount: sats.toString(),
    fee: fee.toString(),
    change: change.toString(),
  })
}

/** Balances include unconfirmed coins, but payments only spend confirmed, irreversible ones. */
function describeShortfall(coins: readonly Coin[]): string {
  const waiting = coins.filter(({ isConfirmed }) => !isConfirmed)
  const sats = waiting.reduce((sum, { value }) => sum + value, 0n)
  const short = 'The coins do not cover the payment'
  return sats > 0n ? `${short}: ${sats} satoshi are not in a block yet` : short
}
