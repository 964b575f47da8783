import { Children, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ElementProps } from '../layout/ElementProps'

export interface ListProps extends ElementProps {
  /** Rows; each becomes an item of the list. */
  readonly children: ReactNode
  readonly label?: string | undefined
}

const Base = styled.ul`
  margin-inline: -8px;
`

/**
 * A list without an outline; its rows extend 8 px into the gutter so that pictures align with it.
 */
export function List({ children, label, ...rest }: ListProps) {
  return (
    <Base role="list" aria-label={label} data-wm-part="list" {...rest}>
      {Children.map(children, child => child && <li>{child}</li>)}
    </Base>
  )
}
