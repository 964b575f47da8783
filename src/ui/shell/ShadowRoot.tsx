import { startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

export interface ShadowRootProps {
  /** Rendered inside the shadow root, once it exists. */
  readonly children: (root: globalThis.ShadowRoot) => ReactNode
  /** Nobody waits for what is inside: it is drawn in small steps, between other work of the page. */
  readonly calm?: boolean | undefined
  readonly className?: string | undefined
  readonly 'data-testid'?: string | undefined
}

/**
 * What dialogs and shortcuts of the host page listen to on the document. Our own listeners stand inside the shadow
 * root and have run by then.
 */
const KEPT_INSIDE = [
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
/** A browser scrolls without asking the page first. */
const PASSIVE = { passive: true }

const stop = (event: { stopPropagation(): void }) => event.stopPropagation()

/** What React hands on as well, and nothing of ours listens to. React 18 knows no handler to stop the first one in. */
const KEPT_FROM_REACT = ['beforetoggle', 'toggle'] as const

/**
 * The same for React, whose events would go on to the parents of the portal: also those that a browser keeps to their element,
 * so that a dialog of the page around would hear that it was closed itself.
 */
const KEPT_INSIDE_REACT = {
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

/** One element with an open shadow root: the page's styles stay out, ours stay in. */
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
    // Strict mode runs this twice on one element, which can hold one shadow root only. What is inside has then been drawn
    // into the container and runs its own effects anew before this: the container stays, and goes with the element.
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    const container = (made.current ??= root.appendChild(
      element.ownerDocument.createElement('div'),
    ))
    KEPT_INSIDE.forEach(type => element.addEventListener(type, stop, PASSIVE))
    KEPT_FROM_REACT.forEach(type => container.addEventListener(type, stop, { capture: true }))
    const draw = () => setMount(known => known ?? { root, container })
    if (isCalm.current) startTransition(draw)
    else draw()
    return () => KEPT_INSIDE.forEach(type => element.removeEventListener(type, stop))
  }, [])

  return (
    <>
      <div ref={host} data-wm-part="root" {...rest} />
      {mount &&
        createPortal(<div {...KEPT_INSIDE_REACT}>{children(mount.root)}</div>, mount.container)}
    </>
  )
}
