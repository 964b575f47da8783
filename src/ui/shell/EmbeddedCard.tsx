import { styled } from 'styled-components'
import { Card } from './Card'
import type { DialogProps } from './Dialog'

const Base = styled.section`
  display: flex;
  justify-content: center;
  inline-size: 100%;
  min-block-size: 0;
`

/** The card as a part of the host's page: always there, and the page around it stays usable. */
export function EmbeddedCard({
  labelledBy,
  describedBy,
  children,
  shakeCount,
  className,
  'data-testid': testId,
}: Pick<
  DialogProps,
  'labelledBy' | 'describedBy' | 'children' | 'shakeCount' | 'className' | 'data-testid'
>) {
  return (
    <Base
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      data-wm-part="embedded"
      data-testid={testId}
      className={className}
    >
      <Card fluid shakeCount={shakeCount}>
        {children}
      </Card>
    </Base>
  )
}
