interface Place {
  readonly parent: ParentNode & Node
  readonly index: number
}

/** Our buttons in the host's page; connecting puts another one in the place of the one that was pressed. */
const HOST_BUTTON = '[data-wm-part$="-button"]'

/** The element that really has the focus, however many shadow roots deep. */
function deepActiveElement(page: Document): Element | null {
  let active = page.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

/** Elements of another window's document are no instances of ours, so what they can do decides. */
const canFocus = (element: Element): element is HTMLElement => 'focus' in element

/** Where an element stands, from its parent upwards. */
function placesOf(element: Element): readonly Place[] {
  const places: Place[] = []
  for (let child = element; child.parentElement; child = child.parentElement) {
    const parent = child.parentElement
    places.push({ parent, index: [...parent.children].indexOf(child) })
  }
  return places
}

function successorAt(places: readonly Place[]): Element | null {
  const place = places.find(({ parent }) => parent.isConnected)
  const now = place?.parent.children[place.index]
  if (!now) return null
  return now.matches(HOST_BUTTON) ? now : now.querySelector(HOST_BUTTON)
}

/**
 * Notes what has the focus. The returned function gives it back, or gives it to the button of ours that stands in the
 * place of one that is gone.
 */
export function rememberFocus(page: Document): () => void {
  const opener = deepActiveElement(page)
  const places = opener?.matches(HOST_BUTTON) ? placesOf(opener) : []
  return () => {
    const target = opener?.isConnected ? opener : successorAt(places)
    if (target && canFocus(target) && target !== target.ownerDocument.body) {
      target.focus({ preventScroll: true })
    }
  }
}
