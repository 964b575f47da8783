import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { animate } from '../motion/animate'
import type { Direction } from '../motion/Direction'
import { readMotion } from '../motion/readMotion'

export interface HeaderTitleProps {
  readonly id: string
  readonly text: string
  readonly tag?: ReactNode
  readonly direction: Direction
  readonly hidden: boolean
}

const Heading = styled.h2<{ $hidden: boolean }>`
  position: relative;
  font-size: var(--wm-font-size-16);
  line-height: var(--wm-line-16);
  font-weight: var(--wm-weight-semibold);
  letter-spacing: -0.01em;
  text-align: center;
  overflow-wrap: anywhere;
  outline: none;
  > :nth-child(2) {
    margin-inline-start: 8px;
    vertical-align: middle;
  }
  &:focus-visible {
    outline: none;
  }
  ${({ $hidden }) =>
    $hidden &&
    'position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%);'}
`

/**
 * The card's heading. A new text slides in along the reading direction; the first one simply
 * appears.
 */
export function HeaderTitle({ id, text, tag, direction, hidden }: HeaderTitleProps) {
  const words = useRef<HTMLSpanElement>(null)
  const shown = useRef(text)

  useLayoutEffect(() => {
    const element = words.current
    if (!element || shown.current === text) return
    shown.current = text
    const { titleMs, travelPx, easing } = readMotion(element)
    const sign = direction === 'forward' ? 1 : direction === 'back' ? -1 : 0
    const animation = animate(
      element,
      [{ opacity: 0, transform: `translateX(${travelPx * sign}px)` }, {}],
      { duration: titleMs, easing },
    )
    return () => animation?.cancel()
  }, [text, direction])

  return (
    <Heading id={id} tabIndex={-1} data-wm-part="title" $hidden={hidden}>
      <span key={text} ref={words} style={{ display: 'inline-block' }}>
        {text}
      </span>
      {tag && <> {tag}</>}
    </Heading>
  )
}
