import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ElementProps } from '../layout/ElementProps'

export interface SectionTitleProps extends ElementProps {
  readonly children: ReactNode
  /** A small action at the end of the line. */
  readonly end?: ReactNode
  readonly id?: string | undefined
}

const Base = styled.div`
  min-block-size: 32px;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding-block: 4px 8px;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  font-weight: var(--wm-weight-medium);
  color: var(--wm-color-text-muted);
  letter-spacing: -0.004em;
  /* Above the rows below, which its enlarged touch target overlaps. */
  > [data-wm-part='link'] {
    z-index: 1;
  }
  [data-wm-part='group'] + & {
    margin-block-start: 16px;
  }
  /* Rows of a list without an outline bring 8 px of their own. */
  & + [data-wm-part='list'] {
    margin-block-start: -8px;
  }
`

/** The title of a group of rows. */
export function SectionTitle({ children, end, id, ...rest }: SectionTitleProps) {
  return (
    <Base data-wm-part="section-title" {...rest}>
      <h3 id={id}>{children}</h3>
      {end}
    </Base>
  )
}
