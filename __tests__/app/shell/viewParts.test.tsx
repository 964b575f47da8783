import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { getViewChunks } from '../../../src/app/shell/viewParts'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import { en } from '../../../src/strings/en/allTexts'
import { firstTexts } from '../../../src/strings/en/firstTexts'
import { createTestStore } from '../../../src/testing/createTestStore'
import { states, type StateName } from '../../support/states/states'
import { renderView } from '../../support/renderView'

const names = Object.keys(states) as StateName[]
const parts = getViewChunks(findRuntime(createTestStore().hostStore, 'walletModal'))
const keys = new Set(Object.keys(en))

/** Translation keys shown instead of text, in content or in attributes. */
function keysShown(container: HTMLElement): string[] {
  const said = [...container.querySelectorAll('*')].flatMap(element => [
    ...[...element.attributes].map(({ value }) => value),
    ...[...element.childNodes].map(({ nodeValue }) => nodeValue ?? ''),
  ])
  return said.filter(text => keys.has(text.trim()))
}

describe('the views as they are loaded', () => {
  it.each(names)('bring every text they show: %s', async name => {
    const state = states[name]()
    const { name: view, params } = selectCurrentView(state)
    const View = await parts[view]()
    const { container } = renderView(<View {...params} />, state, { strings: firstTexts })
    expect(container).not.toBeEmptyDOMElement()
    expect(keysShown(container)).toEqual([])
  })

  it('are reported where a text is missing', () => {
    const { container } = renderView(<p>{'allWallets.search'}</p>)
    expect(keysShown(container)).toEqual(['allWallets.search'])
  })
})
