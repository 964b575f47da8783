import { useEffect, type RefObject } from 'react'

/**
 * Hands the focus that a new view's heading was given on to the field it begins with, unless the visitor points with
 * a finger: there the keyboard on screen would cover half of the view. Whoever is elsewhere already stays there.
 */
export function useStartFocus(ref: RefObject<HTMLInputElement | HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const { current: field } = ref
    if (!field || isTouch(field)) return
    const root = field.getRootNode() as Document | ShadowRoot
    if (!root.activeElement?.matches('[data-wm-part="title"]')) return
    field.focus({ preventScroll: true })
    // A field for an email has no place in its text: browsers throw.
    if (field.type === 'email') field.select()
    else field.setSelectionRange(field.value.length, field.value.length)
  }, [ref])
}

/** Whether the visitor points with a finger. Who has no pointer at all has a keyboard. */
export const isTouch = ({ ownerDocument: { defaultView } }: Element): boolean =>
  defaultView?.matchMedia?.('(pointer: coarse)').matches === true
