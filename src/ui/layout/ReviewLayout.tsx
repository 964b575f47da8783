import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Details, type Detail } from '../lists/Details'
import type { ElementProps } from './ElementProps'

export interface ReviewLayoutProps extends ElementProps {
  /** The amount: a `ReviewFigure`, or the two sides of a swap. */
  readonly figure: ReactNode
  readonly recipient?: ReactNode
  /** Warnings and choices. */
  readonly children?: ReactNode
  readonly details?: readonly Detail[] | undefined
}

const Base = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`

/** The layout all reviews share: figure, recipient, warnings, then detail rows. */
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
