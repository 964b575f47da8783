import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ElementProps } from '../layout/ElementProps'

export interface SwitchProps extends ElementProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly children: ReactNode
  readonly 'data-testid'?: string | undefined
}

const Base = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-block-size: 40px;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  cursor: pointer;
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`

const Track = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  inline-size: 40px;
  block-size: 24px;
  border-radius: var(--wm-radius-pill);
  box-shadow: inset 0 0 0 1.5px var(--wm-color-border-strong);
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    inline-size: 18px;
    block-size: 18px;
    border-radius: 50%;
    background: var(--wm-color-border-strong);
    transition: inset-inline-start var(--wm-motion-view) var(--wm-ease-out);
  }
  &:checked {
    background: var(--wm-color-accent-strong);
    box-shadow: none;
  }
  &:checked::after {
    inset-inline-start: 19px;
    background: var(--wm-color-on-accent);
  }
  @media (prefers-reduced-motion: reduce) {
    &::after {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    &::after {
      background: CanvasText;
      inset-block-start: 2px;
    }
    &:checked {
      background-color: Highlight;
      forced-color-adjust: none;
    }
  }
`

/** A switch that takes effect at once. */
export function Switch({ checked, onChange, children, ...rest }: SwitchProps) {
  const { 'data-testid': testId, ...label } = rest
  return (
    <Base data-wm-part="switch" {...label}>
      <span>{children}</span>
      <Track
        type="checkbox"
        role="switch"
        checked={checked}
        data-testid={testId}
        onChange={event => onChange(event.target.checked)}
      />
    </Base>
  )
}
