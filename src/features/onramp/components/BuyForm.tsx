import { useRef, type FormEvent, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { getDecimalSeparator } from '../../../lib/amount/formatDecimal'
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
import { selectBuyProblem, type OfferedProvider } from '../onrampSelectors'
import { amountTyped, purchaseStarted } from '../onrampSlice'
import { ContinueButton } from './ContinueButton'
import { CurrencyTile } from './CurrencyTile'
import { ExampleNote } from './ExampleNote'
import { Presets } from './Presets'
import { PurchaseTile } from './PurchaseTile'
import { QuoteDetails } from './QuoteDetails'
import { useAmountField } from './useAmountField'
import { useAmountMessage } from './useAmountMessage'
import { useCurrencyPicks } from './useCurrencyPicks'
import { useQuotedAmount } from './useQuotedAmount'

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
  const dispatch = useModalDispatch()
  const locale = useModalSelector(selectLocale)
  const { text, choices } = useAmountMessage()
  if (choices.length > 0) {
    return (
      <span id={id} role="alert">
        <AmountChoice
          question={t('onramp.whichAmount')}
          choices={choices}
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
  const input = useRef<HTMLTextAreaElement>(null)
  useStartFocus(input)
  const field = useAmountField()
  const { payment } = useCurrencyPicks()
  const isInvalid = field.problem !== null || field.isRefused
  return (
    <FieldBox
      label={t('onramp.youPay')}
      labelFor={field.id}
      invalid={isInvalid}
      end={
        payment && (
          <TokenPick
            leading={<CurrencyTile size={24} id={payment.currency} />}
            aria-label={payment.label}
            onPress={() => dispatch(viewPushed(payment.view))}
            data-testid="wm-onramp-currency"
          >
            <bdi translate="no">{payment.currency}</bdi>
          </TokenPick>
        )
      }
      under={<AmountProblemMessage id={field.noteId} />}
    >
      <MoneyInput
        sign={field.currencySign}
        ref={input}
        id={field.id}
        value={field.amount}
        decimalSign={field.decimalSign}
        onChange={field.onChange}
        onRefuse={field.onRefuse}
        invalid={isInvalid}
        describedBy={field.noteId}
        data-testid="wm-onramp-amount"
      />
    </FieldBox>
  )
}

/** What the user receives. It comes from a quote only. */
function GetField({ provider }: { readonly provider: OfferedProvider }) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { purchase } = useCurrencyPicks()
  const { amount, isLoading } = useQuotedAmount()
  return (
    <FieldBox
      label={t('onramp.youGet')}
      end={
        purchase && (
          <TokenPick
            leading={<PurchaseTile size={24} symbol={purchase.currency} />}
            aria-label={purchase.label}
            onPress={() => dispatch(viewPushed(purchase.view))}
            data-testid="wm-onramp-token"
          >
            <bdi translate="no">{purchase.currency}</bdi>
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
