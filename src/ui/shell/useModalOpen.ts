import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { exposeToScreenReaders } from './exposeToScreenReaders'
import { rememberFocus } from './rememberFocus'

function show(dialog: HTMLDialogElement) {
  // Set here, as React versions spell the attribute differently.
  dialog.setAttribute('closedby', 'none')
  if (typeof dialog.showModal === 'function') dialog.showModal()
  else dialog.setAttribute('open', '')
}

function hide(dialog: HTMLDialogElement) {
  if (typeof dialog.close === 'function') dialog.close()
  else dialog.removeAttribute('open')
}

function restore(taken: RefObject<(() => void) | null>) {
  taken.current?.()
  taken.current = null
}

/**
 * Opens the dialog with the focus on the likeliest choice if there is one, else on the heading that
 * names it, else on the card: directly where a browser supports `autofocus` in a dialog, so that
 * the first control never gets it.
 */
function showFocused(dialog: HTMLDialogElement) {
  const id = dialog.getAttribute('aria-labelledby')
  const heading = [...dialog.querySelectorAll<HTMLElement>('[id]')].find(one => one.id === id)
  const start = heading ?? dialog.querySelector<HTMLElement>('[data-wm-part="card"]')
  const likely = dialog.querySelector<HTMLElement>('[data-wm-likely]')
  const first = likely ?? start
  first?.setAttribute('autofocus', '')
  show(dialog)
  first?.removeAttribute('autofocus')
  const { activeElement } = dialog.getRootNode() as Document | ShadowRoot
  if (activeElement !== first)
    for (const each of [start, likely]) each?.focus({ preventScroll: true })
}

/**
 * Shows the dialog in the top layer while `open`, with the focus inside, and returns the focus to
 * the opener afterwards.
 */
export function useModalOpen(ref: RefObject<HTMLDialogElement | null>, open: boolean): void {
  const taken = useRef<(() => void) | null>(null)

  // Closing is an effect rather than the clean-up of opening: React still holds the focus during a
  // clean-up.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (!open) {
      if (dialog.open) hide(dialog)
      restore(taken)
    } else if (!dialog.open) {
      const giveFocus = rememberFocus(dialog.ownerDocument)
      const hideAgain = exposeToScreenReaders(dialog)
      taken.current = () => {
        giveFocus()
        hideAgain() // Browsers refuse to hide an element that still has the focus.
      }
      showFocused(dialog)
    }
  }, [ref, open])

  useEffect(() => {
    const dialog = ref.current
    return () => {
      if (!dialog?.isConnected) restore(taken)
    }
  }, [ref])
}
