import encodeQR from 'qr'
import { useMemo, useState, type ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import type { ElementProps } from '../layout/ElementProps'
import { QrFrame } from './QrFrame'

export interface QrProps extends ElementProps {
  readonly value: string
  /** The text alternative: what the code is and what to do with it. */
  readonly label: string
  /** A picture for the middle; the code then uses more error correction. */
  readonly mark?: ReactNode
  readonly 'data-testid'?: string | undefined
}

const FINDER_MODULES = 7
/** The mark with its white rim, as a share of the code: 56 px plus 6 px on each side, of 300. */
const MARK_SHARE = 68 / 300

const appear = keyframes`from { opacity: 0; }`

const Layer = styled.svg`
  grid-area: 1 / 1;
  display: block;
  inline-size: 100%;
  max-inline-size: var(--wm-size-qr);
  block-size: auto;
  fill: #15171c;
  background: #fff;
  animation: ${appear} var(--wm-motion-view) var(--wm-ease-out);
`

const Mark = styled.span`
  position: absolute;
  inset: 0;
  margin: auto;
  inline-size: 16.3%;
  max-inline-size: 56px;
  aspect-ratio: 1;
  border-radius: var(--wm-radius-tile);
  overflow: hidden;
  background: #fff;
  box-shadow: 0 0 0 6px #fff;
  display: grid;
  place-items: center;
  > * {
    inline-size: 100%;
    block-size: 100%;
  }
`

/**
 * Draws dark modules as horizontal runs, except the three finder patterns and the area under the
 * mark.
 */
function modulesPath(bitmap: readonly (readonly boolean[])[], hasMark: boolean): string {
  const size = bitmap.length
  const hole = hasMark ? (size * MARK_SHARE) / 2 : 0
  const isFinder = (x: number, y: number) =>
    (y < FINDER_MODULES && (x < FINDER_MODULES || x >= size - FINDER_MODULES)) ||
    (y >= size - FINDER_MODULES && x < FINDER_MODULES)
  const isUnderMark = (x: number, y: number) =>
    Math.abs(x + 0.5 - size / 2) < hole && Math.abs(y + 0.5 - size / 2) < hole
  let path = ''
  bitmap.forEach((row, y) => {
    let run = 0
    for (let x = 0; x <= size; x++) {
      const isDark = x < size && row[x] === true && !isFinder(x, y) && !isUnderMark(x, y)
      if (isDark) run++
      else if (run > 0) {
        path += `M${x - run} ${y}h${run}v1h-${run}z`
        run = 0
      }
    }
  })
  return path
}

const roundedSquare = (x: number, y: number, side: number, radius: number) => {
  const line = side - 2 * radius
  const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`
  return `M${x + radius} ${y}h${line}${arc(radius, radius)}v${line}${arc(-radius, radius)}h-${line}${arc(-radius, -radius)}v-${line}${arc(radius, -radius)}z`
}

const finderPath = (x: number, y: number) =>
  roundedSquare(x, y, 7, 2) +
  roundedSquare(x + 1, y + 1, 5, 1.25) +
  roundedSquare(x + 2, y + 2, 3, 0.8)

interface QrLayerProps {
  readonly value: string
  readonly hasMark: boolean
  /** Null for the previous code, which the new one covers while it fades in. */
  readonly label: string | null
}

function QrLayer({ value, hasMark, label }: QrLayerProps) {
  const { size, modules, finders } = useMemo(() => {
    // `high` corrects more errors, and moves a link to a code version without an alignment pattern
    // in the middle: a picture there confuses some readers.
    const ecc = hasMark ? 'high' : 'medium'
    // The encoder requires a border; the quiet zone is the frame's padding.
    const bitmap = encodeQR(value, 'raw', { ecc, border: 1 })
      .slice(1, -1)
      .map(row => row.slice(1, -1))
    const far = bitmap.length - FINDER_MODULES
    return {
      size: bitmap.length,
      modules: modulesPath(bitmap, hasMark),
      finders: finderPath(0, 0) + finderPath(far, 0) + finderPath(0, far),
    }
  }, [value, hasMark])
  return (
    <Layer
      {...(label === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      viewBox={`0 0 ${size} ${size}`}
    >
      {/* A module is about 4 px wide: grey edges between modules make some codes unreadable. */}
      <path shapeRendering="crispEdges" d={modules} />
      <path shapeRendering="geometricPrecision" fillRule="evenodd" d={finders} />
    </Layer>
  )
}

/** A QR code: dark on white with a quiet zone in every theme, and never an image to load. */
export function Qr({ value, label, mark, ...rest }: QrProps) {
  const [shown, setShown] = useState<{ value: string; before: string | null }>({
    value,
    before: null,
  })
  if (shown.value !== value) setShown({ value, before: shown.value })
  const layers = shown.before === null ? [value] : [shown.before, value]
  return (
    <QrFrame data-wm-part="qr" {...rest}>
      {layers.map(each => (
        <QrLayer
          key={each}
          value={each}
          hasMark={Boolean(mark)}
          label={each === value ? label : null}
        />
      ))}
      {mark && <Mark aria-hidden="true">{mark}</Mark>}
    </QrFrame>
  )
}
