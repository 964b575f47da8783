import type { PointerEventHandler } from 'react'

/** What makes an element a handle of the sheet; empty while the code behind it is on its way. */
export interface SheetListeners {
  readonly onPointerDown?: PointerEventHandler<HTMLElement>
  readonly onPointerMove?: PointerEventHandler<HTMLElement>
  readonly onPointerUp?: PointerEventHandler<HTMLElement>
  readonly onPointerCancel?: PointerEventHandler<HTMLElement>
}
