import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { getViewChunks } from '../../../src/app/shell/viewParts'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import { createTestStore } from '../../../src/testing/createTestStore'
import { states, type StateName } from '../../support/states/states'
import { baseSheet } from '../../../src/ui/tokens/baseSheet'
import { renderView } from '../../support/renderView'

const names = Object.keys(states) as StateName[]
const parts = getViewChunks(findRuntime(createTestStore().hostStore, 'walletModal'))
/** The selectors for which the base sheet isolates text of another direction. */
const isolating = /(:where\(\[dir=rtl\]\)[^{}]*)\{unicode-bidi:plaintext/.exec(baseSheet)?.[1] ?? ''
/** English text that a right-to-left paragraph would separate from its punctuation. */
const STRAY = /^[^\p{L}\p{N}\s]+.*[a-z]|[a-z].*[.…!?:)”]$/isu

function isIsolated(element: Element): boolean {
  const { display, unicodeBidi, clipPath } = getComputedStyle(element)
  if (element.matches(isolating) || element.closest('bdi')) return true
  if (unicodeBidi === 'plaintext' || clipPath === 'inset(50%)') return true
  const { parentElement } = element
  const around = parentElement && getComputedStyle(parentElement).display
  // jsdom gives no `display` for some inline elements.
  const isInline =
    display === 'inline' || (display === '' && /^(?:A|B|SPAN)$/.test(element.tagName))
  if (!parentElement || !isInline || /flex|grid/.test(around ?? '')) return false
  return isIsolated(parentElement)
}

/** Text that begins or ends with punctuation, in lines that follow the page's direction. */
function strayTexts(container: HTMLElement): string[] {
  return [...container.querySelectorAll('*:not(svg *, textarea)')].flatMap(element => {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    const text = own
      .map(({ nodeValue }) => nodeValue ?? '')
      .join('')
      .trim()
    return STRAY.test(text) && !isIsolated(element) ? [`${element.tagName}: ${text}`] : []
  })
}

describe('English text on a right-to-left page', () => {
  it.each(names)('keeps its punctuation on its own side: %s', async name => {
    const state = states[name]()
    const { name: view, params } = selectCurrentView(state)
    const View = await parts[view]()
    const { container } = renderView(
      <div data-wm-theme="light" dir="rtl">
        <View {...params} />
      </div>,
      state,
    )
    expect(container).not.toBeEmptyDOMElement()
    expect(strayTexts(container)).toEqual([])
  })

  it('is reported where it does not', () => {
    const { container } = renderView(
      <div dir="rtl">
        <span>Creating a code…</span>
        <p>Creating a code…</p>
      </div>,
    )
    expect(strayTexts(container)).toEqual(['SPAN: Creating a code…'])
  })
})
