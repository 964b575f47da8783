import { keyframes, styled } from 'styled-components'
import { useTranslate } from '../../../store/translation'
import { Bone } from '../../../ui/Bone'
import { Row } from '../../../ui/Row'
import { Tray } from '../../../ui/Tray'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'

const appear = keyframes`from { opacity: 0; }`

/** The outline waits as long as the bones do, so that a fast answer shows neither. */
const Late = styled.div`
  animation: ${appear} 150ms 150ms backwards;
`

const WIDTHS = ['88px', '112px', '72px']

/** The tray of wallets while the page is still being searched. */
export function WalletBones() {
  const t = useTranslate()
  return (
    <div aria-busy="true" data-testid="wm-wallets-looking">
      <VisuallyHidden role="status">{t('connect.looking')}</VisuallyHidden>
      <Late aria-hidden="true">
        <Tray>
          {WIDTHS.map(width => (
            <Row
              key={width}
              leading={<Bone round width="40px" height="40px" />}
              name={<Bone width={width} />}
            />
          ))}
        </Tray>
      </Late>
    </div>
  )
}
