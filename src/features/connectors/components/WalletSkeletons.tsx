import { keyframes, styled } from 'styled-components'
import { useTranslate } from '../../../store/translation'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { Row } from '../../../ui/lists/Row'
import { ListGroup } from '../../../ui/lists/ListGroup'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'

const appear = keyframes`from { opacity: 0; }`

/** The outline waits as long as the skeletons do, so that a fast answer shows neither. */
const DelayedReveal = styled.div`
  animation: ${appear} 150ms 150ms backwards;
`

const WIDTHS = ['88px', '112px', '72px']

/** The tray of wallets while the page is still being searched. */
export function WalletSkeletons() {
  const t = useTranslate()
  return (
    <div aria-busy="true" data-testid="wm-wallets-looking">
      <VisuallyHidden role="status">{t('connect.looking')}</VisuallyHidden>
      <DelayedReveal aria-hidden="true">
        <ListGroup>
          {WIDTHS.map(width => (
            <Row
              key={width}
              leading={<Skeleton round width="40px" height="40px" />}
              name={<Skeleton width={width} />}
            />
          ))}
        </ListGroup>
      </DelayedReveal>
    </div>
  )
}
