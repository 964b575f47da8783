import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** The element that really has the focus, however many shadow roots deep. */
function deepActiveElement(page: Document): Element | null {
  let active = page.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

/** Elements of another window's document are no instances of ours, so what they can do decides. */
const canFocus = (element: Element): element is HTMLElement => 'focus' in element

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

function giveBack(opener: RefObject<Element | null>) {
  const element = opener.current
  opener.current = null
  if (element?.isConnected && canFocus(element) && element !== element.ownerDocument.body) {
    element.focus({ preventScroll: true })
  }
}

/** The heading that names the dialog takes the focus, so that it is what is read first; before there is one, the card. */
function focusStart(dialog: HTMLDialogElement) {
  const id = dialog.getAttribute('aria-labelledby')
  const heading = [...dialog.querySelectorAll<HTMLElement>('[id]')].find(one => one.id === id)
  const start = heading ?? dialog.querySelector<HTMLElement>('[data-wm-part="card"]')
  start?.focus({ preventScroll: true })
}

/** Puts the dialog into the top layer while `open`, with the focus inside, and gives the focus back to the opener. */
export function useModalOpen(ref: RefObject<HTMLDialogElement | null>, open: boolean): void {
  const opener = useRef<Element | null>(null)

  // Closing is an effect of its own and not the clean-up of opening: during a clean-up React still holds the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (!open) {
      if (dialog.open) hide(dialog)
      giveBack(opener)
    } else if (!dialog.open) {
      opener.current = deepActiveElement(dialog.ownerDocument)
      show(dialog)
      focusStart(dialog)
    }
  }, [ref, open])

  useEffect(() => {
    const dialog = ref.current
    return () => {
      if (!dialog?.isConnected) giveBack(opener)
    }
  }, [ref])
}
