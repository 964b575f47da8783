import { keyframes, styled } from 'styled-components'
import type { ElementProps } from '../layout/ElementProps'

export interface SkeletonProps extends ElementProps {
  /** CSS length; the full width by default. */
  readonly width?: string | undefined
  readonly height?: string | undefined
  readonly round?: boolean | undefined
}

/** Delayed, so that a fast response shows no skeleton. */
const appear = keyframes`from { opacity: 0; }`

const Base = styled.span<{ $round: boolean }>`
  display: block;
  flex: none;
  border-radius: ${({ $round }) => ($round ? 'var(--wm-radius-icon)' : 'var(--wm-radius-small)')};
  background: linear-gradient(
    90deg,
    color-mix(in srgb, var(--wm-color-text) 7%, transparent),
    color-mix(in srgb, var(--wm-color-text) 12%, transparent),
    color-mix(in srgb, var(--wm-color-text) 7%, transparent)
  );
  animation: ${appear} 150ms 150ms backwards;
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`

/** A placeholder in the real size, shown after 150 ms. */
export function Skeleton({
  width = '100%',
  height = '12px',
  round = false,
  style,
  ...rest
}: SkeletonProps) {
  return (
    <Base
      aria-hidden="true"
      data-wm-part="skeleton"
      $round={round}
      style={{ inlineSize: width, blockSize: height, ...style }}
      {...rest}
    />
  )
}
