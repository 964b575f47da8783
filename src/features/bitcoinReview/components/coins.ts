import type { BitcoinTransferPart } from '../../../domain/payment/bitcoinTransfer'
import type { CaipNetworkId } from '../../../lib/address/caip'
import { formatUnits } from '../../../lib/amount/decimal'
import { useModalSelector } from '../../../store/context'
import { selectNetworkById } from '../../../core/network/networkSlice'

const DECIMALS = 8

/** Satoshi to coins, unrounded: a review is exact. */
export const toCoins = (sats: string): string => formatUnits(BigInt(sats), DECIMALS)

/** Total of the outputs, in satoshi. */
export const getOutputTotal = (outputs: readonly BitcoinTransferPart[]): string =>
  outputs.reduce((sum, { amount }) => sum + BigInt(amount), 0n).toString()

/** Returns the network's coin symbol. */
export const useCoinSymbol = (id: CaipNetworkId): string =>
  useModalSelector(state => selectNetworkById(state, id))?.nativeCurrency.symbol ?? 'BTC'
