import { useEffect, useRef, type RefObject } from 'react'

/**
 * Tells of the next press on the page outside an element: with a pointer, by a key on a control, or Escape. Starts anew with
 * each `id`; null tells of none.
 */
export function useNextPress<E extends Element>(
  id: string | null,
  onPress: (id: string) => void,
): RefObject<E | null> {
  const own = useRef<E | null>(null)
  const tell = useRef(onPress)
  useEffect(() => {
    tell.current = onPress
  })
  useEffect(() => {
    const page = own.current?.ownerDocument
    if (id === null || !page) return
    const listen = (event: Event) => {
      const isKey = event.type === 'keydown' && (event as KeyboardEvent).key !== 'Escape'
      if (!isKey && !(own.current && event.composedPath().includes(own.current))) tell.current(id)
    }
    // As it goes down, since what is pressed may keep it from going up.
    const kinds = ['click', 'keydown']
    for (const kind of kinds) page.addEventListener(kind, listen, true)
    return () => {
      for (const kind of kinds) page.removeEventListener(kind, listen, true)
    }
  }, [id])
  return own
}
