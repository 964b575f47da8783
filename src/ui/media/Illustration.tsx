import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export interface IllustrationProps {
  /** One of the drawings in `illustrations`. */
  readonly children: ReactNode
}

const Drawing = styled.svg`
  display: block;
  inline-size: 140px;
  block-size: 88px;
  fill: none;
  stroke: var(--wm-color-border-strong);
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  [data-ink='accent'] {
    stroke: var(--wm-color-accent);
  }
  [data-ink='dot'] {
    fill: var(--wm-color-accent);
    stroke: none;
  }
  [data-ink='fill'] {
    fill: var(--wm-color-surface);
  }
  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`

/** A line drawing with one accent dot, for empty states. */
export function Illustration({ children }: IllustrationProps) {
  return (
    <Drawing viewBox="0 0 140 88" aria-hidden="true" data-wm-part="illustration">
      {children}
    </Drawing>
  )
}
