import { styled } from 'styled-components'
import { ERRORS } from '../../../domain/errorCatalogue'
import { pairingCheckRequested } from '../../../events/pairingEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/Notice'
import { selectPageOrigin } from '../../connections/connectionsSelectors'
import { selectLineTrouble } from '../relaySelectors'
import { selectRelayLook } from '../relaySlice'

const Told = styled.div`
  text-align: start;
  > :last-child {
    margin-block-start: 8px;
  }
`

/** Says to who waits for the wallet behind the relay that there is no way to it just now. */
export function LineTrouble() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const trouble = useModalSelector(selectLineTrouble)
  const origin = useModalSelector(selectPageOrigin) ?? t('connecting.yourPage')
  if (trouble === null) return null
  const isLost = trouble === 'lost'
  return (
    <Told role="alert" data-testid="wm-line-trouble">
      <Notice tone="warning" title={t(isLost ? 'relay.lostTitle' : 'relay.refusedTitle')}>
        {t(isLost ? 'relay.lostText' : ERRORS[trouble].text, { origin })}
      </Notice>
      <LookAgain onPress={() => dispatch(pairingCheckRequested())}>
        {t('relay.lookAgain')}
      </LookAgain>
    </Told>
  )
}

interface LookAgainProps {
  readonly onPress: () => void
  readonly children: string
}

function LookAgain({ onPress, children }: LookAgainProps) {
  const isLooking = useModalSelector(selectRelayLook) === 'looking'
  return (
    <Button block busy={isLooking} onPress={onPress} data-testid="wm-look-again">
      {children}
    </Button>
  )
}
