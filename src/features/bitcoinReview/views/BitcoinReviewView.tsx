import { styled } from 'styled-components'
import { bitcoinFingerprint, type BitcoinTransfer } from '../../../domain/payment/bitcoinTransfer'
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
import { selectBitcoinDangers, selectBitcoinTrust } from '../bitcoinReviewSelectors'
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

interface TransferProps {
  readonly transfer: BitcoinTransfer
}

/** Satoshi as coins, whole: nothing is rounded in a review. */
function Coins({ sats, network: id }: { readonly sats: string; readonly network: CaipNetworkId }) {
  const locale = useModalSelector(selectLocale)
  const network = useModalSelector(state => selectNetworkById(state, id))
  const amount = localDecimal(formatUnits(BigInt(sats), DECIMALS), locale)
  return <TokenAmount amount={amount} symbol={network?.nativeCurrency.symbol ?? 'BTC'} />
}

function Recipient({ transfer: { recipient } }: TransferProps) {
  const t = useTranslate()
  const { isOwn, isKnown, marks } = useModalSelector(selectBitcoinTrust)
  const note = isOwn ? t('preview.ownAddress') : isKnown ? null : t('bitcoinReview.noHistory')
  return (
    <div>
      <Address address={recipient} marks={marks} />
      {note !== null && <Note>{note}</Note>}
    </div>
  )
}

/** What a visitor must weigh. */
function Warnings() {
  const t = useTranslate()
  const { lookAlike, marks, isFeeHigh } = useModalSelector(selectBitcoinTrust)
  return (
    <Notices role="status">
      {lookAlike !== null && (
        <Notice tone="warning" title={t('preview.lookAlikeTitle')}>
          {t('preview.lookAlikeText')}
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

function Terms({ transfer }: TransferProps) {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const { caipNetworkId, from, fee, feeRate, change } = transfer
  const network = useModalSelector(state => selectNetworkById(state, caipNetworkId))
  const coins = (sats: string) => <Coins sats={sats} network={caipNetworkId} />
  return (
    <Details
      details={[
        { id: 'to', term: t('preview.to'), value: <Recipient transfer={transfer} /> },
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
        { id: 'fee', term: t('preview.fee'), value: coins(fee) },
        {
          id: 'feeRate',
          term: t('bitcoinReview.feeRate'),
          value: t('bitcoinReview.feeRateValue', { rate: localDecimal(String(feeRate), locale) }),
        },
        ...(change === '0'
          ? []
          : [{ id: 'change', term: t('bitcoinReview.change'), value: coins(change) }]),
      ]}
    />
  )
}

interface ReviewProps extends TransferProps {
  readonly id: string
}

function Review({ id, transfer }: ReviewProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { checks, isConfirmed } = useDangerChecks('send', useModalSelector(selectBitcoinDangers))
  const fingerprint = bitcoinFingerprint(transfer)
  return (
    <>
      <FadingBody data-testid="wm-view-BitcoinReview">
        <AmountHead
          symbol="BTC"
          caipNetworkId={transfer.caipNetworkId}
          data-testid="wm-bitcoin-amount"
        >
          <Coins sats={transfer.amount} network={transfer.caipNetworkId} />
        </AmountHead>
        <Warnings />
        <Terms transfer={transfer} />
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
