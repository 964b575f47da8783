import type { Exchange } from '../../../domain/payment/payOrder'
import { formatDecimal } from '../../../lib/amount/formatDecimal'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import type { StringKey } from '../../../strings/strings'
import { Button } from '../../../ui/controls/Button'
import {
  ConnectionIndicator,
  type ConnectionIndicatorState,
} from '../../../ui/feedback/ConnectionIndicator'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { KeepFocus } from '../../../ui/layout/KeepFocus'
import { KeepHeight } from '../../../ui/layout/KeepHeight'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { Avatar } from '../../../ui/media/Avatar'
import { iconExternal } from '../../../ui/media/icons'
import { Body } from '../../../ui/shell/Body'
import { getAddressHues } from '../../../core/account/getAddressHues'
import { selectLocale } from '../../../core/theme/themeSlice'
import { ExchangeTile } from '../components/ExchangeTile'
import { exchangePageRequested, payStatusRequested } from '../payEvents'
import { selectPay, methodLeft } from '../paySlice'
import { findExchange, type PayPhase } from '../payState'
import { selectExchanges } from '../selectExchanges'
import { parseUrl } from '../../../lib/links/parseUrl'

interface StatusTexts {
  readonly line: ConnectionIndicatorState
  readonly title: StringKey
  readonly text: StringKey
}

const STATUS_TEXTS: Partial<Record<PayPhase, StatusTexts>> = {
  preparing: { line: 'waiting', title: 'pay.preparingTitle', text: 'pay.preparingText' },
  open: { line: 'waiting', title: 'pay.openTitle', text: 'pay.openText' },
  confirming: { line: 'idle', title: 'pay.hostTitle', text: 'pay.hostText' },
  blocked: { line: 'stopped', title: 'pay.blockedTitle', text: 'pay.blockedText' },
  timedOut: { line: 'unsure', title: 'pay.unheardTitle', text: 'pay.unheardText' },
  paid: { line: 'done', title: 'pay.paidTitle', text: 'pay.paidText' },
  failed: { line: 'stopped', title: 'pay.failedTitle', text: 'pay.failedText' },
}

/** Returns the host as the browser displays it: lookalike names appear in Punycode. */
const getHost = (url: string | null) => parseUrl(url ?? '')?.host ?? ''

interface PayLoadingActionsProps {
  readonly exchange: Exchange
}

function PayLoadingActions({ exchange }: PayLoadingActionsProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { phase, url } = useModalSelector(selectPay)
  const words = { exchange: exchange.name }
  if (phase === 'paid') return null
  return (
    <ActionBar>
      {phase === 'timedOut' && (
        <Button
          tone="primary"
          block
          onPress={() => dispatch(payStatusRequested())}
          data-testid="wm-pay-look"
        >
          {t('pay.lookAgain')}
        </Button>
      )}
      {phase === 'confirming' && url !== null && (
        <Button
          tone="primary"
          block
          icon={iconExternal}
          onPress={() => dispatch(exchangePageRequested())}
          data-testid="wm-pay-open"
        >
          {t('pay.openHost', { host: getHost(url) })}
        </Button>
      )}
      {(phase === 'open' || phase === 'blocked' || phase === 'timedOut') && url !== null && (
        <Button
          tone={phase === 'blocked' ? 'primary' : 'secondary'}
          block
          icon={iconExternal}
          onPress={() => dispatch(exchangePageRequested())}
          data-testid="wm-pay-open"
        >
          {t(phase === 'blocked' ? 'pay.open' : 'pay.openAgain', words)}
        </Button>
      )}
      <Button
        tone="quiet"
        block
        onPress={() => dispatch(methodLeft({}))}
        data-testid="wm-pay-another"
      >
        {t('pay.another')}
      </Button>
    </ActionBar>
  )
}

/** The progress of a payment at an exchange. */
export function PayLoadingView() {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const { order, phase, exchangeId, url } = useModalSelector(selectPay)
  const { list } = useModalSelector(selectExchanges)
  const texts = STATUS_TEXTS[phase]
  if (!order || !texts || exchangeId === null) return <Body data-testid="wm-view-PayLoading" />
  const exchange = findExchange(list, exchangeId)
  const { symbol, amount, recipient } = order
  const words = {
    exchange: exchange.name,
    symbol,
    amount: formatDecimal(amount, locale),
    host: getHost(url),
  }
  return (
    <KeepFocus stage={phase}>
      <KeepHeight stage={phase}>
        <Body flush data-testid="wm-view-PayLoading" data-phase={phase}>
          <div role="status">
            <StatusHeader
              picture={
                <ConnectionIndicator
                  state={texts.line}
                  start={<ExchangeTile size={64} exchange={exchange} />}
                  end={<Avatar size={64} hues={getAddressHues(recipient)} />}
                />
              }
              title={t(texts.title, words)}
              text={t(texts.text, words)}
            />
          </div>
        </Body>
        <PayLoadingActions exchange={exchange} />
      </KeepHeight>
    </KeepFocus>
  )
}
