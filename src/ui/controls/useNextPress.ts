import { useEffect, useRef, type RefObject } from 'react'

/**
 * Reports the next press outside an element: a pointer, a key or Escape. Restarts with each `id`;
 * null turns it off.
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
    // In the capture phase, as the pressed element may stop propagation.
    const kinds = ['click', 'keydown']
    for (const kind of kinds) page.addEventListener(kind, listen, true)
    return () => {
      for (const kind of kinds) page.removeEventListener(kind, listen, true)
    }
  }, [id])
  return own
}
