import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { viewPartsOf } from '../../../src/app/shell/viewParts'
import { selectCurrentView } from '../../../src/features/router/routerSlice'
import { createTestStore } from '../../../src/testing/createTestStore'
import { states, type StateName } from '../../../src/testing/states'
import { baseSheet } from '../../../src/ui/tokens/baseSheet'
import { renderView } from '../../support/renderView'

const names = Object.keys(states) as StateName[]
const parts = viewPartsOf(findRuntime(createTestStore().hostStore, 'walletModal'))
/** What the base sheet lets words of another direction keep their order in. */
const isolating = /(:where\(\[dir=rtl\]\)[^{}]*)\{unicode-bidi:plaintext/.exec(baseSheet)?.[1] ?? ''
/** English words that a right-to-left paragraph would part from their sign. */
const STRAY = /^[^\p{L}\p{N}\s]+.*[a-z]|[a-z].*[.…!?:)”]$/isu

function isIsolated(element: Element): boolean {
  const { display, unicodeBidi, clipPath } = getComputedStyle(element)
  if (element.matches(isolating) || element.closest('bdi')) return true
  if (unicodeBidi === 'plaintext' || clipPath === 'inset(50%)') return true
  const { parentElement } = element
  const around = parentElement && getComputedStyle(parentElement).display
  if (!parentElement || display !== 'inline' || /flex|grid/.test(around ?? '')) return false
  return isIsolated(parentElement)
}

/** Texts that begin or end with a sign, in lines whose direction is that of the page. */
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

describe('English words on a page that reads from right to left', () => {
  it.each(names)('keep their signs on their own side: %s', async name => {
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

  it('are noticed where they do not', () => {
    const { container } = renderView(
      <div dir="rtl">
        <span>Creating a code…</span>
        <p>Creating a code…</p>
      </div>,
    )
    expect(strayTexts(container)).toEqual(['SPAN: Creating a code…'])
  })
})
