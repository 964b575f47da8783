import { styled } from 'styled-components'
import { useTranslate } from '../../../store/translation'
import { Badge } from '../../../ui/feedback/Badge'

const Base = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 6px;
  padding-block: 4px 8px;
  color: var(--wm-color-text-muted);
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  text-wrap: balance;
  @media (max-height: 620px) {
    align-items: start;
  }
`

/** Notes that the account is only watched, and why nothing can be sent from it. */
export function WatchOnlyNote() {
  const t = useTranslate()
  return (
    <Base data-testid="wm-watch-only">
      <Badge tone="warning">{t('account.watchOnly')}</Badge>
      <p>{t('account.watchOnlyNote')}</p>
    </Base>
  )
}
