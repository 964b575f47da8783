import { useId, useRef } from 'react'
import { styled } from 'styled-components'
import { viewEntry } from '../../../domain/views'
import { getLeadingCurrencySign } from '../../../lib/amount/formatCurrency'
import { getDecimalSeparator } from '../../../lib/amount/formatDecimal'
import { shortSymbol } from '../../../lib/text/shortSymbol'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { AmountInput } from '../../../ui/fields/AmountInput'
import { FieldBox } from '../../../ui/fields/FieldBox'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import { UnitButton } from '../../../ui/controls/UnitButton'
import { MaxButton } from '../../../ui/controls/MaxButton'
import { TokenPick } from '../../../ui/controls/TokenPick'
import { useStartFocus } from '../../../ui/fields/useStartFocus'
import { TokenTile } from '../../../core/account/components/TokenTile'
import { viewPushed } from '../../../core/router/routerSlice'
import { getAmountProblem } from '../sendFormSelectors'
import { selectSendHolding } from '../sendTokenSelectors'
import { amountRefused, maxRequested, selectSend } from '../sendSlice'
import { selectLocale } from '../../../core/theme/themeSlice'
import { formatHeldAmount } from '../../../lib/amount/formatHeldAmount'
import { AmountNote } from './AmountNote'
import { FIAT, useTypedAmount } from './useTypedAmount'

/** A long symbol must not crowd out the amount; the review shows all of it. */
const Symbol = styled.bdi`
  display: block;
  max-inline-size: max(4em, min(7.5em, 26vw));
  overflow: hidden;
  text-overflow: ellipsis;
`

/** Amount and token. */
export function AmountField() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useStartFocus(field)
  const locale = useModalSelector(selectLocale)
  const token = useModalSelector(selectSendHolding)
  const { amount, isAmountRefused } = useModalSelector(selectSend)
  const problem = token && getAmountProblem(amount, token)
  const isInvalid = isAmountRefused || problem === 'tooMuch' || problem === 'tooPrecise'
  const noteId = `${id}note`
  const { text, isFiat, type, changeUnit } = useTypedAmount(token)
  const otherUnit = isFiat ? (token?.symbol ?? '') : FIAT
  const input = {
    ref: field,
    id,
    value: text,
    decimalSign: getDecimalSeparator(locale),
    onChange: type,
    onRefuse: (choices: readonly string[]) => dispatch(amountRefused(choices)),
    invalid: isInvalid,
    describedBy: noteId,
    'data-testid': 'wm-send-amount',
  }
  const held = token ? formatHeldAmount(token.quantity.numeric, locale) : ''
  return (
    <FieldBox
      label={isFiat ? t('send.amountIn', { unit: FIAT }) : t('send.amount')}
      labelFor={id}
      labelEnd={
        changeUnit && (
          <UnitButton
            aria-label={t('send.enterIn', { unit: otherUnit })}
            onPress={changeUnit}
            data-testid="wm-send-unit"
          >
            <Symbol>{otherUnit}</Symbol>
          </UnitButton>
        )
      }
      invalid={isInvalid}
      end={
        <TokenPick
          empty={!token}
          leading={token && <TokenTile size={24} symbol={token.symbol} iconUrl={token.iconUrl} />}
          aria-label={token ? t('send.tokenPick', { symbol: token.symbol }) : undefined}
          onPress={() => dispatch(viewPushed(viewEntry('WalletSendSelectToken')))}
          data-testid="wm-send-token"
        >
          {token ? <Symbol>{token.symbol}</Symbol> : t('send.chooseToken')}
        </TokenPick>
      }
      under={<AmountNote id={noteId} token={token} problem={problem} />}
      underEnd={
        token && (
          <>
            <span>{t('send.balance', { amount: held, symbol: shortSymbol(token.symbol) })}</span>{' '}
            <MaxButton
              aria-label={t('send.maxLabel', { amount: held, symbol: token.symbol })}
              onPress={() => dispatch(maxRequested())}
              data-testid="wm-send-max"
            >
              {t('send.max')}
            </MaxButton>
          </>
        )
      }
    >
      {isFiat ? (
        <MoneyInput sign={getLeadingCurrencySign(FIAT, locale)} {...input} />
      ) : (
        <AmountInput {...input} />
      )}
    </FieldBox>
  )
}
