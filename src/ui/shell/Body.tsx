import { useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ElementProps } from '../layout/ElementProps'
import { useScrollTabStop } from '../layout/useScrollTabStop'

export interface BodyProps extends ElementProps {
  readonly children?: ReactNode
  /** Removes the space below, for an action bar that brings its own. */
  readonly flush?: boolean | undefined
}

const Base = styled.div<{ $flush: boolean }>`
  display: flex;
  flex: 0 1 auto;
  flex-direction: column;
  min-block-size: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: color-mix(in srgb, var(--wm-color-text) 22%, transparent) transparent;
  padding: 4px 16px ${({ $flush }) => ($flush ? 0 : 16)}px;
  /* It may have the focus, so that it can be scrolled by keyboard. */
  &:focus-visible {
    outline: 2px solid var(--wm-color-focus-ring);
    outline-offset: -2px;
  }
  &:has([data-wm-part='virtual-grid']) {
    margin-block-end: calc(-1 * var(--card-end, 0px));
    padding-block-end: 0;
  }
  > * {
    flex: none;
  }
  > [data-wm-fill] {
    flex: 0 1 auto;
    min-block-size: 0;
  }
`

/** The scrolling part of a view, between header and action bar. */
export function Body({ children, flush = false, ...rest }: BodyProps) {
  const part = useRef<HTMLDivElement>(null)
  useScrollTabStop(part)
  return (
    <Base ref={part} data-wm-part="body" $flush={flush} {...rest}>
      {children}
    </Base>
  )
}
