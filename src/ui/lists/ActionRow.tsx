import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ElementProps } from '../layout/ElementProps'

export interface ActionRowProps extends ElementProps {
  /** A pressable `Row`. */
  readonly children: ReactNode
  /** A small button at the end for a second action. */
  readonly action?: ReactNode
}

const Base = styled.div`
  display: flex;
  align-items: center;
  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
  /* The row's tint reaches under the action, so that it covers the whole line. */
  > :first-child:is(:hover, :active) {
    background: none;
  }
  &:has(> :first-child:hover) {
    background: var(--wm-color-hover);
  }
  &:has(> :first-child:active) {
    background: var(--wm-color-pressed);
  }
`

const Action = styled.span`
  flex: none;
  display: flex;
  padding-inline-end: var(--row-inset, 8px);
`

/** A row with a second action beside it: two sibling buttons, as buttons cannot nest. */
export function ActionRow({ children, action, ...rest }: ActionRowProps) {
  return (
    <Base {...rest}>
      {children}
      {action && <Action>{action}</Action>}
    </Base>
  )
}
