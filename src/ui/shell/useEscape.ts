import { useEffect, useRef, type RefObject } from 'react'

/** Layers above the dialog, such as a tooltip, that Escape closes first, newest first. */
const layers = new WeakMap<Document, (() => void)[]>()

/**
 * Registers a layer above the dialog that handles Escape first; the returned function removes it.
 */
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
 * Handles Escape while the dialog is open, before any listener of the page: one press closes only
 * the modal. Prevents the browser's own handling, which closes a dialog after repeated presses
 * regardless.
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
