import type { BitcoinTransferPart } from '../../../domain/payment/bitcoinTransfer'
import type { CaipNetworkId } from '../../../lib/address/caip'
import { formatUnits } from '../../../lib/amount/decimal'
import { useModalSelector } from '../../../store/context'
import { selectNetworkById } from '../../network/networkSlice'

const DECIMALS = 8

/** Satoshi as coins, whole: nothing is rounded in a review. */
export const coinsOf = (sats: string): string => formatUnits(BigInt(sats), DECIMALS)

/** What all recipients get together, in satoshi. */
export const sumOf = (outputs: readonly BitcoinTransferPart[]): string =>
  outputs.reduce((sum, { amount }) => sum + BigInt(amount), 0n).toString()

/** What the coin of a network is called. */
export const useCoinSymbol = (id: CaipNetworkId): string =>
  useModalSelector(state => selectNetworkById(state, id))?.nativeCurrency.symbol ?? 'BTC'
