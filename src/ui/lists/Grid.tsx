import { Children, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ElementProps } from '../layout/ElementProps'

export interface GridProps extends ElementProps {
  /** `GridItem`s; each becomes an item of the list. */
  readonly children: ReactNode
  readonly label?: string | undefined
}

const Base = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(70px, 1fr));
  gap: 4px;
  margin-inline: -4px;
`

/** A grid of pictures to choose from, four to a line. */
export function Grid({ children, label, ...rest }: GridProps) {
  return (
    <Base role="list" aria-label={label} data-wm-part="grid" {...rest}>
      {Children.map(children, child => child && <li>{child}</li>)}
    </Base>
  )
}
