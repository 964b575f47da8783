import { styled } from 'styled-components'
import { localDecimal } from '../../../lib/amount/localDecimal'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { useFailureText } from '../../../store/useFailureText'
import { Message } from '../../../ui/feedback/Message'
import { Divider } from '../../../ui/layout/Divider'
import { Body } from '../../../ui/shell/Body'
import { FadingBody } from '../../../ui/shell/FadingBody'
import { selectLocale } from '../../theme/themeSlice'
import { Exchanges } from '../components/Exchanges'
import { PayTerms } from '../components/PayTerms'
import { PayWallet } from '../components/PayWallet'
import { UnsettledNotices } from '../components/UnsettledNotices'
import { selectPay } from '../paySlice'
import { isBeingConfirmed, unsettledOf } from '../payState'

const Trouble = styled.div`
  padding: 12px 8px;
  &:empty {
    padding-block-end: 0;
  }
`

/** Why the last way to pay ended. */
function useTrouble(): string | null {
  const t = useTranslate()
  const failure = useFailureText()
  const locale = useModalSelector(selectLocale)
  const { error, held, order } = useModalSelector(selectPay)
  if (!error || !order) return null
  if (held === null) return failure(error.code)
  const { symbol } = order
  const [has, takes] = [held, order.amount].map(amount => localDecimal(amount, locale))
  return t('pay.short', { symbol, held: has ?? '', amount: takes ?? '' })
}

/** What a page asks to be paid, and the ways to pay it. */
export function PayView() {
  const t = useTranslate()
  const pay = useModalSelector(selectPay)
  const trouble = useTrouble()
  const { order } = pay
  if (!order) return <Body data-testid="wm-view-Pay" />
  // The network has it: there is nothing to choose any more.
  const isPaying = unsettledOf(pay).some(isBeingConfirmed)
  return (
    <FadingBody data-testid="wm-view-Pay">
      <PayTerms order={order} />
      <Trouble role="alert">
        {trouble !== null && <Message tone="error">{trouble}</Message>}
      </Trouble>
      <UnsettledNotices />
      {!isPaying && <PayWallet order={order} />}
      {!isPaying && order.exchanges && (
        <>
          <Divider>{t('pay.or')}</Divider>
          <Exchanges />
        </>
      )}
    </FadingBody>
  )
}
