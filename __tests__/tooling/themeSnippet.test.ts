import { themeSnippet } from '../../examples/vite/src/theme/themeSnippet'

describe('the code of the theme editor', () => {
  it('names the chosen preset and nothing else', () => {
    expect(themeSnippet({ preset: 'paper', own: {}, mode: 'system' })).toBe(
      [
        "import { paper } from 'redux-wallet-modal/themes'",
        '',
        'export const look = {',
        "  themeMode: 'system',",
        '  theme: paper,',
        '} as const',
        '',
      ].join('\n'),
    )
  })

  it('adds the other choices, each value as a correctly escaped string', () => {
    expect(
      themeSnippet({
        preset: 'midnight',
        own: { accent: "red'; x", radius: 'full' },
        mode: 'dark',
      }),
    ).toBe(
      [
        "import { midnight } from 'redux-wallet-modal/themes'",
        '',
        'export const look = {',
        "  themeMode: 'dark',",
        '  theme: {',
        '    ...midnight,',
        "    accent: 'red\\'; x',",
        "    radius: 'full',",
        '  },',
        '} as const',
        '',
      ].join('\n'),
    )
  })

  it('imports nothing without a preset, and omits what was not chosen', () => {
    expect(themeSnippet({ preset: null, own: {}, mode: 'light' })).toBe(
      "export const look = {\n  themeMode: 'light',\n} as const\n",
    )
  })
})
