import type { ReactNode } from 'react'
import { css, keyframes, styled } from 'styled-components'
import { useSheetHandle } from './SheetHandle'
import type { Shake } from './useShake'

export interface CardProps {
  readonly children?: ReactNode
  readonly shake: Shake
}

const frames = `
  0%, 100% { transform: none; }
  15% { transform: translateX(-6px); }
  35% { transform: translateX(5px); }
  55% { transform: translateX(-4px); }
  75% { transform: translateX(2px); }
`
// Two names for one animation: only a changed name restarts it.
const shakeOdd = keyframes`${frames}`
const shakeEven = keyframes`${frames}/* even */`

const SHEET = css`
  @media (max-width: 430px) {
    inline-size: 100%;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    --card-end: max(20px, env(safe-area-inset-bottom));
    padding-block-end: var(--card-end);
    transition: transform var(--wm-motion-view) var(--wm-ease-out);
  }
`

const Base = styled.div<{
  $sheet: boolean
  $shake: Shake
}>`
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  inline-size: var(--wm-size-card);
  max-inline-size: 100%;
  max-block-size: 100%;
  background: var(--wm-color-surface);
  border-radius: var(--wm-radius-card);
  box-shadow: var(--wm-shadow-card);
  overflow: clip;
  outline: none;
  ${({ $sheet }) => $sheet && SHEET}
  ${({ $shake }) =>
    $shake &&
    css`
      animation: ${$shake === 'odd' ? shakeOdd : shakeEven} var(--wm-motion-shake)
        var(--wm-ease-in-out);
    `}
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

const Grab = styled.span`
  display: none;
  flex: none;
  @media (max-width: 430px) {
    display: block;
    padding-block: 8px 1px;
    margin-block-end: -6px;
    touch-action: none;
    z-index: 1;
  }
  &::before {
    content: '';
    display: block;
    inline-size: 36px;
    block-size: 5px;
    border-radius: var(--wm-radius-pill);
    margin-inline: auto;
    background: color-mix(in srgb, var(--wm-color-text) 18%, transparent);
  }
`

/** The card around header, view and toast; the one element that changes size. */
export function Card({ children, shake }: CardProps) {
  const handle = useSheetHandle()
  return (
    <Base
      tabIndex={-1}
      data-wm-part="card"
      data-shaking={shake ?? undefined}
      $sheet={handle !== null}
      $shake={shake}
    >
      {handle && <Grab aria-hidden="true" data-wm-part="grab" {...handle} />}
      {children}
    </Base>
  )
}
