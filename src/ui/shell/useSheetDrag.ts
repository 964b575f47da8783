import { useEffect, useRef, useState, type RefObject } from 'react'
import type { SheetListeners } from '../motion/SheetListeners'
import { SHEET_QUERY } from '../motion/sheetQuery'

const NOT_YET: SheetListeners = {}

/** Lets the sheet be pulled away. The code for it comes where an open dialog lies at the foot of the screen. */
export function useSheetDrag(
  dialog: RefObject<HTMLElement | null>,
  open: boolean,
  onDismiss: () => void,
): SheetListeners {
  const [listeners, setListeners] = useState(NOT_YET)
  const latest = useRef(onDismiss)
  useEffect(() => {
    latest.current = onDismiss
  })
  const isMissing = open && listeners === NOT_YET
  useEffect(() => {
    const query = dialog.current?.ownerDocument.defaultView?.matchMedia?.(SHEET_QUERY)
    if (!isMissing || !query) return
    let isOver = false
    const load = () => {
      if (!query.matches) return
      import('../motion/createSheetDrag').then(
        module => !isOver && setListeners(module.createSheetDrag(() => latest.current())),
        () => undefined, // there are other ways to close; the next opening tries again
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
