import type { BitcoinHandover } from '../../../domain/payment/bitcoinTransfer'
import { parseCaipNetworkId } from '../../../lib/address/caip'
import { toDecimal } from '../../../lib/amount/decimal'
import { addDecimal, compareDecimal, subtractDecimal } from '../../../lib/amount/decimalMath'
import { formatDecimal } from '../../../lib/amount/formatDecimal'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import type { Detail } from '../../../ui/lists/Details'
import { selectAccountByNamespace } from '../../../core/account/accountState'
import {
  selectBalanceNetworkId,
  selectNativeBalance,
} from '../../../core/account/nativeBalanceSelectors'
import { TokenAmount } from '../../../core/account/components/TokenAmount'
import { selectConnectionByNamespace } from '../../../core/connections/connectionsSlice'
import { NetworkTile } from '../../../core/network/components/NetworkTile'
import { selectNetworkById } from '../../../core/network/networkSlice'
import { BalanceRow } from '../../../core/review/components/BalanceRow'
import { FromAccount } from '../../../core/review/components/FromAccount'
import { selectLocale } from '../../../core/theme/themeSlice'
import { toCoins, getOutputTotal, useCoinSymbol } from './coins'

/** Balance on this network; null if unknown. */
function useBalance({ payment: { caipNetworkId, from } }: BitcoinHandover): string | null {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const { data } = useModalSelector(state => selectNativeBalance(state, namespace))
  const isHere = useModalSelector(
    state =>
      selectAccountByNamespace(state, namespace).address === from &&
      selectBalanceNetworkId(state, namespace) === caipNetworkId,
  )
  return isHere && data ? toDecimal(data.balance) : null
}

/** Detail rows; with `isWhole` also fee rate and change. */
export function useBitcoinDetails(handover: BitcoinHandover, isWhole: boolean): readonly Detail[] {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const { payment, transfer } = handover
  const { caipNetworkId, from, outputs } = payment
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const network = useModalSelector(state => selectNetworkById(state, caipNetworkId))
  const { walletName } = useModalSelector(state => selectConnectionByNamespace(state, namespace))
  const wallet = walletName ?? t('connect.browserWallet')
  const symbol = useCoinSymbol(caipNetworkId)
  const before = useBalance(handover)
  const coins = (amount: string) => (
    <TokenAmount amount={formatDecimal(amount, locale)} symbol={symbol} />
  )
  const row = (id: string, term: string, value: Detail['value']): Detail => ({ id, term, value })
  const fee = transfer && toCoins(transfer.fee)
  const total = fee === null ? null : addDecimal(toCoins(getOutputTotal(outputs)), fee)
  const canPay = total !== null && before !== null && compareDecimal(total, before) <= 0
  return [
    row(
      'network',
      t('preview.network'),
      <>
        {network && <NetworkTile size={18} network={network} />}
        {network?.name ?? caipNetworkId}
      </>,
    ),
    row('fee', t('preview.fee'), fee === null ? t('bitcoinReview.walletFee') : coins(fee)),
    ...(transfer && isWhole
      ? [
          row(
            'feeRate',
            t('bitcoinReview.feeRate'),
            t('bitcoinReview.feeRateValue', {
              rate: formatDecimal(String(transfer.feeRate), locale),
            }),
          ),
        ]
      : []),
    ...(transfer && isWhole && transfer.change !== '0'
      ? [row('change', t('bitcoinReview.change'), coins(toCoins(transfer.change)))]
      : []),
    ...(total === null ? [] : [row('total', t('preview.total'), coins(total))]),
    ...(canPay
      ? [
          row(
            'balance',
            t('preview.balanceOf', { symbol }),
            <BalanceRow before={before} after={subtractDecimal(before, total)} />,
          ),
        ]
      : []),
    row('from', t('preview.from', { wallet }), <FromAccount address={from} />),
  ]
}
