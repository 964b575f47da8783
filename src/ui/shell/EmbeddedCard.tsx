import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card } from './Card'
import { useShake } from './useShake'

const Base = styled.section`
  display: flex;
  justify-content: center;
  inline-size: 100%;
  min-block-size: 0;
  > [data-wm-part='card'] {
    inline-size: 100%;
    max-inline-size: 400px;
  }
`

export interface EmbeddedCardProps {
  readonly labelledBy: string
  readonly children?: ReactNode
  readonly shakeCount?: number | undefined
  readonly className?: string | undefined
  readonly 'data-testid'?: string | undefined
}

/** The card embedded in the host's page: always visible, and the page around it stays usable. */
export function EmbeddedCard({
  labelledBy,
  children,
  shakeCount,
  className,
  'data-testid': testId,
}: EmbeddedCardProps) {
  return (
    <Base
      aria-labelledby={labelledBy}
      data-wm-part="embedded"
      data-testid={testId}
      className={className}
    >
      <Card shake={useShake(shakeCount)}>{children}</Card>
    </Base>
  )
}
