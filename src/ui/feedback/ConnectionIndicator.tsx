import type { ReactNode } from 'react'
import { css, keyframes, styled } from 'styled-components'
import { Icon, type IconShape } from '../media/Icon'
import type { ElementProps } from '../layout/ElementProps'
import { iconCheck, iconCross, iconWarning } from '../media/firstIcons'

export type ConnectionIndicatorState = 'idle' | 'waiting' | 'done' | 'stopped' | 'unsure'

export interface ConnectionIndicatorProps extends ElementProps {
  /** Pictures of the requesting and the responding side, usually `Tile`s of 64 px. */
  readonly start: ReactNode
  readonly end: ReactNode
  readonly state: ConnectionIndicatorState
}

const LINE_COLORS: Record<ConnectionIndicatorState, string> = {
  idle: 'color: var(--wm-color-border-strong); opacity: 0.7;',
  waiting: 'color: var(--wm-color-border);',
  done: 'color: var(--wm-color-positive);',
  stopped: 'color: var(--wm-color-border-strong);',
  unsure: 'color: var(--wm-color-border-strong);',
}

/** A wait shorter than this shows no travelling dot. */
const FIRST_DOT_MS = 400

const travel = keyframes`0%, 60%, 100% { opacity: 0.22; } 20% { opacity: 1; }`
const appear = keyframes`from { opacity: 0; }`

const Base = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 12px;
`

const Line = styled.span<{ $state: ConnectionIndicatorState }>`
  position: relative;
  flex: none;
  inline-size: 72px;
  block-size: 24px;
  ${({ $state }) => LINE_COLORS[$state]}
  > svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    animation: ${appear} var(--wm-motion-view) var(--wm-ease-out);
  }
  &:dir(rtl) > svg {
    transform: scaleX(-1);
  }
`

const Dots = styled.svg`
  circle {
    fill: var(--wm-color-accent);
    opacity: 0.22;
    animation: ${travel} 1.2s linear ${FIRST_DOT_MS}ms infinite;
  }
  ${[1, 2, 3, 4, 5, 6].map(
    step => css`
      circle:nth-child(${step + 1}) {
        animation-delay: ${FIRST_DOT_MS + step * 120}ms;
      }
    `,
  )}
  @media (prefers-reduced-motion: reduce) {
    circle {
      animation: none;
      opacity: 0.5;
    }
  }
  @media (forced-colors: active) {
    circle {
      fill: CanvasText;
    }
  }
`

const Node = styled.span<{ $tone: 'positive' | 'negative' | 'warning' }>`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: calc(50% - 12px);
  inline-size: 24px;
  block-size: 24px;
  border-radius: 50%;
  display: grid;
  place-items: center;
  background: var(--wm-color-${({ $tone }) => $tone}-soft);
  color: var(--wm-color-${({ $tone }) => $tone});
  animation: ${appear} var(--wm-motion-view) var(--wm-ease-out);
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

const box = { viewBox: '0 0 72 24', 'aria-hidden': true } as const
const dots = (xs: readonly number[], radius: number) =>
  xs.map(x => <circle key={x} cx={x} cy={12} r={radius} fill="currentColor" />)

const ended = ($tone: 'negative' | 'warning', icon: IconShape) => (
  <>
    <svg {...box}>{dots([2, 8.5, 15, 57, 63.5, 70], 1.25)}</svg>
    <Node $tone={$tone}>
      <Icon icon={icon} size={16} />
    </Node>
  </>
)

const LINES: Record<ConnectionIndicatorState, ReactNode> = {
  idle: <svg {...box}>{dots([6, 12, 18, 24, 30, 36, 42, 48, 54, 60, 66], 1.1)}</svg>,
  waiting: <Dots {...box}>{dots([6, 16, 26, 36, 46, 56, 66], 2.5)}</Dots>,
  done: (
    <>
      <svg {...box}>
        <path d="M-12 12h36M48 12h36" stroke="currentColor" strokeWidth={2} />
      </svg>
      <Node $tone="positive">
        <Icon icon={iconCheck} size={16} />
      </Node>
    </>
  ),
  stopped: ended('negative', iconCross),
  unsure: ended('warning', iconWarning),
}

/**
 * The design's signature: a line between two parties that shows the connection status. The text
 * beside it carries the same information.
 */
export function ConnectionIndicator({ start, end, state, ...rest }: ConnectionIndicatorProps) {
  return (
    <Base aria-hidden="true" data-wm-part="indicator" data-state={state} {...rest}>
      {start}
      <Line key={state} data-wm-part="indicator-line" $state={state}>
        {LINES[state]}
      </Line>
      {end}
    </Base>
  )
}
