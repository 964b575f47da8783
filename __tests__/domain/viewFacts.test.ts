import { FEATURES } from '../../src/app/features'
import { getViewFacts, hasViewContent } from '../../src/domain/viewFacts'
import { en } from '../../src/strings/en/allTexts'
import type { Strings } from '../../src/strings/strings'
import { injectEverySlice } from '../../src/testing/injectEverySlice'
import { VIEW_NAMES } from '../support/viewNames'

injectEverySlice()
const texts: Partial<Strings> = en

describe('VIEW_FACTS', () => {
  it.each(VIEW_NAMES)('gives %s a text as its title', name => {
    const { title, titlesByPhase = {} } = getViewFacts(name)
    for (const key of [title, ...Object.values(titlesByPhase)]) {
      expect(texts[key]).toEqual(expect.any(String))
    }
  })

  it('has one initial view for each kind of visitor', () => {
    const homes = VIEW_NAMES.flatMap(name => getViewFacts(name).home ?? [])
    expect(homes.sort()).toEqual(['connected', 'disconnected'])
  })

  it.each(VIEW_NAMES.filter(name => hasViewContent({ name }, 'holdings')))(
    'opens the wallets before %s for a visitor without an account, and loads its token code',
    name => {
      expect(getViewFacts(name).needsAccount).toBe(true)
      const bringing = FEATURES.filter(row => row.isNeededBy?.(getViewFacts(name)))
      expect(bringing.map(row => row.name)).toContain('account')
    },
  )

  it('has each view in one row', () => {
    expect(VIEW_NAMES).toHaveLength(new Set(VIEW_NAMES).size)
  })

  it('handles going back from every view that waits for a wallet', () => {
    const waiting = VIEW_NAMES.filter(
      name => hasViewContent({ name }, 'walletRequest') && !getViewFacts(name).isRequired,
    )
    expect(waiting.map(name => getViewFacts(name).abandons)).toEqual([
      'switching',
      'review',
      'review',
    ])
  })
})
