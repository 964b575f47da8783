import { styled } from 'styled-components'
import { pairingCheckRequested } from '../../../events/pairingEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button, type ButtonTone } from '../../../ui/controls/Button'
import { selectRefreshPhase } from '../session/walletConnectSlice'

const ResultText = styled.p`
  padding-block-start: 8px;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
  text-align: center;
  text-wrap: balance;
  &:empty {
    display: none;
  }
`

/** Checks whether the wallet has responded, and reports when it has not. */
export function CheckNow({ tone = 'secondary' }: { readonly tone?: ButtonTone }) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const look = useModalSelector(selectRefreshPhase)
  return (
    <div>
      <Button
        tone={tone}
        block
        busy={look === 'looking'}
        onPress={() => dispatch(pairingCheckRequested())}
        data-testid="wm-check-now"
      >
        {t('walletConnect.check')}
      </Button>
      <div role="status" data-testid="wm-checked">
        {look === 'looked' && <ResultText>{t('walletConnect.checked')}</ResultText>}
      </div>
    </div>
  )
}
