interface Place {
  readonly parent: ParentNode & Node
  readonly index: number
}

/** The modal's buttons in the host's page; connecting replaces the pressed one with another. */
const HOST_BUTTON = '[data-wm-part$="-button"]'

/** The element that has the focus, through any number of shadow roots. */
function getDeepActiveElement(page: Document): Element | null {
  let active = page.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

/** Elements of another window's document fail `instanceof`, so test for the method. */
const canFocus = (element: Element): element is HTMLElement => 'focus' in element

function getPlaces(element: Element): readonly Place[] {
  const places: Place[] = []
  for (let child = element; child.parentElement; child = child.parentElement) {
    const parent = child.parentElement
    places.push({ parent, index: [...parent.children].indexOf(child) })
  }
  return places
}

function findSuccessor(places: readonly Place[]): Element | null {
  const place = places.find(({ parent }) => parent.isConnected)
  const now = place?.parent.children[place.index]
  if (!now) return null
  return now.matches(HOST_BUTTON) ? now : now.querySelector(HOST_BUTTON)
}

/**
 * Records the focused element. The returned function restores the focus, or moves it to the modal's
 * button that replaced a removed one.
 */
export function rememberFocus(page: Document): () => void {
  const opener = getDeepActiveElement(page)
  const places = opener?.matches(HOST_BUTTON) ? getPlaces(opener) : []
  return () => {
    const target = opener?.isConnected ? opener : findSuccessor(places)
    if (target && canFocus(target) && target !== target.ownerDocument.body) {
      target.focus({ preventScroll: true })
    }
  }
}
