import type { SendIntent } from '../../../domain/payment/send'
import { parseCaipNetworkId } from '../../../lib/address/caip'
import { isNativeToken, plainTokenAddress } from '../../../lib/amount/tokenSendRules'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import type { Detail } from '../../../ui/lists/Details'
import { Address } from '../../../ui/media/Address'
import { Tile } from '../../../ui/media/Tile'
import { FiatFigure } from '../../../core/account/components/FiatFigure'
import { TokenAmount } from '../../../core/account/components/TokenAmount'
import { selectLocale } from '../../../core/theme/themeSlice'
import { selectFee, selectFeePhase } from '../sendFeeSelectors'
import { selectNetworkOfIntent } from '../sendRequestSelectors'
import { selectBalanceChange, selectLacksFeeForTotal, selectSendTotal } from '../sendTotalSelectors'
import { formatShortAmount } from '../../../lib/amount/formatShortAmount'
import { BalanceRow } from '../../../core/review/components/BalanceRow'
import { FromAccount } from '../../../core/review/components/FromAccount'
import { APPROX_PREFIX, Arrival, Cost, Estimating, ReviewFee } from './ReviewFee'
import { useWalletName } from '../../../core/review/components/useWalletName'

/** Detail rows of the review. */
export function useReviewDetails(intent: SendIntent, isContractShown: boolean): readonly Detail[] {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const wallet = useWalletName(intent.connectorId)
  const network = useModalSelector(selectNetworkOfIntent)
  const fee = useModalSelector(selectFee)
  const feePhase = useModalSelector(selectFeePhase)
  const total = useModalSelector(selectSendTotal)
  const lacksFee = useModalSelector(selectLacksFeeForTotal)
  const change = useModalSelector(selectBalanceChange)
  const { caipNetworkId, from, token } = intent
  const name = network?.name ?? parseCaipNetworkId(caipNetworkId).reference
  const row = (id: string, term: string, value: Detail['value']): Detail => ({ id, term, value })
  return [
    // Any token can have any symbol; only the contract identifies it.
    ...(isContractShown && token.address !== undefined && !isNativeToken(token.address)
      ? [
          row(
            'token',
            t('preview.tokenAddress'),
            <Address address={plainTokenAddress(token.address)} />,
          ),
        ]
      : []),
    row(
      'network',
      t('preview.network'),
      <>
        <Tile size={18} src={network?.imageUrl} letter={name} />
        <bdi translate="no">{name}</bdi>
      </>,
    ),
    row(
      'fee',
      t('preview.fee'),
      <>
        <Arrival />
        <ReviewFee />
      </>,
    ),
    // The sender pays to open the recipient's account for this token.
    ...(fee?.deposit === undefined
      ? []
      : [row('deposit', t('preview.deposit'), <Cost amount={fee.deposit} symbol={fee.symbol} />)]),
    // Keeps the row while the fee loads: the button below must not move under a finger.
    ...(lacksFee
      ? [
          row(
            'total',
            t('preview.total'),
            feePhase === 'estimating' ? <Estimating /> : t('preview.feeUnknown'),
          ),
        ]
      : []),
    ...(total === null
      ? []
      : [
          row(
            'total',
            t('preview.total'),
            total.unit === 'fiat' ? (
              <FiatFigure value={total.amount} prefix={APPROX_PREFIX} />
            ) : (
              <TokenAmount
                amount={`${APPROX_PREFIX}${formatShortAmount(total.amount, locale)}`}
                symbol={token.symbol}
              />
            ),
          ),
        ]),
    ...(change === null
      ? []
      : [
          row(
            'balance',
            t('preview.balanceOf', { symbol: token.symbol }),
            <BalanceRow before={change.before} after={change.after} />,
          ),
        ]),
    row('from', t('preview.from', { wallet }), <FromAccount address={from} />),
  ]
}
