import { useEffect, useRef, useState, type RefObject } from 'react'
import type { SheetListeners } from '../motion/SheetListeners'
import { SHEET_QUERY } from '../motion/sheetQuery'

const NO_LISTENERS: SheetListeners = {}

/** Makes the sheet draggable. The chunk loads once an open dialog is a bottom sheet. */
export function useSheetDrag(
  dialog: RefObject<HTMLElement | null>,
  open: boolean,
  onDismiss: () => void,
): SheetListeners {
  const [listeners, setListeners] = useState(NO_LISTENERS)
  const latest = useRef(onDismiss)
  useEffect(() => {
    latest.current = onDismiss
  })
  const isMissing = open && listeners === NO_LISTENERS
  useEffect(() => {
    const query = dialog.current?.ownerDocument.defaultView?.matchMedia?.(SHEET_QUERY)
    if (!isMissing || !query) return
    let isOver = false
    const load = () => {
      if (!query.matches) return
      import('../motion/createSheetDrag').then(
        module => !isOver && setListeners(module.createSheetDrag(() => latest.current())),
        () => undefined, // There are other ways to close; the next opening retries.
      )
    }
    load()
    query.addEventListener('change', load)
    return () => {
      isOver = true
      query.removeEventListener('change', load)
    }
  }, [dialog, isMissing])
  return listeners
}
