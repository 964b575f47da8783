import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ElementProps } from '../layout/ElementProps'

export interface CheckboxProps extends ElementProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** The label; links inside it stay links. */
  readonly children: ReactNode
  /** Adds a tint: the visitor has to answer it first. */
  readonly asked?: boolean | undefined
  readonly 'data-testid'?: string | undefined
}

const Base = styled.label<{ $asked: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 20px 1fr;
  gap: 10px;
  padding-block: 10px;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
  cursor: pointer;
  @media (pointer: coarse) {
    padding-block: 12px;
  }
  ${({ $asked }) =>
    $asked &&
    `padding: 12px;
     border-radius: var(--wm-radius-control);
     background: var(--wm-color-accent-soft);
     color: var(--wm-color-text);`}
`

const Box = styled.input`
  appearance: none;
  inline-size: 20px;
  block-size: 20px;
  border-radius: var(--wm-radius-small);
  box-shadow: inset 0 0 0 1.5px var(--wm-color-border-strong);
  cursor: pointer;
  &:checked {
    background: var(--wm-color-accent-strong);
    box-shadow: none;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    &:checked {
      background-color: Highlight;
      forced-color-adjust: none;
    }
  }
`

/* An inline drawing, not a background image: a strict CSP may block data URLs. */
const Tick = styled.svg`
  position: absolute;
  inline-size: 20px;
  block-size: 20px;
  fill: none;
  stroke: var(--wm-color-on-accent);
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
  pointer-events: none;
  opacity: 0;
  input:checked + & {
    opacity: 1;
  }
  @media (forced-colors: active) {
    stroke: HighlightText;
    forced-color-adjust: none;
  }
`

const Mark = styled.span`
  position: relative;
  display: block;
  block-size: 20px;
  > svg {
    inset: 0;
    margin: 0;
  }
`

/** A consent the visitor gives by ticking. */
export function Checkbox({ checked, onChange, children, asked = false, ...rest }: CheckboxProps) {
  const { 'data-testid': testId, ...label } = rest
  return (
    <Base data-wm-part="checkbox" $asked={asked} {...label}>
      <Mark>
        <Box
          type="checkbox"
          checked={checked}
          data-testid={testId}
          onChange={event => onChange(event.target.checked)}
        />
        <Tick viewBox="0 0 20 20" aria-hidden="true">
          <path d="m5.5 10.5 3 3 6-7" />
        </Tick>
      </Mark>
      <span>{children}</span>
    </Base>
  )
}
