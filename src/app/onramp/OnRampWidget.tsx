import { useId, useInsertionEffect, useState, type ChangeEvent } from 'react'
import { viewEntry } from '../../domain/views'
import { modalOpenRequested, modalPreloadRequested } from '../../events/modalEvents'
import { selectIsActiveConnected } from '../../core/account/accountSelectors'
import {
  selectAmountProblem,
  selectCurrencies,
  selectLimits,
  selectPayment,
  selectPurchase,
  selectQuote,
} from '../../features/onramp/onrampSelectors'
import {
  amountRefused,
  amountTyped,
  quoteRetried,
  selectOnRamp,
  widgetUsed,
} from '../../features/onramp/onrampSlice'
import { selectSellers } from '../../core/options/sellers'
import { selectIsPreloadEnabled } from '../../core/options/optionsSlice'
import { selectLocale } from '../../core/theme/themeSlice'
import { formatCurrency, formatWholeCurrency } from '../../lib/amount/formatCurrency'
import { toDecimal } from '../../lib/amount/decimal'
import { getDecimalSeparator, formatDecimal } from '../../lib/amount/formatDecimal'
import { getAmountChoices, readAmount, toTypedAmount } from '../../lib/amount/readAmount'
import { useModalDispatch, useModalSelector } from '../../store/context'
import { StringsContext, useTranslate } from '../../store/translation'
import { onrampTexts } from '../../strings/en/onrampTexts'
import { adoptStyles } from '../../ui/controls/adoptStyles'
import { HostButton } from '../../ui/controls/HostButton'
import { HostChevron } from '../../ui/media/HostChevron'
import { HostScope } from '../host/HostScope'
import type { StoreProps } from '../host/hooks/useRuntime'
import { useLanguageTexts } from '../host/hooks/useLanguageTexts'
import type { Runtime } from '../runtime/Runtime'
import { onrampSheet } from './onrampSheet'

export interface OnRampWidgetProps extends StoreProps {
  /** Suggested amounts, in the payment currency. */
  readonly presets?: readonly number[]
  readonly disabled?: boolean
  readonly className?: string
}

const PRESETS: readonly number[] = [100, 250, 500, 1000]
const EXAMPLE = '250'
const STEPS = ['trade'] as const

/** Whether a single character was typed or deleted, rather than pasted. */
const isSingleKeystroke = ({ nativeEvent }: ChangeEvent<HTMLInputElement>) => {
  const { inputType, data } = nativeEvent as InputEvent
  return /^(?:delete|insert(?:Composition)?Text)/.test(inputType ?? '') && (data ?? '').length <= 1
}

interface NoteProps {
  readonly id: string
  readonly onChoose: (amount: string) => void
}

/** Reports an amount that cannot be bought, or a missing quote. */
function Note({ id, onChoose }: NoteProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const locale = useModalSelector(selectLocale)
  const { isAmountRefused, amountChoices: choices } = useModalSelector(selectOnRamp)
  const problem = useModalSelector(selectAmountProblem)
  const limits = useModalSelector(selectLimits)
  const currency = useModalSelector(selectPayment)?.id ?? ''
  const hasNoQuote = useModalSelector(selectQuote).reason !== null
  const isConnected = useModalSelector(selectIsActiveConnected)
  const isSold = useModalSelector(state => selectSellers(state).length > 0)
  const say = (amount = '0') => formatCurrency(amount, currency, locale)
  const text =
    isConnected && !isSold
      ? t('onramp.none')
      : choices.length > 0
        ? t('onramp.whichAmount')
        : isAmountRefused
          ? t('onramp.notPlain', { example: formatDecimal(EXAMPLE, locale) })
          : problem === 'wrong'
            ? t('onramp.wrong')
            : problem !== null
              ? t('onramp.limits', { min: say(limits?.min), max: say(limits?.max) })
              : hasNoQuote
                ? t('onramp.noQuote')
                : ''
  return (
    <>
      <p id={id} className="wm-onramp-note" data-tone="warning" role="status">
        {text}
      </p>
      {choices.map(choice => (
        <HostButton key={choice} kind="wallet" small onPress={() => onChoose(choice)}>
          {choice.replace('.', getDecimalSeparator(locale))}
        </HostButton>
      ))}
      {problem === null && hasNoQuote && (
        <HostButton kind="wallet" small onPress={() => dispatch(quoteRetried())}>
          {t('onramp.widgetPrice')}
        </HostButton>
      )}
    </>
  )
}

function Widget({ presets = PRESETS, disabled = false, className }: OnRampWidgetProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const id = useId()
  const locale = useModalSelector(selectLocale)
  const isPreloadEnabled = useModalSelector(selectIsPreloadEnabled)
  const isConnected = useModalSelector(selectIsActiveConnected)
  // Until the slice is loaded, the typed amount waits with its action.
  const isHere = useModalSelector(state => state.onramp !== undefined)
  const { amount: stored } = useModalSelector(selectOnRamp)
  const { areExamples } = useModalSelector(selectCurrencies)
  const [typed, setTyped] = useState(stored)
  const amount = isHere ? stored : typed
  const payment = useModalSelector(selectPayment)
  const purchase = useModalSelector(selectPurchase)
  const problem = useModalSelector(selectAmountProblem)
  const isSold = useModalSelector(state => selectSellers(state).length > 0)
  const { answer, isLoading } = useModalSelector(selectQuote)
  const put = (text: string) => {
    setTyped(text)
    dispatch(amountTyped(text))
  }
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.target
    const sign = getDecimalSeparator(locale)
    const isTyped = isSingleKeystroke(event)
    const read = value === '' ? '' : isTyped ? toTypedAmount(value) : readAmount(value, sign)
    if (read === null) dispatch(amountRefused((!isTyped && getAmountChoices(value, sign)) || []))
    else put(read)
  }
  const open = (view: 'OnRampProviders' | 'OnRampFiatSelect' | 'OnRampTokenSelect') =>
    dispatch(modalOpenRequested({ view: viewEntry(view) }))
  const noteId = `${id}note`
  return (
    <section
      className={className ? `wm-onramp ${className}` : 'wm-onramp'}
      aria-label={t('onramp.widget')}
      data-wm-part="onramp-widget"
      onPointerEnter={() => isPreloadEnabled && dispatch(modalPreloadRequested())}
      data-testid="wm-onramp-widget"
    >
      <div className="wm-onramp-box">
        <label className="wm-onramp-label" htmlFor={id}>
          {t('onramp.youPay')}
        </label>
        <div className="wm-onramp-line">
          <input
            id={id}
            className="wm-onramp-figure"
            inputMode="decimal"
            autoComplete="off"
            placeholder="0"
            readOnly={disabled}
            aria-invalid={problem !== null || undefined}
            aria-describedby={noteId}
            value={amount.replace('.', getDecimalSeparator(locale))}
            onFocus={() => !disabled && dispatch(widgetUsed())}
            onChange={take}
            data-testid="wm-onramp-widget-amount"
          />
          {payment && (
            <HostButton
              kind="network"
              small
              trailing={<HostChevron />}
              disabled={disabled}
              aria-label={t('onramp.currencyPick', { currency: payment.id })}
              onPress={() => open('OnRampFiatSelect')}
              data-testid="wm-onramp-widget-currency"
            >
              {payment.id}
            </HostButton>
          )}
        </div>
      </div>
      <div className="wm-onramp-box">
        <span className="wm-onramp-label">{t('onramp.youGet')}</span>
        <div className="wm-onramp-line">
          <output
            className="wm-onramp-figure"
            aria-label={t('onramp.youGet')}
            aria-busy={isLoading || undefined}
            data-testid="wm-onramp-widget-get"
          >
            {answer ? formatDecimal(toDecimal(answer.purchaseAmount.amount) ?? '0', locale) : '–'}
          </output>
          {purchase && (
            <HostButton
              kind="network"
              small
              trailing={<HostChevron />}
              disabled={disabled}
              aria-label={t('onramp.tokenPick', { symbol: purchase.symbol })}
              onPress={() => open('OnRampTokenSelect')}
              data-testid="wm-onramp-widget-token"
            >
              {purchase.symbol}
            </HostButton>
          )}
        </div>
      </div>
      <div className="wm-onramp-presets" role="group" aria-label={t('onramp.amounts')}>
        {presets.map(preset => (
          <HostButton
            key={preset}
            kind="wallet"
            small
            aria-pressed={amount === String(preset)}
            disabled={disabled}
            onPress={() => put(String(preset))}
          >
            {formatWholeCurrency(String(preset), payment?.id ?? '', locale)}
          </HostButton>
        ))}
      </div>
      <Note id={noteId} onChoose={put} />
      {areExamples && <p className="wm-onramp-note">{t('onramp.examples')}</p>}
      <HostButton
        kind="connect"
        disabled={disabled || (isConnected && (problem !== null || !isSold))}
        onPress={() => (isConnected ? open('OnRampProviders') : dispatch(modalOpenRequested({})))}
        data-testid="wm-onramp-widget-go"
      >
        {t(isConnected ? 'onramp.widgetQuotes' : 'onramp.widgetConnect')}
      </HostButton>
    </section>
  )
}

interface InPageProps extends OnRampWidgetProps {
  readonly runtime: Runtime
}

function InPage({ runtime, ...props }: InPageProps) {
  const { nonce, messages } = runtime.options
  const spoken = useLanguageTexts(runtime, STEPS)
  useInsertionEffect(() => adoptStyles(document, onrampSheet, nonce), [nonce])
  return (
    <StringsContext.Provider value={{ ...onrampTexts, ...spoken?.texts, ...messages }}>
      <Widget {...props} />
    </StringsContext.Provider>
  )
}

/**
 * A form in the host's own page that shows how much crypto a visitor gets for an amount, and leads
 * to the providers. Sends no request before it is used.
 *
 * @example
 * <OnRampWidget presets={[50, 100, 200]} />
 */
export function OnRampWidget(props: OnRampWidgetProps) {
  return <HostScope {...props}>{runtime => <InPage runtime={runtime} {...props} />}</HostScope>
}
