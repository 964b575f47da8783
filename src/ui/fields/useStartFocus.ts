import { useEffect, type RefObject } from 'react'

/**
 * Moves the focus from a new view's heading to its first field, unless the visitor uses touch: the
 * on-screen keyboard would cover half the view. A focus elsewhere stays.
 */
export function useStartFocus(ref: RefObject<HTMLInputElement | HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const { current: field } = ref
    if (!field || isTouch(field)) return
    const root = field.getRootNode() as Document | ShadowRoot
    if (!root.activeElement?.matches('[data-wm-part="title"]')) return
    field.focus({ preventScroll: true })
    // An email field has no selection range: browsers throw.
    if (field.type === 'email') field.select()
    else field.setSelectionRange(field.value.length, field.value.length)
  }, [ref])
}

/** Whether the visitor uses touch. Without any pointer there is a keyboard. */
export const isTouch = ({ ownerDocument: { defaultView } }: Element): boolean =>
  defaultView?.matchMedia?.('(pointer: coarse)').matches === true
