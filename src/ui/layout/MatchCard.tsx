import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import type { ElementProps } from './ElementProps'

export interface MatchCardProps extends ElementProps {
  readonly title: ReactNode
  /** `Details`: what the wallet must show. */
  readonly children: ReactNode
  /** What to do where it shows something else; null once it is no longer asked. */
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
 * What a wallet that was asked must show. A request that was swapped on its way there is seen by comparing the two; the page has
 * no other means against it.
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
