import { keyframes, styled } from 'styled-components'
import { QrFrame } from '../media/QrFrame'
import { Spinner } from './Spinner'

export interface QrSkeletonsProps {
  /** Describes what is loading. */
  readonly children: string
}

const appear = keyframes`from { opacity: 0; }`

const Corners = styled.svg`
  grid-area: 1 / 1;
  inline-size: 100%;
  max-inline-size: var(--wm-size-qr);
  aspect-ratio: 1;
  fill: none;
  stroke: var(--wm-color-border);
`

const Words = styled.span`
  grid-area: 1 / 1;
  display: grid;
  justify-items: center;
  gap: 8px;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
  text-align: center;
  animation: ${appear} 150ms 150ms backwards;
  > svg {
    color: var(--wm-color-accent-text);
  }
`

const CORNERS = [
  [1, 1],
  [33, 1],
  [1, 33],
] as const

/** The skeleton of a QR code, in its real size. */
export function QrSkeletons({ children }: QrSkeletonsProps) {
  return (
    <QrFrame data-wm-part="qr-skeleton" $bare aria-busy="true">
      <Corners viewBox="0 0 41 41" aria-hidden="true">
        {CORNERS.map(([x, y]) => (
          <rect key={`${x},${y}`} x={x} y={y} width={7} height={7} rx={2} strokeWidth={1} />
        ))}
      </Corners>
      <Words role="status">
        <Spinner />
        <bdi>{children}</bdi>
      </Words>
    </QrFrame>
  )
}
