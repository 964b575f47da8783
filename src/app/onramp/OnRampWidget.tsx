import { useInsertionEffect, useState, type ChangeEvent } from 'react'
import { viewEntry, type ViewEntry } from '../../domain/views'
import { modalOpenRequested, modalPreloadRequested } from '../../events/modalEvents'
import { selectIsActiveConnected } from '../../core/account/accountSelectors'
import { useAmountField } from '../../features/onramp/components/useAmountField'
import { useAmountMessage } from '../../features/onramp/components/useAmountMessage'
import { useCurrencyPicks } from '../../features/onramp/components/useCurrencyPicks'
import { usePresets } from '../../features/onramp/components/usePresets'
import { useQuotedAmount } from '../../features/onramp/components/useQuotedAmount'
import { selectCurrencies, selectQuote } from '../../features/onramp/onrampSelectors'
import { quoteRetried, widgetUsed } from '../../features/onramp/onrampSlice'
import { selectSellers } from '../../core/options/sellers'
import { selectIsPreloadEnabled } from '../../core/options/optionsSlice'
import { readAmountInput } from '../../lib/amount/readAmountInput'
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

const STEPS = ['trade'] as const

interface NoteProps {
  readonly id: string
  readonly decimalSign: string
  readonly hasProblem: boolean
  readonly onChoose: (amount: string) => void
}

/** Reports an amount that cannot be bought, or a missing quote. */
function Note({ id, decimalSign, hasProblem, onChoose }: NoteProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const message = useAmountMessage()
  const hasNoQuote = useModalSelector(selectQuote).reason !== null
  const isConnected = useModalSelector(selectIsActiveConnected)
  const isSold = useModalSelector(state => selectSellers(state).length > 0)
  const getText = () => {
    if (isConnected && !isSold) return t('onramp.none')
    return message.text ?? (hasNoQuote ? t('onramp.noQuote') : '')
  }
  return (
    <>
      <p id={id} className="wm-onramp-note" data-tone="warning" role="status">
        {getText()}
      </p>
      {message.choices.map(choice => (
        <HostButton key={choice} kind="wallet" small onPress={() => onChoose(choice)}>
          {choice.replace('.', decimalSign)}
        </HostButton>
      ))}
      {!hasProblem && hasNoQuote && (
        <HostButton kind="wallet" small onPress={() => dispatch(quoteRetried())}>
          {t('onramp.widgetPrice')}
        </HostButton>
      )}
    </>
  )
}

function Widget({ presets, disabled = false, className }: OnRampWidgetProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const isPreloadEnabled = useModalSelector(selectIsPreloadEnabled)
  const isConnected = useModalSelector(selectIsActiveConnected)
  // Until the slice is loaded, the typed amount waits with its action.
  const isHere = useModalSelector(state => state.onramp !== undefined)
  const { areExamples } = useModalSelector(selectCurrencies)
  const { id, noteId, decimalSign, problem, ...field } = useAmountField()
  const [typed, setTyped] = useState(field.amount)
  const amount = isHere ? field.amount : typed
  const { payment, purchase } = useCurrencyPicks()
  const suggested = usePresets(amount, presets)
  const isSold = useModalSelector(state => selectSellers(state).length > 0)
  const quoted = useQuotedAmount()
  const put = (text: string) => {
    setTyped(text)
    field.onChange(text)
  }
  const take = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    readAmountInput(target.value, nativeEvent as InputEvent, decimalSign, {
      onChange: put,
      onRefuse: field.onRefuse,
    })
  const open = (view: ViewEntry) => dispatch(modalOpenRequested({ view }))
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
            value={amount.replace('.', decimalSign)}
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
              aria-label={payment.label}
              onPress={() => open(payment.view)}
              data-testid="wm-onramp-widget-currency"
            >
              {payment.currency}
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
            aria-busy={quoted.isLoading || undefined}
            data-testid="wm-onramp-widget-get"
          >
            {quoted.amount ?? '–'}
          </output>
          {purchase && (
            <HostButton
              kind="network"
              small
              trailing={<HostChevron />}
              disabled={disabled}
              aria-label={purchase.label}
              onPress={() => open(purchase.view)}
              data-testid="wm-onramp-widget-token"
            >
              {purchase.currency}
            </HostButton>
          )}
        </div>
      </div>
      <div className="wm-onramp-presets" role="group" aria-label={t('onramp.amounts')}>
        {suggested.map(preset => (
          <HostButton
            key={preset.amount}
            kind="wallet"
            small
            aria-pressed={preset.isChosen}
            disabled={disabled}
            onPress={() => put(preset.amount)}
          >
            {preset.label}
          </HostButton>
        ))}
      </div>
      <Note id={noteId} decimalSign={decimalSign} hasProblem={problem !== null} onChoose={put} />
      {areExamples && <p className="wm-onramp-note">{t('onramp.examples')}</p>}
      <HostButton
        kind="connect"
        disabled={disabled || (isConnected && (problem !== null || !isSold))}
        onPress={() =>
          isConnected ? open(viewEntry('OnRampProviders')) : dispatch(modalOpenRequested({}))
        }
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
