import type { AppMetadata } from '../../../src/domain/options'
import { selectLegalLinks, selectPage } from '../../../src/core/connections/connectionsSelectors'
import { optionsGiven } from '../../../src/core/options/optionsSlice'
import { stateAfter } from '../../../src/testing/stateAfter'

const metadata = (more: Partial<AppMetadata>): AppMetadata => ({
  name: '',
  description: '',
  url: '',
  icons: [],
  ...more,
})

describe('selectPage', () => {
  it.each<[string, AppMetadata | null, string | null]>([
    ['its name', metadata({ name: ' Harbour ', url: 'https://app.example' }), 'Harbour'],
    ['its host', metadata({ url: 'https://app.example/deep?x' }), 'app.example'],
    ['nothing, for an address that may not be opened', metadata({ url: 'javascript:1' }), null],
    ['nothing, when nothing is known', null, null],
  ])('names the page by %s', (_what, given, name) => {
    expect(selectPage(stateAfter(optionsGiven({ metadata: given }))).name).toBe(name)
  })

  it.each([
    ['https://app.example/icon.png', 'https://app.example/icon.png'],
    ['http://localhost:3000/icon.png', 'http://localhost:3000/icon.png'],
    ['javascript:alert(1)', null],
    ['data:text/html,<script>', null],
  ])('shows the icon %s as %s', (icon, shown) => {
    const state = stateAfter(optionsGiven({ metadata: metadata({ icons: [icon] }) }))
    expect(selectPage(state).imageUrl).toBe(shown)
  })
})

describe('selectLegalLinks', () => {
  it('returns only links that are safe to open', () => {
    const state = stateAfter(
      optionsGiven({
        termsConditionsUrl: 'https://app.example/terms',
        privacyPolicyUrl: 'javascript:alert(1)',
      }),
    )
    expect(selectLegalLinks(state)).toEqual({ terms: 'https://app.example/terms', privacy: null })
  })
})
