import { styled } from 'styled-components'
import type { ErrorCode } from '../../../domain/errorCatalogue'
import { toNetworkVerdict } from '../../../domain/payment/toNetworkVerdict'
import type { SendIntent } from '../../../domain/payment/send'
import { formatDateLabel } from '../../../lib/time/formatRelativeTime'
import { isNativeToken } from '../../../lib/amount/tokenSendRules'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Address } from '../../../ui/media/Address'
import { Notice } from '../../../ui/feedback/Notice'
import { FiatFigure } from '../../../core/account/components/FiatFigure'
import { selectOptions } from '../../../core/options/optionsSlice'
import { selectAddressLabel } from '../../../core/options/optionsSelectors'
import { useTextsLocale } from '../../../core/theme/useTextsLocale'
import type { KnownParty } from '../recipient/getKnownParties'
import {
  selectIsRecipientContract,
  selectNameDoubt,
  selectRecipientTrust,
  selectReviewedRecipient,
} from '../recipient/recipientSelectors'
import type { StringKey } from '../../../strings/strings'
import {
  selectFee,
  selectIsShortOfFee,
  selectNetworkBalanceInUsd,
  selectSendError,
} from '../sendFeeSelectors'
import {
  selectEarlierRequest,
  selectIsWalletElsewhere,
  selectNetworkOfIntent,
} from '../sendRequestSelectors'
import { selectBalanceChange } from '../sendTotalSelectors'
import { ReceivedNotice } from './ReceivedNotice'
import { useNameMarks } from './useNameMarks'
import { useWalletName } from '../../../core/review/components/useWalletName'

interface ReviewNoticesProps {
  readonly intent: SendIntent
}

/** Why the network check failed. */
const UNCHECKED: Partial<Record<ErrorCode, StringKey>> = {
  CHAIN_UNREACHABLE: 'preview.unreachable',
}

/** Phrased for a payment the wallet does not have yet. */
const FAULTS: Partial<Record<ErrorCode, StringKey>> = {
  INSUFFICIENT_FUNDS: 'preview.wouldLack',
  EXECUTION_REVERTED: 'preview.wouldRevert',
}

const Base = styled.div`
  display: grid;
  gap: 8px;
  &:empty {
    display: none;
  }
`

const Known = styled.div`
  position: relative;
  margin-block-start: 8px;
  display: grid;
  justify-items: start;
  gap: 4px;
`

const Held = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: 6px;
`

const KnownTitle = styled.p`
  font-size: var(--wm-font-size-12);
  line-height: var(--wm-line-12);
  color: var(--wm-color-text-muted);
`

/** How the imitated address is known. */
function useKnownWords(party: KnownParty | null): string {
  const t = useTranslate()
  const locale = useTextsLocale()
  if (party?.kind === 'own') return t('preview.ownAddress')
  const date = formatDateLabel(party?.at, locale)
  if (!party || date === '') return t('preview.lookAlikeKnown')
  return t(party.kind === 'paid' ? 'preview.lookAlikePaid' : 'preview.lookAlikePaidBy', { date })
}

/** Warnings about the payment under review. */
export function ReviewNotices({ intent }: ReviewNoticesProps) {
  const t = useTranslate()
  const wallet = useWalletName(intent.connectorId)
  const network = useModalSelector(selectNetworkOfIntent)?.name ?? intent.caipNetworkId
  const error = useModalSelector(selectSendError)
  const { lookAlike, lookAlikeParty, marks, isTokenContract } =
    useModalSelector(selectRecipientTrust)
  const known = useKnownWords(lookAlikeParty)
  const label = useModalSelector(state =>
    lookAlike === null ? null : selectAddressLabel(state, lookAlike),
  )
  const earlier = useModalSelector(selectEarlierRequest)
  const isElsewhere = useModalSelector(selectIsWalletElsewhere)
  const isSwitchEnabled = useModalSelector(selectOptions).isNetworkSwitchEnabled
  const doubt = useModalSelector(selectNameDoubt)
  const nameMarks = useNameMarks(useModalSelector(selectReviewedRecipient))
  const isContract = useModalSelector(selectIsRecipientContract)
  const isShort = useModalSelector(selectIsShortOfFee)
  const balanceInUsd = useModalSelector(selectNetworkBalanceInUsd)
  const feeSymbol = useModalSelector(selectFee)?.symbol ?? ''
  const change = useModalSelector(selectBalanceChange)
  const isUnanswered = error !== null && toNetworkVerdict(error.code) === 'unchecked'
  return (
    <Base role="status">
      {isElsewhere && (
        <Notice tone="warning" title={t('preview.walletElsewhereTitle', { wallet })}>
          {t(isSwitchEnabled ? 'preview.walletElsewhere' : 'preview.walletElsewhereOwn', {
            wallet,
            network,
          })}
        </Notice>
      )}
      {earlier !== 'none' && (
        <Notice
          tone="warning"
          title={t(earlier === 'open' ? 'preview.openTitle' : 'preview.doubtTitle', { wallet })}
        >
          {t(earlier === 'open' ? 'preview.openText' : 'preview.doubtText', { wallet })}
        </Notice>
      )}
      {lookAlike !== null && (
        <Notice tone="warning" title={t('preview.lookAlikeTitle')}>
          <bdi>
            {label === null
              ? t('preview.lookAlikeText')
              : t('preview.lookAlikeNamed', { name: label })}
          </bdi>
          <Known>
            <KnownTitle>{known}</KnownTitle>
            <Address address={lookAlike} marks={marks} />
          </Known>
        </Notice>
      )}
      {nameMarks.length > 0 && (
        <Notice tone="warning" title={t('preview.nameMarked')}>
          {nameMarks.map(mark => (
            <p key={mark}>{mark}</p>
          ))}
        </Notice>
      )}
      {doubt === 'elsewhere' && (
        <Notice tone="warning" title={t('preview.elsewhereTitle', { network })}>
          {t('preview.elsewhere', { network })}
        </Notice>
      )}
      {isContract === true && !isTokenContract && (
        <Notice tone="warning" title={t('preview.contractTitle')}>
          {t('preview.contract')}
        </Notice>
      )}
      {isTokenContract && (
        <Notice tone="warning" title={t('preview.tokenContractTitle')}>
          {t('preview.tokenContract')}
        </Notice>
      )}
      <ReceivedNotice intent={intent} />
      {isShort && !error && (
        <Notice tone="negative" title={t('preview.noFeeTitle', { symbol: feeSymbol })}>
          <p>
            {t(isNativeToken(intent.token.address) ? 'preview.noFeeCoin' : 'preview.noFeeToken', {
              symbol: feeSymbol,
            })}
          </p>
          {balanceInUsd !== null && (
            <Held>
              <bdi>{t('preview.noFeeHeld', { symbol: feeSymbol })}</bdi>
              <FiatFigure value={balanceInUsd} />
            </Held>
          )}
        </Notice>
      )}
      {change?.isLow && !isShort && !error && (
        <Notice title={t('preview.lowTitle', { symbol: feeSymbol })} data-testid="wm-send-low">
          {t('preview.lowText', { symbol: feeSymbol })}
        </Notice>
      )}
      {error && (
        <Notice
          tone={isUnanswered ? 'warning' : 'negative'}
          title={t(isUnanswered ? 'preview.notChecked' : 'preview.mayFail')}
        >
          {t(
            isUnanswered
              ? (UNCHECKED[error.code] ?? 'preview.unanswered')
              : (FAULTS[error.code] ?? 'preview.wouldRefuse'),
            { network },
          )}
        </Notice>
      )}
    </Base>
  )
}
