import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { exposeToReaders } from './exposeToReaders'
import { rememberFocus } from './rememberFocus'

function show(dialog: HTMLDialogElement) {
  // Set here, because React versions disagree about how the attribute is spelt.
  dialog.setAttribute('closedby', 'none')
  if (typeof dialog.showModal === 'function') dialog.showModal()
  else dialog.setAttribute('open', '')
}

function hide(dialog: HTMLDialogElement) {
  if (typeof dialog.close === 'function') dialog.close()
  else dialog.removeAttribute('open')
}

function giveBack(taken: RefObject<(() => void) | null>) {
  taken.current?.()
  taken.current = null
}

/**
 * The likeliest answer has the focus if it can be chosen yet, else the heading that names the dialog, else the card: at
 * once where a browser heeds `autofocus` in a dialog, and not by way of whatever stands first.
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

/** Puts the dialog into the top layer while `open`, with the focus inside, and gives the focus back to the opener. */
export function useModalOpen(ref: RefObject<HTMLDialogElement | null>, open: boolean): void {
  const taken = useRef<(() => void) | null>(null)

  // Closing is an effect of its own and not the clean-up of opening: during a clean-up React still holds the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (!open) {
      if (dialog.open) hide(dialog)
      giveBack(taken)
    } else if (!dialog.open) {
      const giveFocus = rememberFocus(dialog.ownerDocument)
      const hideAgain = exposeToReaders(dialog)
      taken.current = () => {
        giveFocus()
        hideAgain() // no browser hides what still has the focus
      }
      showFocused(dialog)
    }
  }, [ref, open])

  useEffect(() => {
    const dialog = ref.current
    return () => {
      if (!dialog?.isConnected) giveBack(taken)
    }
  }, [ref])
}
