import { keyframes, styled } from 'styled-components'
import { rollingDigits } from './rollingDigits'

export interface RollingFigureProps {
  /** Formatted in the visitor's language. */
  readonly before: string
  readonly after: string
}

/** Enough time for the visitor to see the old figure. */
const DELAY_MS = 400

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`
const leave = keyframes`from { opacity: 1; } to { opacity: 0; transform: translateY(-8px); }`

const Place = styled.span`
  position: relative;
  display: inline-block;
  > span {
    display: inline-block;
    animation: ${rise} var(--wm-motion-view) var(--wm-ease-out) ${DELAY_MS}ms backwards;
  }
  &::before {
    content: attr(data-was);
    position: absolute;
    inset: 0;
    opacity: 0;
    animation: ${leave} var(--wm-motion-view) var(--wm-ease-out) ${DELAY_MS}ms backwards;
  }
  @media (prefers-reduced-motion: reduce) {
    > span {
      animation: none;
    }
    &::before {
      content: none;
    }
  }
`

/**
 * Rolls the changed digits of a figure once; the others stay in place. The text is the new figure
 * from the start, as old digits are drawn from attributes; with reduced motion it simply appears.
 */
export function RollingFigure({ before, after }: RollingFigureProps) {
  return (
    <>
      {rollingDigits(before, after).map(({ sign, was }, index) =>
        // Digits are identified by position only; each sign is an element, as page translators
        // replace loose text.
        was === null ? (
          <span key={index}>{sign}</span>
        ) : (
          <Place key={index} data-wm-part="rolling-digit" data-was={was}>
            <span>{sign}</span>
          </Place>
        ),
      )}
    </>
  )
}
