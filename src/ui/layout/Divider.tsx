import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ElementProps } from './ElementProps'

export interface DividerProps extends ElementProps {
  readonly children: ReactNode
}

const Base = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 40px;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-faint);
  text-align: center;
  &::before,
  &::after {
    content: '';
    flex: 1;
    min-inline-size: 12px;
    block-size: 1px;
    background: var(--wm-color-border);
  }
  @media (forced-colors: active) {
    &::before,
    &::after {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`

/** A word between two alternatives. */
export function Divider({ children, ...rest }: DividerProps) {
  return (
    <Base data-wm-part="divider" {...rest}>
      {children}
    </Base>
  )
}
