import { useId, useRef, type FormEvent, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { viewEntry } from '../../../domain/views'
import { formatCurrency, getLeadingCurrencySign } from '../../../lib/amount/formatCurrency'
import { toDecimal } from '../../../lib/amount/decimal'
import { getDecimalSeparator, formatDecimal } from '../../../lib/amount/formatDecimal'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { TokenPick } from '../../../ui/controls/TokenPick'
import { Message } from '../../../ui/feedback/Message'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { AmountFigure } from '../../../ui/fields/AmountFigure'
import { AmountChoice } from '../../../ui/fields/AmountChoice'
import { FieldBox } from '../../../ui/fields/FieldBox'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import { useStartFocus } from '../../../ui/fields/useStartFocus'
import { Pair } from '../../../ui/layout/Pair'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { Body } from '../../../ui/shell/Body'
import { viewPushed } from '../../../core/router/routerSlice'
import { selectLocale } from '../../../core/theme/themeSlice'
import {
  selectAmountProblem,
  selectBuyProblem,
  selectLimits,
  selectPayment,
  selectPurchase,
  selectQuote,
  type OfferedProvider,
} from '../onrampSelectors'
import { amountRefused, amountTyped, purchaseStarted, selectOnRamp } from '../onrampSlice'
import { ContinueButton } from './ContinueButton'
import { CurrencyTile } from './CurrencyTile'
import { ExampleNote } from './ExampleNote'
import { Presets } from './Presets'
import { PurchaseTile } from './PurchaseTile'
import { QuoteDetails } from './QuoteDetails'

const EXAMPLE = '250'

const Form = styled.form`
  display: flex;
  flex: 0 1 auto;
  flex-direction: column;
  min-block-size: 0;
`

const NoAmount = styled.span`
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  letter-spacing: 0;
  unicode-bidi: plaintext;
  font-weight: var(--wm-weight-medium);
  color: var(--wm-color-text-muted);
`

/** The line below an amount collapses while it has no message. */
const FieldBoxes = styled(Pair)`
  [data-wm-part='box'] > div:last-child:not(:has([data-wm-part='message'])) {
    display: none;
  }
`

/** Enter submits, although the field is a textarea. */
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  const isLine = event.target instanceof Element && event.target.matches('textarea')
  if (!isLine || event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

function AmountProblemMessage({ id }: { readonly id: string }) {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const dispatch = useModalDispatch()
  const { isAmountRefused, amountChoices } = useModalSelector(selectOnRamp)
  const problem = useModalSelector(selectAmountProblem)
  const limits = useModalSelector(selectLimits)
  const currency = useModalSelector(selectPayment)?.id ?? ''
  const say = (amount = '0') => formatCurrency(amount, currency, locale)
  const text = isAmountRefused
    ? t('onramp.notPlain', { example: formatDecimal(EXAMPLE, locale) })
    : problem === 'wrong'
      ? t('onramp.wrong')
      : problem === null
        ? null
        : t('onramp.limits', { min: say(limits?.min), max: say(limits?.max) })
  if (amountChoices.length > 0) {
    return (
      <span id={id} role="alert">
        <AmountChoice
          question={t('onramp.whichAmount')}
          choices={amountChoices}
          decimalSign={getDecimalSeparator(locale)}
          onChoose={choice => dispatch(amountTyped(choice))}
        />
      </span>
    )
  }
  return (
    <span id={id} role="alert">
      {text !== null && <Message tone="error">{text}</Message>}
    </span>
  )
}

function PayField() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useStartFocus(field)
  const locale = useModalSelector(selectLocale)
  const { amount, isAmountRefused } = useModalSelector(selectOnRamp)
  const isInvalid = useModalSelector(selectAmountProblem) !== null || isAmountRefused
  const payment = useModalSelector(selectPayment)
  const noteId = `${id}note`
  return (
    <FieldBox
      label={t('onramp.youPay')}
      labelFor={id}
      invalid={isInvalid}
      end={
        payment && (
          <TokenPick
            leading={<CurrencyTile size={24} id={payment.id} />}
            aria-label={t('onramp.currencyPick', { currency: payment.id })}
            onPress={() => dispatch(viewPushed(viewEntry('OnRampFiatSelect')))}
            data-testid="wm-onramp-currency"
          >
            <bdi translate="no">{payment.id}</bdi>
          </TokenPick>
        )
      }
      under={<AmountProblemMessage id={noteId} />}
    >
      <MoneyInput
        sign={getLeadingCurrencySign(payment?.id ?? '', locale)}
        ref={field}
        id={id}
        value={amount}
        decimalSign={getDecimalSeparator(locale)}
        onChange={text => dispatch(amountTyped(text))}
        onRefuse={choices => dispatch(amountRefused(choices))}
        invalid={isInvalid}
        describedBy={noteId}
        data-testid="wm-onramp-amount"
      />
    </FieldBox>
  )
}

/** What the user receives. It comes from a quote only. */
function GetField({ provider }: { readonly provider: OfferedProvider }) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const locale = useModalSelector(selectLocale)
  const purchase = useModalSelector(selectPurchase)
  const { answer, isLoading } = useModalSelector(selectQuote)
  const amount = answer
    ? formatDecimal(toDecimal(answer.purchaseAmount.amount) ?? '0', locale)
    : null
  return (
    <FieldBox
      label={t('onramp.youGet')}
      end={
        purchase && (
          <TokenPick
            leading={<PurchaseTile size={24} symbol={purchase.symbol} />}
            aria-label={t('onramp.tokenPick', { symbol: purchase.symbol })}
            onPress={() => dispatch(viewPushed(viewEntry('OnRampTokenSelect')))}
            data-testid="wm-onramp-token"
          >
            <bdi translate="no">{purchase.symbol}</bdi>
          </TokenPick>
        )
      }
    >
      <AmountFigure
        as="output"
        $length={amount?.length ?? 1}
        aria-label={t('onramp.youGet')}
        aria-live="polite"
        data-testid="wm-onramp-get"
      >
        {amount !== null ? (
          <bdi translate="no">{amount}</bdi>
        ) : isLoading ? (
          <>
            <Skeleton width="104px" height="24px" />
            <VisuallyHidden>{t('onramp.quoting')}</VisuallyHidden>
          </>
        ) : (
          <NoAmount>{t('onramp.noAmount', { provider: provider.label })}</NoAmount>
        )}
      </AmountFigure>
    </FieldBox>
  )
}

interface BuyFormProps {
  readonly provider: OfferedProvider
}

/** The amounts, the quote and the button to the provider. */
export function BuyForm({ provider }: BuyFormProps) {
  const dispatch = useModalDispatch()
  const problem = useModalSelector(selectBuyProblem)
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (problem === null) dispatch(purchaseStarted())
  }
  return (
    <Form noValidate onSubmit={goOn} onKeyDown={submitOnEnter} data-testid="wm-view-BuyInProgress">
      <Body flush>
        <FieldBoxes first={<PayField />} second={<GetField provider={provider} />} />
        <Presets />
        <ExampleNote />
        <QuoteDetails provider={provider} />
      </Body>
      <ContinueButton provider={provider} />
    </Form>
  )
}
