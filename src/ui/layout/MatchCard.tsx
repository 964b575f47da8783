import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import type { ElementProps } from './ElementProps'

export interface MatchCardProps extends ElementProps {
  readonly title: ReactNode
  /** `Details` that the wallet must show. */
  readonly children: ReactNode
  /** Advice for a wallet that shows something else; null once the request is settled. */
  readonly note: ReactNode
}

const STEP_MS = 40
const ROWS = [2, 3, 4, 5, 6]

const appear = keyframes`from { opacity: 0; }`

const Base = styled.div`
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
  > dl {
    color: var(--wm-color-text);
  }
  > dl > div {
    animation: ${appear} var(--wm-motion-view) var(--wm-ease-out) backwards;
  }
  ${ROWS.map(
    row => `> dl > div:nth-child(${row}) { animation-delay: ${(row - 1) * STEP_MS}ms; }`,
  ).join('\n')}
  @media (prefers-reduced-motion: reduce) {
    > dl > div {
      animation: none;
    }
  }
`

const Title = styled.p`
  padding-block-end: 8px;
  font-weight: var(--wm-weight-medium);
`

const Note = styled.p`
  padding-block-start: 8px;
`

/**
 * The values a wallet must show for a pending request. Comparing them is the visitor's only means
 * to notice a request that was swapped on its way.
 */
export function MatchCard({ title, children, note, ...rest }: MatchCardProps) {
  return (
    <Base data-wm-part="match" {...rest}>
      <Title>{title}</Title>
      {children}
      {note !== null && <Note>{note}</Note>}
    </Base>
  )
}
