import { useState } from 'react'
import { styled } from 'styled-components'
import { formatDecimal } from '../../../lib/amount/formatDecimal'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { useFailureText } from '../../../store/useFailureText'
import { Message } from '../../../ui/feedback/Message'
import { ReviewLayout } from '../../../ui/layout/ReviewLayout'
import { ReviewRecipient } from '../../../ui/layout/ReviewRecipient'
import { Address } from '../../../ui/media/Address'
import { Body } from '../../../ui/shell/Body'
import { FootFade } from '../../../ui/shell/FadingBody'
import { selectLocale } from '../../../core/theme/themeSlice'
import { ExchangesStatus } from '../components/ExchangesStatus'
import { PayActionBar } from '../components/PayActionBar'
import { PayChoices } from '../components/PayChoices'
import { PayFigure } from '../components/PayFigure'
import { UnsettledNotices } from '../components/UnsettledNotices'
import { selectPayHolding } from '../payHoldingSelector'
import { selectPay } from '../paySlice'
import { isAwaitingReceipt, getUnsettled } from '../payState'
import { selectShortBalance } from '../selectShortBalance'

const Sheet = styled(Body)`
  padding-block-end: 16px;
`

const FailureSlot = styled.div`
  padding-inline: 8px;
  &:empty {
    display: none;
  }
`

function useFailureMessage(): string | null {
  const t = useTranslate()
  const failure = useFailureText()
  const locale = useModalSelector(selectLocale)
  const { error, order } = useModalSelector(selectPay)
  const held = useModalSelector(selectShortBalance)
  if (!error || !order) return null
  if (held === null) return failure(error.code)
  const { symbol } = order
  const [has, takes] = [held, order.amount].map(amount => formatDecimal(amount, locale))
  return t('pay.short', { symbol, held: has ?? '', amount: takes ?? '' })
}

/** The payment that a page requests, and the methods to pay it. */
export function PayView() {
  const t = useTranslate()
  const pay = useModalSelector(selectPay)
  const held = useModalSelector(selectPayHolding)
  const [isContractShown, setIsContractShown] = useState(false)
  const trouble = useFailureMessage()
  const { order } = pay
  if (!order) return <Body data-testid="wm-view-Pay" />
  // The network has the payment, so there is nothing left to choose.
  const isPaying = getUnsettled(pay).some(isAwaitingReceipt)
  const { token, recipient } = order
  // The page chooses the token's name. A price shows that its contract is known.
  const canFold = held?.price !== undefined && !isPaying
  const contract = {
    label: t('preview.tokenAddress'),
    isShown: isContractShown,
    onPress: () => setIsContractShown(!isContractShown),
    testId: 'wm-pay-contract',
  }
  return (
    <>
      <Sheet flush={!isPaying} data-testid="wm-view-Pay">
        <ReviewLayout
          figure={<PayFigure order={order} />}
          recipient={<ReviewRecipient label={t('pay.to')} address={recipient} />}
          details={
            token === null || (canFold && !isContractShown)
              ? []
              : [
                  {
                    id: 'token',
                    term: t('preview.tokenAddress'),
                    value: <Address address={token} />,
                  },
                ]
          }
        >
          <FailureSlot role="alert">
            {trouble !== null && <Message tone="error">{trouble}</Message>}
          </FailureSlot>
          <UnsettledNotices />
          {!isPaying && <PayChoices />}
          {!isPaying && order.exchanges && <ExchangesStatus />}
        </ReviewLayout>
      </Sheet>
      {isPaying ? (
        <FootFade />
      ) : (
        <PayActionBar order={order} contract={token !== null && canFold ? contract : null} />
      )}
    </>
  )
}
