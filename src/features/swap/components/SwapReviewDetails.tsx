import { costInDollars } from '../../../domain/swap/swapAmounts'
import type { SwapReview } from '../../../domain/swap/swapReview'
import { localDecimal } from '../../../lib/amount/localDecimal'
import { plainTokenAddress } from '../../../lib/amount/tokenSendRules'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Details, type Detail } from '../../../ui/lists/Details'
import { Address } from '../../../ui/media/Address'
import { Tile } from '../../../ui/media/Tile'
import { FiatFigure } from '../../account/components/FiatFigure'
import { TokenAmount } from '../../account/components/TokenAmount'
import { shortAmount } from '../../send/shortAmount'
import { selectNativePrice } from '../../send/sendFeeSelectors'
import { selectLocale } from '../../theme/themeSlice'
import { isCoin, selectNetworkOfSwap } from '../swapSelectors'
import { Impact } from './SwapDetails'
import { useSwapWords } from './useSwapWords'

const ABOUT = '≈ '

function Fee({ cost, symbol }: { readonly cost: string | null; readonly symbol: string }) {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const price = useModalSelector(selectNativePrice)
  if (cost === null) return t('swap.networkFeeUnknown')
  const value = costInDollars(cost, price === undefined ? null : String(price))
  return value === null ? (
    <TokenAmount amount={`${ABOUT}${shortAmount(cost, locale)}`} symbol={symbol} />
  ) : (
    <FiatFigure value={value} prefix={ABOUT} />
  )
}

/** All that is agreed to: how much at least, at what cost, and which contracts get to do what. */
export function SwapReviewDetails({ review }: { readonly review: SwapReview }) {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const network = useModalSelector(selectNetworkOfSwap)
  const { least, target } = useSwapWords(review)
  const name = network?.name ?? review.caipNetworkId
  const { spender, transaction, step, impact, slippage, cost } = review
  const contractOf = (side: SwapReview['source'], id: string): Detail[] =>
    isCoin(side)
      ? []
      : [
          {
            id,
            term: t('swapReview.sourceContract', { symbol: side.symbol }),
            value: <Address address={plainTokenAddress(side.address)} />,
          },
        ]
  return (
    <Details
      details={[
        {
          id: 'minimum',
          term: t('swap.minimum'),
          value: <TokenAmount amount={least} symbol={target} />,
        },
        { id: 'impact', term: t('swap.impact'), value: <Impact impact={impact} /> },
        {
          id: 'slippage',
          term: t('swap.slippage'),
          value: <bdi translate="no">{`${localDecimal(slippage, locale)}%`}</bdi>,
        },
        {
          id: 'network',
          term: t('preview.network'),
          value: (
            <>
              <Tile size={18} src={network?.imageUrl} letter={name.slice(0, 1)} />
              <bdi translate="no">{name}</bdi>
            </>
          ),
        },
        {
          id: 'fee',
          term: t('swap.networkFee'),
          value: <Fee cost={cost} symbol={network?.nativeCurrency.symbol ?? ''} />,
        },
        ...(spender === null
          ? []
          : [
              {
                id: 'spender',
                term: t('swapReview.spender'),
                value: <Address address={spender} />,
              },
            ]),
        ...(step === 'swap'
          ? [
              {
                id: 'target',
                term: t('swapReview.target'),
                value: <Address address={transaction.to} />,
              },
            ]
          : []),
        // Anybody may call a token what they like; its contract is the only one of its address.
        ...contractOf(review.source, 'source'),
        ...contractOf(review.target, 'tokenToGet'),
      ]}
    />
  )
}
