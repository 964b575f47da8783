import { styled } from 'styled-components'

export interface TimelineProps {
  /** The share left, 0 to 1. */
  readonly left: number
  /** Little time is left. */
  readonly isShort?: boolean | undefined
}

const Base = styled.div<{ $short: boolean }>`
  position: relative;
  block-size: 2px;
  border-radius: var(--wm-radius-pill);
  background: var(--wm-color-border);
  margin-block: 14px 10px;
  overflow: hidden;
  > i {
    position: absolute;
    inset: 0;
    border-radius: var(--wm-radius-pill);
    background: var(--wm-color-${({ $short }) => ($short ? 'warning' : 'accent')});
    transform-origin: left;
    transition: transform 1s linear;
  }
  &:dir(rtl) > i {
    transform-origin: right;
  }
  @media (prefers-reduced-motion: reduce) {
    > i {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    background: CanvasText;
    > i {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

/** A progress line that runs out; the time left is shown as text below. */
export function Timeline({ left, isShort = false }: TimelineProps) {
  const share = Math.min(1, Math.max(0, left))
  return (
    <Base
      aria-hidden="true"
      data-wm-part="timeline"
      data-short={isShort || undefined}
      $short={isShort}
    >
      <i style={{ transform: `scaleX(${share})` }} />
    </Base>
  )
}
