import { styled } from 'styled-components'
import { formatCurrency } from '../../../lib/amount/formatCurrency'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import type { StringKey } from '../../../strings/strings'
import { Link } from '../../../ui/controls/Link'
import { Notice } from '../../../ui/feedback/Notice'
import { Details } from '../../../ui/lists/Details'
import { ShortAddress } from '../../../ui/media/ShortAddress'
import { useSecondsLeft } from '../../../ui/motion/useSecondsLeft'
import { selectActiveAccount } from '../../../core/account/accountSelectors'
import { selectLocale } from '../../../core/theme/themeSlice'
import {
  selectPayoutName,
  selectQuote,
  type NoQuoteReason,
  type OfferedProvider,
} from '../onrampSelectors'
import { amountTyped, quoteRetried } from '../onrampSlice'
import { QuoteRate } from './QuoteRate'

const REASONS: Readonly<Record<NoQuoteReason, StringKey>> = {
  unavailable: 'onramp.noQuoteText',
  busy: 'onramp.busyText',
  mismatch: 'onramp.mismatchText',
  expired: 'onramp.expiredText',
}

const Wrapper = styled.div`
  padding-block: 4px 12px;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  padding-block-start: 8px;
`

function QuoteUnavailable({ provider }: QuoteDetailsProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { reason, retryAt } = useModalSelector(selectQuote)
  const seconds = useSecondsLeft(retryAt)
  return (
    <Notice title={t('onramp.noQuote')} data-testid="wm-onramp-no-quote">
      <bdi>{t(REASONS[reason ?? 'unavailable'], { provider: provider.label })}</bdi>
      <Actions>
        <Link
          disabled={seconds > 0}
          onPress={() => dispatch(quoteRetried())}
          data-testid="wm-onramp-retry"
        >
          {seconds > 0 ? t('onramp.retryIn', { seconds: String(seconds) }) : t('common.tryAgain')}
        </Link>
        <Link onPress={() => dispatch(amountTyped(''))} data-testid="wm-onramp-no-amount">
          {t('onramp.removeAmount')}
        </Link>
      </Actions>
    </Notice>
  )
}

interface QuoteDetailsProps {
  readonly provider: OfferedProvider
}

/** The rate, the fees and the recipient, as far as the quote has them. */
export function QuoteDetails({ provider }: QuoteDetailsProps) {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const { answer, reason } = useModalSelector(selectQuote)
  const { address } = useModalSelector(selectActiveAccount)
  const network = useModalSelector(state => selectPayoutName(state, provider))
  const money = ({ amount, currency }: { readonly amount: string; readonly currency: string }) => (
    <bdi translate="no">{formatCurrency(amount, currency, locale)}</bdi>
  )
  const fees = answer
    ? [
        { id: 'rate', term: t('onramp.rate'), value: <QuoteRate quote={answer} /> },
        { id: 'provider', term: t('onramp.providerFee'), value: money(answer.coinbaseFee) },
        { id: 'network', term: t('onramp.networkFee'), value: money(answer.networkFee) },
      ]
    : []
  return (
    <Wrapper>
      <Details
        bare
        details={[
          ...fees,
          {
            id: 'to',
            term: t('onramp.arrivesAt'),
            value: <ShortAddress address={address ?? ''} />,
          },
          { id: 'on', term: t('onramp.paidOutOn'), value: <bdi translate="no">{network}</bdi> },
        ]}
      />
      <div role="status">{reason !== null && <QuoteUnavailable provider={provider} />}</div>
    </Wrapper>
  )
}
