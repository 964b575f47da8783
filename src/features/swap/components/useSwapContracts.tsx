import type { SwapReview, SwapSide } from '../../../domain/swap/swapReview'
import { plainTokenAddress } from '../../../lib/amount/tokenSendRules'
import { useTranslate } from '../../../store/translation'
import type { Detail } from '../../../ui/lists/Details'
import { Address } from '../../../ui/media/Address'
import { isCoin } from '../swapSelectors'

/** Returns the swap's contracts with full addresses. */
export function useSwapContracts(review: SwapReview): readonly Detail[] {
  const t = useTranslate()
  const { spender, transaction, step, source, target } = review
  const row = (id: string, term: string, address: string): Detail => ({
    id,
    term,
    value: <Address address={address} />,
  })
  const contractOf = (side: SwapSide, id: string): Detail[] =>
    isCoin(side)
      ? []
      : [
          row(
            id,
            t('swapReview.sourceContract', { symbol: side.symbol }),
            plainTokenAddress(side.address),
          ),
        ]
  return [
    ...(spender === null ? [] : [row('spender', t('swapReview.spender'), spender)]),
    ...(step === 'swap' ? [row('target', t('swapReview.target'), transaction.to)] : []),
    // Any token can have any symbol; only the contract identifies it.
    ...contractOf(source, 'source'),
    ...contractOf(target, 'tokenToGet'),
  ]
}
