import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { PayOrder } from '../../../domain/payment/payOrder'
import { viewEntry } from '../../../domain/views'
import { disconnectRequested } from '../../../events/connectionEvents'
import type { Namespace } from '../../../lib/address/caip'
import { formatDecimal } from '../../../lib/amount/formatDecimal'
import { pennyDecimal } from '../../../lib/amount/significantDecimal'
import { getFittingLabel } from '../../../lib/text/getFittingLabel'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { NoteLink } from '../../../ui/controls/NoteLink'
import { ActionBar } from '../../../ui/layout/ActionBar'
import type { ReviewFold } from '../../../ui/layout/ReviewNote'
import { viewPushed } from '../../../core/router/routerSlice'
import { selectLocale } from '../../../core/theme/themeSlice'
import { payFromWalletRequested } from '../payEvents'
import { payConnectRequested, selectPay } from '../paySlice'
import { usePayer } from './usePayer'

interface PayActionBarProps {
  readonly order: PayOrder
  /** Toggle for a known token's contract; null if there is none or the view shows it anyway. */
  readonly contract: ReviewFold | null
}

const Links = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 4px 16px;
`

/** Pays from the connected wallet after a review, or connects a wallet. */
export function PayActionBar({ order: { amount, symbol }, contract }: PayActionBarProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const locale = useModalSelector(selectLocale)
  const payer = usePayer()
  const isChecking = useModalSelector(selectPay).phase === 'checking'
  const whole = t('pay.payAmount', { amount: formatDecimal(pennyDecimal(amount), locale), symbol })
  const connect = () => {
    dispatch(payConnectRequested())
    dispatch(viewPushed(viewEntry('Connect')))
  }
  const hasPayer = payer !== null
  const connectButton = useRef<HTMLButtonElement>(null)
  const hasLeftWallet = useRef(false)
  // The link that had the focus leaves with the wallet.
  useEffect(() => {
    if (hasPayer || !hasLeftWallet.current) return
    hasLeftWallet.current = false
    connectButton.current?.focus({ preventScroll: true })
  }, [hasPayer])
  const leaveWallet = (namespace: Namespace) => {
    hasLeftWallet.current = true
    dispatch(disconnectRequested({ namespace }))
  }
  const links = (payer ?? contract) !== null && (
    <Links>
      {contract && (
        <NoteLink
          aria-expanded={contract.isShown}
          onPress={contract.onPress}
          data-testid={contract.testId}
        >
          {contract.label}
        </NoteLink>
      )}
      {payer && (
        <NoteLink
          disabled={isChecking}
          onPress={() => leaveWallet(payer.namespace)}
          data-testid="wm-pay-disconnect"
        >
          {t('pay.otherWallet')}
        </NoteLink>
      )}
    </Links>
  )
  return (
    <ActionBar note={links || undefined}>
      {payer ? (
        <Button
          tone="primary"
          block
          disabled={isChecking}
          onPress={() => dispatch(payFromWalletRequested())}
          data-testid="wm-pay-wallet"
        >
          {isChecking ? t('pay.checking') : getFittingLabel(whole, t('pay.pay'))}
        </Button>
      ) : (
        <Button
          ref={connectButton}
          tone="primary"
          block
          onPress={connect}
          data-testid="wm-pay-connect"
        >
          {t('pay.connect')}
        </Button>
      )}
    </ActionBar>
  )
}
