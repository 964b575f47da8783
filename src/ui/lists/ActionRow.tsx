import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ElementProps } from '../layout/ElementProps'

export interface ActionRowProps extends ElementProps {
  /** A `Row` that can be pressed. */
  readonly children: ReactNode
  /** A small button at its end, for something else than the row does. */
  readonly action?: ReactNode
}

const Base = styled.div`
  display: flex;
  align-items: center;
  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`

const Action = styled.span`
  flex: none;
  display: flex;
  padding-inline-end: var(--row-inset, 8px);
`

/** A row with a second thing to do beside it: two buttons, none within the other. */
export function ActionRow({ children, action, ...rest }: ActionRowProps) {
  return (
    <Base {...rest}>
      {children}
      {action && <Action>{action}</Action>}
    </Base>
  )
}
