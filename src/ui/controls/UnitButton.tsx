import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../media/Icon'
import { iconFlip } from '../media/icons'
import type { ElementProps } from '../layout/ElementProps'

export interface UnitButtonProps extends ElementProps {
  /** The other unit. */
  readonly children: ReactNode
  readonly onPress: () => void
  readonly 'aria-label'?: string | undefined
  readonly 'data-testid'?: string | undefined
}

// Taller than its line, which keeps its height.
const Base = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 4px;
  min-block-size: 24px;
  padding-inline: 6px;
  margin-block: -2px;
  margin-inline-end: -2px;
  border-radius: var(--wm-radius-small);
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  font-weight: var(--wm-weight-semibold);
  color: var(--wm-color-accent-text);
  &:hover {
    background: var(--wm-color-hover);
  }
  &:active {
    background: var(--wm-color-pressed);
  }
  /* A finger reaches it from above, and a little below, where the choice of the token begins. */
  @media (pointer: coarse) {
    z-index: 1;
    &::after {
      inset-block: -18px -3px;
    }
  }
`

/** Switches the unit an amount is typed in. */
export function UnitButton({ children, onPress, ...rest }: UnitButtonProps) {
  return (
    <Base type="button" data-wm-part="unit" onClick={onPress} {...rest}>
      <Icon icon={iconFlip} size={16} />
      {children}
    </Base>
  )
}
