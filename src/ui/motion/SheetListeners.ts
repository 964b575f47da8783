import type { PointerEventHandler } from 'react'

/** The pointer listeners of a sheet's handle; empty until their chunk has loaded. */
export interface SheetListeners {
  readonly onPointerDown?: PointerEventHandler<HTMLElement>
  readonly onPointerMove?: PointerEventHandler<HTMLElement>
  readonly onPointerUp?: PointerEventHandler<HTMLElement>
  readonly onPointerCancel?: PointerEventHandler<HTMLElement>
}
