import { styled } from 'styled-components'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { Notice } from '../../../ui/feedback/Notice'
import { unsettledStatusRequested } from '../payEvents'
import { selectPay } from '../paySlice'
import { selectExchanges } from '../selectExchanges'
import { findExchange, getUnsettled, type UnsettledPage, type UnsettledRequest } from '../payState'

const Base = styled.div`
  display: grid;
  gap: 8px;
`

interface PageNoticeProps {
  readonly page: UnsettledPage
}

/** Warns that an exchange whose page was opened may have paid, or may still pay. */
function PageNotice({ page: { id, exchangeId } }: PageNoticeProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { list } = useModalSelector(selectExchanges)
  const { name } = findExchange(list, exchangeId)
  return (
    <>
      <Notice tone="warning" title={t('pay.leftTitle', { exchange: name })}>
        {t('pay.leftText')}
      </Notice>
      <Button
        block
        onPress={() => dispatch(unsettledStatusRequested(id))}
        data-testid={`wm-pay-left-${exchangeId}`}
      >
        {t('pay.leftCheck')}
      </Button>
    </>
  )
}

const REQUEST_TEXTS = {
  waiting: { title: 'pay.inWalletTitle', text: 'pay.inWalletText' },
  sent: { title: 'pay.sentTitle', text: 'pay.sentText' },
  unknown: { title: 'pay.doubtTitle', text: 'pay.doubtText' },
} as const

type RequestKind = keyof typeof REQUEST_TEXTS

const getRequestKind = ({ status }: UnsettledRequest): RequestKind => {
  if (status === 'sent' || status === 'unknown') return status
  return 'waiting'
}

/** Warns of earlier requests that may have paid or may still pay, before the user pays twice. */
export function UnsettledNotices() {
  const t = useTranslate()
  const all = getUnsettled(useModalSelector(selectPay))
  if (all.length === 0) return null
  // One notice per kind covers all its requests.
  const requests = new Set(all.filter(one => one.kind === 'wallet').map(getRequestKind))
  return (
    <Base>
      {[...requests].map(kind => (
        <Notice key={kind} tone="warning" title={t(REQUEST_TEXTS[kind].title)}>
          {t(REQUEST_TEXTS[kind].text)}
        </Notice>
      ))}
      {all
        .filter(one => one.kind === 'exchange')
        .map(page => (
          <PageNotice key={page.id} page={page} />
        ))}
    </Base>
  )
}
