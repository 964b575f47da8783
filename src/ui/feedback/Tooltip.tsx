import {
  cloneElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react'
import { styled } from 'styled-components'
import { pushEscapeLayer } from '../shell/useEscape'

export interface TooltipProps {
  /** A few words about the control. */
  readonly text: ReactNode
  /** One focusable control. */
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

const GAP_PX = 8
const EDGE_PX = 8

const Anchor = styled.span`
  display: inline-grid;
`

const Bubble = styled.span`
  position: fixed;
  inset: auto;
  margin: 0;
  border: 0;
  inline-size: max-content;
  max-inline-size: 240px;
  padding: 6px 10px;
  border-radius: var(--wm-radius-inner);
  background: var(--wm-color-text);
  color: var(--wm-color-surface);
  font-size: var(--wm-font-size-12);
  line-height: var(--wm-line-12);
  font-weight: var(--wm-weight-medium);
  letter-spacing: 0;
  text-align: start;
  white-space: normal;
  overflow: visible;
  z-index: var(--wm-z-index);
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 100%;
    left: calc(50% + var(--nudge, 0px) - 5px);
    border: 5px solid transparent;
    border-block-end: 0;
    border-block-start-color: var(--wm-color-text);
  }
  &[data-below]::after {
    inset-block: auto 100%;
    border-block: 0 5px solid transparent;
    border-block-end: 5px solid var(--wm-color-text);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    &::after {
      display: none;
    }
  }
`

/** Places the bubble above the anchor, or below it near the top, and inside the window. */
function place(bubble: HTMLElement, anchor: Element) {
  const view = bubble.ownerDocument.defaultView
  if (!view) return
  const target = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = bubble
  const middle = target.left + target.width / 2
  const left = Math.min(Math.max(middle - width / 2, EDGE_PX), view.innerWidth - width - EDGE_PX)
  const isBelow = target.top - height - GAP_PX < EDGE_PX
  bubble.toggleAttribute('data-below', isBelow)
  bubble.style.left = `${left}px`
  bubble.style.top = `${isBelow ? target.bottom + GAP_PX : target.top - height - GAP_PX}px`
  bubble.style.setProperty('--nudge', `${middle - (left + width / 2)}px`)
}

/** A tooltip on hover and on keyboard focus; Escape only hides the tooltip. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    const { current: element } = bubble
    if (!isShown || !element || !anchor.current) return
    // In the top layer, as the card would clip it.
    element.showPopover?.()
    place(element, anchor.current)
  }, [isShown, text])

  useEffect(() => {
    const page = anchor.current?.ownerDocument
    return isShown && page ? pushEscapeLayer(page, () => setIsShown(false)) : undefined
  }, [isShown])

  const hide = () => setIsShown(false)
  return (
    <Anchor
      ref={anchor}
      data-wm-part="tooltip-anchor"
      onPointerEnter={event => event.pointerType !== 'touch' && setIsShown(true)}
      onPointerLeave={hide}
      onFocus={event => event.target.matches(':focus-visible') && setIsShown(true)}
      onBlur={hide}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <Bubble
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        hidden={!isShown}
        data-wm-part="tooltip"
      >
        {text}
      </Bubble>
    </Anchor>
  )
}
