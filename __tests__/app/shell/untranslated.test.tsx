import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { getViewChunks } from '../../../src/app/shell/viewParts'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import { en } from '../../../src/strings/en/allTexts'
import { createTestStore } from '../../../src/testing/createTestStore'
import { states, type StateName } from '../../support/states/states'
import { pseudo, pseudoTexts } from '../../support/pseudo'
import { renderView } from '../../support/renderView'

const names = Object.keys(states) as StateName[]
const parts = getViewChunks(findRuntime(createTestStore().hostStore, 'walletModal'))
const strings = pseudoTexts(en)
const READ_ALOUD = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'placeholder',
  'title',
]

/**
 * Names that are the same in every language, the suffix of names, and the output of `Intl`: months,
 * units of time and currencies.
 */
const SAME =
  /^(?:EVM|Networks?|Networks|Ethereum|Solana|Bitcoin|Polkadot|Cosmos|Google|Farcaster|Apple|Discord|GitHub|Facebook|Telegram|Twitter|Meld|Coinbase|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|January|February|March|April|June|July|August|September|October|November|December|hours?|minutes?|days?|months?|years?|seconds?|USD|EUR|Euro|Dollar|US|Japanese|Yen|reown)$/

/** Each visible text and each text read by screen readers. */
const saidIn = (container: HTMLElement) =>
  [...container.querySelectorAll('*:not(style, script)')].flatMap(element => [
    ...READ_ALOUD.map(name => element.getAttribute(name) ?? ''),
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ nodeValue }) => nodeValue ?? ''),
  ])

/** Words found neither in a catalogue nor in the data in state. */
function strangeWords(container: HTMLElement, state: object): string[] {
  const data = JSON.stringify(state).toLowerCase()
  return saidIn(container).flatMap(said => {
    let rest = said
    while (/⟦[^⟦⟧]*⟧/.test(rest)) rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ')
    return (rest.match(/[a-z]{3,}/gi) ?? []).filter(
      word => !SAME.test(word) && !data.includes(word.toLowerCase()),
    )
  })
}

describe('a view in the test language', () => {
  it.each(names)('shows no text outside the catalogue: %s', async name => {
    const state = states[name]()
    const { name: view, params } = selectCurrentView(state)
    const View = await parts[view]()
    const { container } = renderView(<View {...params} />, state, { strings })
    expect(container).not.toBeEmptyDOMElement()
    expect(strangeWords(container, state)).toEqual([])
  })

  it('is reported where a text is in no catalogue', () => {
    const { container } = renderView(
      <p aria-label={pseudo('Open {wallet}')}>Untranslated {pseudo('words')}</p>,
    )
    expect(strangeWords(container, {})).toEqual(['Untranslated'])
  })
})
