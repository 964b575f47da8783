import type { PointerEvent } from 'react'
import { SHEET_QUERY } from './sheetQuery'
import type { SheetListeners } from './SheetListeners'

/** Released past this share of its height, the sheet closes. */
const CLOSE_SHARE = 1 / 3
/** A faster flick closes the sheet at any distance. */
const FLICK_PX_PER_MS = 0.6
/** How far the sheet follows an upward pull. */
const RUBBER_SHARE = 0.15
/** A shorter move is a tap. */
const SLOP_PX = 4

interface Drag {
  readonly pointerId: number
  readonly startY: number
  lastY: number
  lastTime: number
  speed: number
}

const isSheet = (element: Element) =>
  element.ownerDocument.defaultView?.matchMedia?.(SHEET_QUERY).matches ?? false

const isControl = (target: EventTarget, within: Element) => {
  const control = (target as Element).closest('button, a, input, textarea, [role="tab"]')
  return control !== null && within.contains(control)
}

/**
 * Lets a sheet follow the finger from its handle; calls `onDismiss` when it is pulled or flicked
 * away.
 */
export function createSheetDrag(onDismiss: () => void): SheetListeners {
  let drag: Drag | null = null
  const getSheet = (event: PointerEvent<HTMLElement>) =>
    event.currentTarget.closest<HTMLElement>('[data-wm-part="card"]')

  const move = (event: PointerEvent<HTMLElement>) => {
    const current = drag
    const sheet = getSheet(event)
    if (!current || !sheet || event.pointerId !== current.pointerId) return
    const elapsed = event.timeStamp - current.lastTime
    if (elapsed > 0) current.speed = (event.clientY - current.lastY) / elapsed
    current.lastY = event.clientY
    current.lastTime = event.timeStamp
    const distance = event.clientY - current.startY
    if (Math.abs(distance) < SLOP_PX) return
    sheet.style.transition = 'none'
    sheet.style.transform = `translateY(${distance > 0 ? distance : distance * RUBBER_SHARE}px)`
  }

  const end = (event: PointerEvent<HTMLElement>) => {
    const current = drag
    const sheet = getSheet(event)
    if (!current || !sheet || event.pointerId !== current.pointerId) return
    drag = null
    const distance = event.clientY - current.startY
    sheet.style.transition = ''
    sheet.style.transform = ''
    if (event.type === 'pointercancel') return
    const isFlick = current.speed > FLICK_PX_PER_MS && distance > SLOP_PX * 4
    if (isFlick || distance > sheet.offsetHeight * CLOSE_SHARE) onDismiss()
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (
        !event.isPrimary ||
        !isSheet(event.currentTarget) ||
        isControl(event.target, event.currentTarget)
      )
        return
      event.currentTarget.setPointerCapture?.(event.pointerId)
      drag = {
        pointerId: event.pointerId,
        startY: event.clientY,
        lastY: event.clientY,
        lastTime: event.timeStamp,
        speed: 0,
      }
    },
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
  }
}
