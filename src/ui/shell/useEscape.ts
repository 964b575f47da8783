import { useEffect, useRef, type RefObject } from 'react'

/** Asked before the dialog, newest first: something small that Escape should close alone, a tooltip say. */
const layers = new WeakMap<Document, (() => void)[]>()

/** Lets something small above the dialog answer Escape first; the returned function takes it back. */
export function pushEscapeLayer(page: Document, onEscape: () => void): () => void {
  const stack = layers.get(page) ?? []
  layers.set(page, stack)
  stack.push(onEscape)
  return () => {
    const index = stack.indexOf(onEscape)
    if (index >= 0) stack.splice(index, 1)
  }
}

/**
 * Answers Escape while the dialog is open, before anything on the page can: one press closes only ours. The browser's
 * own answer is withdrawn, since it closes a dialog after repeated presses whatever the page says.
 */
export function useEscape(
  dialog: RefObject<HTMLElement | null>,
  open: boolean,
  onEscape: () => void,
): void {
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useEffect(() => {
    const page = dialog.current?.ownerDocument
    const view = page?.defaultView
    if (!open || !page || !view) return
    const answer = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.repeat) return
      const above = layers.get(page)?.at(-1)
      if (above) above()
      else latest.current()
    }
    view.addEventListener('keydown', answer, { capture: true })
    return () => view.removeEventListener('keydown', answer, { capture: true })
  }, [dialog, open])
}
