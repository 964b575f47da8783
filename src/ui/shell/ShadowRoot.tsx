import { startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

export interface ShadowRootProps {
  /** Rendered inside the shadow root, once it exists. */
  readonly children: (root: globalThis.ShadowRoot) => ReactNode
  /** Renders the content at low priority, in small steps between the page's other work. */
  readonly calm?: boolean | undefined
  readonly className?: string | undefined
  readonly 'data-testid'?: string | undefined
}

/**
 * Events that dialogs and shortcuts of the host page listen to on the document. The modal's own
 * listeners are inside the shadow root and have run already.
 */
const STOPPED_EVENTS = [
  'click',
  'focusin',
  'focusout',
  'keydown',
  'keypress',
  'keyup',
  'mousedown',
  'pointerdown',
  'touchmove',
  'touchstart',
  'wheel',
] as const
/** Passive listeners let the browser scroll without waiting for the page. */
const PASSIVE = { passive: true }

const stop = (event: { stopPropagation(): void }) => event.stopPropagation()

/**
 * Events React also re-dispatches and the modal does not use. React 18 has no handler to stop the
 * first one with.
 */
const STOPPED_BEFORE_REACT = ['beforetoggle', 'toggle'] as const

/**
 * The same for React, whose synthetic events bubble to the portal's parents, including those that
 * natively do not bubble: a surrounding dialog of the page would otherwise receive `close` as its
 * own.
 */
const STOPPED_REACT_EVENTS = {
  onBlur: stop,
  onCancel: stop,
  onChange: stop,
  onClick: stop,
  onClose: stop,
  onFocus: stop,
  onInput: stop,
  onKeyDown: stop,
  onKeyUp: stop,
  onMouseDown: stop,
  onPointerDown: stop,
  onSubmit: stop,
  onTouchStart: stop,
}

/**
 * One element with an open shadow root, which isolates the styles of page and modal from each
 * other.
 */
export function ShadowRoot({ children, calm = false, ...rest }: ShadowRootProps) {
  const host = useRef<HTMLDivElement>(null)
  const made = useRef<HTMLDivElement>(null)
  const isCalm = useRef(calm)
  const [mount, setMount] = useState<{
    root: globalThis.ShadowRoot
    container: HTMLElement
  } | null>(null)

  useLayoutEffect(() => {
    const element = host.current
    if (!element) return
    // Strict mode runs this twice on one element, which can hold only one shadow root. The content
    // is then already rendered into the container and re-runs its own effects before this: the
    // container stays, and goes with the element.
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    const container = (made.current ??= root.appendChild(
      element.ownerDocument.createElement('div'),
    ))
    STOPPED_EVENTS.forEach(type => element.addEventListener(type, stop, PASSIVE))
    STOPPED_BEFORE_REACT.forEach(type => container.addEventListener(type, stop, { capture: true }))
    const draw = () => setMount(known => known ?? { root, container })
    if (isCalm.current) startTransition(draw)
    else draw()
    return () => STOPPED_EVENTS.forEach(type => element.removeEventListener(type, stop))
  }, [])

  return (
    <>
      <div ref={host} data-wm-part="root" {...rest} />
      {mount &&
        createPortal(<div {...STOPPED_REACT_EVENTS}>{children(mount.root)}</div>, mount.container)}
    </>
  )
}
