import { useId } from 'react'
import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { AmountInput } from '../../../ui/AmountInput'
import { Box } from '../../../ui/Box'
import { MaxButton } from '../../../ui/MaxButton'
import { TokenPick } from '../../../ui/TokenPick'
import { TokenTile } from '../../account/components/TokenTile'
import { viewPushed } from '../../router/routerSlice'
import { amountProblem, selectSendHolding } from '../sendSelectors'
import { amountTyped, maxRequested, selectSend } from '../sendSlice'
import { shortAmount } from '../shortAmount'
import { AmountNote } from './AmountNote'

/** How much of what. */
export function AmountBox() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const id = useId()
  const token = useModalSelector(selectSendHolding)
  const { amount } = useModalSelector(selectSend)
  const problem = token && amountProblem(amount, token)
  const isInvalid = problem === 'tooMuch' || problem === 'tooPrecise'
  const noteId = `${id}note`
  const held = token ? shortAmount(token.quantity.numeric) : ''
  return (
    <Box
      label={t('send.amount')}
      labelFor={id}
      invalid={isInvalid}
      end={
        <TokenPick
          empty={!token}
          leading={token && <TokenTile size={24} symbol={token.symbol} iconUrl={token.iconUrl} />}
          aria-label={token ? t('send.tokenPick', { symbol: token.symbol }) : undefined}
          onPress={() => dispatch(viewPushed(viewEntry('WalletSendSelectToken')))}
          data-testid="wm-send-token"
        >
          {token?.symbol ?? t('send.chooseToken')}
        </TokenPick>
      }
      under={<AmountNote id={noteId} amount={amount} token={token} problem={problem} />}
      underEnd={
        token && (
          <>
            <bdi>{held}</bdi>{' '}
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
      <AmountInput
        id={id}
        value={amount}
        onChange={text => dispatch(amountTyped(text))}
        invalid={isInvalid}
        describedBy={noteId}
        data-testid="wm-send-amount"
      />
    </Box>
  )
}
