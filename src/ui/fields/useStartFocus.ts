import { useEffect, type RefObject } from 'react'

/**
 * Hands the focus that a new view's heading was given on to the field it begins with, for keyboards at a mouse or a
 * trackpad; on touch the keyboard on screen would cover half of the view. Whoever is elsewhere already stays there.
 */
export function useStartFocus(ref: RefObject<HTMLInputElement | HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const { current: field } = ref
    if (!field || !isFinePointer(field)) return
    const root = field.getRootNode() as Document | ShadowRoot
    if (!root.activeElement?.matches('[data-wm-part="title"]')) return
    field.focus({ preventScroll: true })
    field.setSelectionRange(field.value.length, field.value.length)
  }, [ref])
}

/** Whether the visitor points with something precise, not with a finger. */
export const isFinePointer = ({ ownerDocument: { defaultView } }: Element): boolean =>
  defaultView?.matchMedia?.('(pointer: fine)').matches === true
