import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ElementProps } from '../layout/ElementProps'

export interface MaxButtonProps extends ElementProps {
  readonly children: ReactNode
  readonly onPress: () => void
  readonly 'aria-label'?: string | undefined
  readonly 'data-testid'?: string | undefined
}

// The touch target extends sideways and down, not up, where the token picker is.
const Base = styled.button`
  min-block-size: 24px;
  padding: 2px 6px;
  margin-inline-end: -6px;
  border-radius: var(--wm-radius-small);
  font-size: var(--wm-font-size-14);
  font-weight: var(--wm-weight-semibold);
  color: var(--wm-color-accent-text);
  &:hover {
    background: var(--wm-color-hover);
  }
  &:active {
    background: var(--wm-color-pressed);
  }
  @media (pointer: coarse) {
    &::after {
      inset-block: 0 -20px;
    }
  }
`

/** Fills an amount with the whole balance. */
export function MaxButton({ children, onPress, ...rest }: MaxButtonProps) {
  return (
    <Base type="button" data-wm-part="max" onClick={onPress} {...rest}>
      {children}
    </Base>
  )
}
