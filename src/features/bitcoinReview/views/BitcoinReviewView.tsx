import { styled } from 'styled-components'
import {
  handoverFingerprint,
  type BitcoinHandover,
  type BitcoinTransfer,
  type BitcoinTransferPart,
} from '../../../domain/payment/bitcoinTransfer'
import type { CaipNetworkId } from '../../../lib/address/caip'
import { formatUnits } from '../../../lib/amount/decimal'
import { localDecimal } from '../../../lib/amount/localDecimal'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Notice } from '../../../ui/feedback/Notice'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { Details } from '../../../ui/lists/Details'
import { Address } from '../../../ui/media/Address'
import { Body } from '../../../ui/shell/Body'
import { FadingBody } from '../../../ui/shell/FadingBody'
import { AmountHead } from '../../account/components/AmountHead'
import { TokenAmount } from '../../account/components/TokenAmount'
import { NetworkTile } from '../../network/components/NetworkTile'
import { selectNetworkById } from '../../network/networkSlice'
import { ConfirmActions } from '../../send/components/ConfirmActions'
import { useDangerChecks } from '../../send/components/useDangerChecks'
import { selectLocale } from '../../theme/themeSlice'
import { transferReviewed } from '../bitcoinReviewEvents'
import {
  selectBitcoinDangers,
  selectBitcoinTrust,
  selectIsBitcoinDoubted,
} from '../bitcoinReviewSelectors'
import { selectBitcoinReview } from '../bitcoinReviewSlice'

const DECIMALS = 8

const Note = styled.p`
  text-align: start;
  padding-block-start: 4px;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
`

const Notices = styled.div`
  display: grid;
  gap: 8px;
  padding-block-end: 12px;
  &:empty {
    display: none;
  }
`

/** Satoshi as coins, whole: nothing is rounded in a review. */
function Coins({ sats, network: id }: { readonly sats: string; readonly network: CaipNetworkId }) {
  const locale = useModalSelector(selectLocale)
  const network = useModalSelector(state => selectNetworkById(state, id))
  const amount = localDecimal(formatUnits(BigInt(sats), DECIMALS), locale)
  return <TokenAmount amount={amount} symbol={network?.nativeCurrency.symbol ?? 'BTC'} />
}

interface RecipientProps {
  readonly recipient: string
  /** Said of the last one only: it is about all of them. */
  readonly isLast: boolean
}

function Recipient({ recipient, isLast }: RecipientProps) {
  const t = useTranslate()
  const { isOwn, isKnown, marks } = useModalSelector(selectBitcoinTrust)
  const note = isOwn ? t('preview.ownAddress') : isKnown ? null : t('bitcoinReview.noHistory')
  return (
    <div>
      <Address address={recipient} marks={marks} />
      {isLast && note !== null && <Note>{note}</Note>}
    </div>
  )
}

/** What a visitor must weigh. */
function Warnings() {
  const t = useTranslate()
  const { lookAlike, marks, isFeeHigh } = useModalSelector(selectBitcoinTrust)
  const isDoubted = useModalSelector(selectIsBitcoinDoubted)
  return (
    <Notices role="status">
      {isDoubted && (
        <Notice tone="warning" title={t('preview.doubtTitle')}>
          {t('bitcoinReview.doubtText')}
        </Notice>
      )}
      {lookAlike !== null && (
        <Notice tone="warning" title={t('preview.lookAlikeTitle')}>
          <bdi>{t('preview.lookAlikeText')}</bdi>
          <Address address={lookAlike} marks={marks} />
        </Notice>
      )}
      {isFeeHigh && (
        <Notice tone="warning" title={t('bitcoinReview.highFeeTitle')}>
          {t('bitcoinReview.highFee')}
        </Notice>
      )}
    </Notices>
  )
}

const useFeeDetails = (transfer: BitcoinTransfer | null) => {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  if (!transfer) {
    return [{ id: 'fee', term: t('preview.fee'), value: t('bitcoinReview.walletFee') }]
  }
  const { caipNetworkId, fee, feeRate, change } = transfer
  const coins = (sats: string) => <Coins sats={sats} network={caipNetworkId} />
  return [
    { id: 'fee', term: t('preview.fee'), value: coins(fee) },
    {
      id: 'feeRate',
      term: t('bitcoinReview.feeRate'),
      value: t('bitcoinReview.feeRateValue', { rate: localDecimal(String(feeRate), locale) }),
    },
    ...(change === '0'
      ? []
      : [{ id: 'change', term: t('bitcoinReview.change'), value: coins(change) }]),
  ]
}

function Terms({ payment, transfer }: BitcoinHandover) {
  const t = useTranslate()
  const { caipNetworkId, from, outputs } = payment
  const network = useModalSelector(state => selectNetworkById(state, caipNetworkId))
  const fees = useFeeDetails(transfer)
  const isMany = outputs.length > 1
  return (
    <Details
      details={[
        ...outputs.map(({ address, amount }, index) => ({
          id: `to-${index}`,
          term: t('preview.to'),
          value: (
            <div>
              {isMany && <Coins sats={amount} network={caipNetworkId} />}
              <Recipient recipient={address} isLast={index === outputs.length - 1} />
            </div>
          ),
        })),
        { id: 'from', term: t('bitcoinReview.payer'), value: <Address address={from} /> },
        {
          id: 'network',
          term: t('preview.network'),
          value: (
            <>
              {network && <NetworkTile size={18} network={network} />}
              {network?.name ?? caipNetworkId}
            </>
          ),
        },
        ...fees,
      ]}
    />
  )
}

const totalOf = (outputs: readonly BitcoinTransferPart[]) =>
  outputs.reduce((sum, { amount }) => sum + BigInt(amount), 0n).toString()

interface ReviewProps extends BitcoinHandover {
  readonly id: string
}

function Review({ id, ...handover }: ReviewProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { checks, isConfirmed } = useDangerChecks('send', useModalSelector(selectBitcoinDangers))
  const { caipNetworkId, outputs } = handover.payment
  const fingerprint = handoverFingerprint(handover)
  return (
    <>
      <FadingBody data-testid="wm-view-BitcoinReview">
        <AmountHead symbol="BTC" caipNetworkId={caipNetworkId} data-testid="wm-bitcoin-amount">
          <Coins sats={totalOf(outputs)} network={caipNetworkId} />
        </AmountHead>
        <Warnings />
        <Terms {...handover} />
      </FadingBody>
      <ActionBar note={t('preview.irreversible')}>
        {checks}
        <ConfirmActions
          on={t('preview.send')}
          disabled={!isConfirmed}
          onConfirm={() => dispatch(transferReviewed({ id, fingerprint }))}
        />
      </ActionBar>
    </>
  )
}

/** A Bitcoin payment that the page worked out: the wallet is asked once the visitor agreed. */
export function BitcoinReviewView() {
  const { review } = useModalSelector(selectBitcoinReview)
  if (!review) return <Body data-testid="wm-view-BitcoinReview" />
  return <Review key={review.id} {...review} />
}
