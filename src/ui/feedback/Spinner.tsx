import { keyframes, styled } from 'styled-components'

const spin = keyframes`to { transform: rotate(360deg); }`
const fade = keyframes`50% { opacity: 0.4; }`

const Drawing = styled.svg<{ $size: number }>`
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  animation: ${spin} 0.8s linear infinite;
  circle {
    opacity: 0.25;
  }
  path {
    stroke-linecap: round;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: ${fade} 2s linear infinite;
  }
`

export interface SpinnerProps {
  readonly size?: 16 | 20 | 24 | undefined
  readonly className?: string | undefined
}

/** Only shows activity; the text beside it describes it. */
export function Spinner({ size = 20, className }: SpinnerProps) {
  return (
    <Drawing
      viewBox="0 0 20 20"
      aria-hidden="true"
      data-wm-part="spinner"
      className={className}
      $size={size}
    >
      <circle cx="10" cy="10" r="8" />
      <path d="M10 2a8 8 0 0 1 8 8" />
    </Drawing>
  )
}
