import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ElementProps } from './ElementProps'

export interface ReviewFigureProps extends ElementProps {
  /** Formatted in the visitor's language, unabridged. */
  readonly amount: string
  readonly unit: string
  /** The requesting app, above the figure: a picture, then a sentence. */
  readonly picture?: ReactNode
  readonly lead?: ReactNode
  /** Fiat value and destination, below the figure. */
  readonly children?: ReactNode
  readonly 'data-testid'?: string | undefined
}

/** The most characters that fit on a line of the narrowest card in the large size. */
const LARGE_LENGTH = 15

const Base = styled.div`
  display: grid;
  justify-items: center;
  text-align: center;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
`

const Picture = styled.div`
  padding-block-end: 4px;
`

const Amount = styled.p<{ $long: boolean }>`
  max-inline-size: 100%;
  font-size: var(--wm-font-size-${({ $long }) => ($long ? 20 : 32)});
  line-height: var(--wm-line-${({ $long }) => ($long ? 20 : 32)});
  font-weight: var(--wm-weight-semibold);
  letter-spacing: var(--wm-tracking-figure);
  color: var(--wm-color-text);
  overflow-wrap: anywhere;
`

const Unit = styled.bdi`
  font-size: var(--wm-font-size-20);
  line-height: 1;
  letter-spacing: -0.01em;
  color: var(--wm-color-text-muted);
`

/** The amount under review: the largest text on the card. The unit stays with the last digits. */
export function ReviewFigure({
  amount,
  unit,
  picture,
  lead,
  children,
  'data-testid': testId,
  ...rest
}: ReviewFigureProps) {
  return (
    <Base data-wm-part="review-figure" {...rest}>
      {picture && <Picture>{picture}</Picture>}
      {lead && <p>{lead}</p>}
      <Amount $long={amount.length + unit.length > LARGE_LENGTH} data-testid={testId}>
        <bdi translate="no">
          <span>{`${amount}\u00a0`}</span>
          <Unit>{unit}</Unit>
        </bdi>
      </Amount>
      {children}
    </Base>
  )
}
