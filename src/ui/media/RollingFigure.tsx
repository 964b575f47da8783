import { keyframes, styled } from 'styled-components'
import { rollingDigits } from './rollingDigits'

export interface RollingFigureProps {
  /** As the visitor's language writes them. */
  readonly before: string
  readonly after: string
}

/** By then the eye has found the figure as it was. */
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
 * A figure that comes out of another: digits that change roll once, those that stay stand still. The text is the new figure from
 * the start, because the old digits are drawn from attributes; without motion it is simply there.
 */
export function RollingFigure({ before, after }: RollingFigureProps) {
  return (
    <>
      {rollingDigits(before, after).map(({ sign, was }, index) =>
        // Digits have no identity but their place; each sign is an element, since translators of a page replace loose text.
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
