import { styled } from 'styled-components'
import { pairingCheckRequested } from '../../../events/pairingEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { useFailureText } from '../../../store/useFailureText'
import { Button } from '../../../ui/controls/Button'
import { Notice } from '../../../ui/feedback/Notice'
import { selectPageOrigin } from '../../connections/connectionsSelectors'
import { selectWalletConnectProblem } from '../session/walletConnectSelectors'
import { selectRefreshPhase } from '../session/walletConnectSlice'

const WarningBox = styled.div`
  text-align: start;
  > :last-child {
    margin-block-start: 8px;
  }
`

/** Warns a user who waits for the WalletConnect wallet that the relay cannot be reached. */
export function ConnectionWarning() {
  const t = useTranslate()
  const failureText = useFailureText()
  const dispatch = useModalDispatch()
  const trouble = useModalSelector(selectWalletConnectProblem)
  const origin = useModalSelector(selectPageOrigin) ?? t('common.thisPage')
  if (trouble === null) return null
  const isLost = trouble === 'lost'
  return (
    <WarningBox role="alert" data-testid="wm-line-trouble">
      <Notice
        tone="warning"
        title={t(isLost ? 'walletConnect.lostTitle' : 'walletConnect.refusedTitle')}
      >
        {isLost ? t('walletConnect.lostText') : failureText(trouble, { origin })}
      </Notice>
      <CheckAgainButton onPress={() => dispatch(pairingCheckRequested())}>
        {t('walletConnect.lookAgain')}
      </CheckAgainButton>
    </WarningBox>
  )
}

interface LookAgainProps {
  readonly onPress: () => void
  readonly children: string
}

function CheckAgainButton({ onPress, children }: LookAgainProps) {
  const isLooking = useModalSelector(selectRefreshPhase) === 'looking'
  return (
    <Button block busy={isLooking} onPress={onPress} data-testid="wm-look-again">
      {children}
    </Button>
  )
}
