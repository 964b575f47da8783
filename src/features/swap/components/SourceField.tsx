import { useId, useRef } from 'react'
import { costInDollars } from '../../../domain/swap/swapAmounts'
import { viewEntry } from '../../../domain/views'
import { getDecimalSeparator, formatDecimal } from '../../../lib/amount/formatDecimal'
import { shortSymbol } from '../../../lib/text/shortSymbol'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Link } from '../../../ui/controls/Link'
import { MaxButton } from '../../../ui/controls/MaxButton'
import { Message } from '../../../ui/feedback/Message'
import { AmountInput } from '../../../ui/fields/AmountInput'
import { AmountChoice } from '../../../ui/fields/AmountChoice'
import { FieldBox } from '../../../ui/fields/FieldBox'
import { useStartFocus } from '../../../ui/fields/useStartFocus'
import { selectIsOn } from '../../../core/options/selectIsOn'
import { viewPushed } from '../../../core/router/routerSlice'
import { selectLocale } from '../../../core/theme/themeSlice'
import { selectSwapProblem } from '../swapProblemSelectors'
import { selectSwapQuote } from '../swapQuoteSelectors'
import { selectBalance, selectHeldPrice } from '../swapSelectors'
import { selectSwap, swapAmountRefused, swapAmountTyped, swapMaxRequested } from '../swapSlice'
import { SidePick } from './SidePick'
import { SwapWorth } from './SwapWorth'
import { useHeldAmount } from './useHeldAmount'

const EXAMPLE = '1.5'

/** Amount and token to pay with. */
export function SourceField() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useStartFocus(field)
  const locale = useModalSelector(selectLocale)
  const { source, amount, isAmountRefused, amountChoices, maxProblem } =
    useModalSelector(selectSwap)
  const { quote } = useModalSelector(selectSwapQuote)
  const problem = useModalSelector(selectSwapProblem)
  const heldPrice = useModalSelector(state => selectHeldPrice(state, source))
  const held = useHeldAmount(source)
  // The account holds none, and it can be bought.
  const canBuy = useModalSelector(
    state => selectBalance(state, source) === '0' && selectIsOn(state, 'onramp'),
  )
  const noteId = `${id}note`
  const message = isAmountRefused
    ? t('swap.amountNotPlain', { example: formatDecimal(EXAMPLE, locale) })
    : problem === 'tooMuch'
      ? t('swap.button.balance')
      : problem === 'tooPrecise'
        ? t('swap.tooPrecise', {
            symbol: source?.symbol ?? '',
            decimals: String(source?.decimals ?? ''),
          })
        : maxProblem === 'shortOfFee'
          ? t('swap.maxShort')
          : null
  const price = quote?.sourcePrice ?? heldPrice ?? null
  return (
    <FieldBox
      label={t('swap.pay')}
      labelFor={id}
      invalid={message !== null}
      end={<SidePick side={source} target="source" />}
      under={
        <span id={noteId} aria-live="polite">
          {amountChoices.length > 0 ? (
            <AmountChoice
              question={t('swap.whichAmount')}
              choices={amountChoices}
              decimalSign={getDecimalSeparator(locale)}
              onChoose={choice => dispatch(swapAmountTyped(choice))}
            />
          ) : message !== null ? (
            <Message tone="error">{message}</Message>
          ) : maxProblem === 'feeUnknown' ? (
            <Message>{t('swap.maxUnknown')}</Message>
          ) : (
            <SwapWorth value={costInDollars(amount === '' ? '0' : amount, price)} />
          )}
        </span>
      }
      underEnd={
        source &&
        (held === null ? (
          canBuy && (
            <Link
              onPress={() => dispatch(viewPushed(viewEntry('OnRampProviders')))}
              data-testid="wm-swap-buy"
            >
              {t('account.buy')}
            </Link>
          )
        ) : (
          <>
            <span>{t('swap.balance', { amount: held, symbol: shortSymbol(source.symbol) })}</span>{' '}
            <MaxButton
              aria-label={t('swap.maxLabel', { amount: held, symbol: source.symbol })}
              onPress={() => dispatch(swapMaxRequested())}
              data-testid="wm-swap-max"
            >
              {t('swap.max')}
            </MaxButton>
          </>
        ))
      }
    >
      <AmountInput
        ref={field}
        id={id}
        value={amount}
        decimalSign={getDecimalSeparator(locale)}
        onChange={text => dispatch(swapAmountTyped(text))}
        onRefuse={choices => dispatch(swapAmountRefused(choices))}
        invalid={message !== null}
        describedBy={noteId}
        data-testid="wm-swap-amount"
      />
    </FieldBox>
  )
}
