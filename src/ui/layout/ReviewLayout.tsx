import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Details, type Detail } from '../lists/Details'
import type { ElementProps } from './ElementProps'

export interface ReviewLayoutProps extends ElementProps {
  /** How much, or what for what: a `ReviewFigure`, or two sides. */
  readonly figure: ReactNode
  /** Who gets it. */
  readonly recipient?: ReactNode
  /** What must be weighed, and what is to be chosen. */
  readonly children?: ReactNode
  readonly details?: readonly Detail[] | undefined
}

const Base = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`

/** Money before it moves: the figure first, who gets it, what must be weighed, then the rows. All reviews share it. */
export function ReviewLayout({ figure, recipient, children, details, ...rest }: ReviewLayoutProps) {
  return (
    <Base data-wm-part="review" {...rest}>
      {figure}
      {recipient}
      {children}
      {details && details.length > 0 && <Details details={details} />}
    </Base>
  )
}
