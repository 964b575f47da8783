import { cssVariables } from '../../../src/ui/tokens/cssVariables'
import { deriveTheme } from '../../../src/ui/tokens/deriveTheme'
import { defaultTheme } from '../../../src/ui/tokens/defaultTheme'

it('writes light as the default, and dark by choice or system preference', () => {
  const css = cssVariables(defaultTheme)
  expect(css).toMatch(/^\[data-wm-theme\]\{color-scheme:light;[^}]*--wm-radius-card:28px;/)
  expect(css).toMatch(
    /\[data-wm-theme="dark"\]\{color-scheme:dark;[^}]*--wm-color-surface:#121313;/,
  )
  expect(css).toContain(
    '@media (prefers-color-scheme:dark){[data-wm-theme][data-wm-theme="system"]',
  )
  expect(css).toContain('prefers-reduced-motion')
})

it('limits a theme to the roots of its scope', () => {
  const css = cssVariables(defaultTheme, '[data-wm-scope="a"]')
  expect(css.startsWith('[data-wm-scope="a"]{')).toBe(true)
})

it('drops a value that could close its rule', () => {
  const theme = { ...defaultTheme, shared: { 'radius-card': '1px}body{display:none' } }
  expect(cssVariables(theme)).not.toContain('display:none')
})

describe('a host’s theme', () => {
  it('derives its accent for each mode', () => {
    const theme = deriveTheme({ accent: '#c2477f' }, defaultTheme)
    expect(theme.light['color-accent']).toBe('#c2477f')
    expect(theme.light['color-accent-text']).not.toBe(theme.dark['color-accent-text'])
  })

  it('lets a named token override every derived one, with or without its prefix', () => {
    const overrides = {
      accent: '#c2477f',
      shared: { '--wm-radius-card': '4px' },
      dark: { 'color-accent-strong': '#000000' },
    }
    const theme = deriveTheme(overrides, defaultTheme)
    expect(theme.shared['radius-card']).toBe('4px')
    expect(theme.dark['color-accent-strong']).toBe('#000000')
    expect(theme.light['color-accent-strong']).not.toBe('#000000')
  })

  it('derives against the host’s own surface', () => {
    const onNavy = deriveTheme(
      { accent: '#5773ff', dark: { 'color-surface': '#0a1a4f' } },
      defaultTheme,
    )
    expect(onNavy.dark['color-accent-text']).not.toBe(
      deriveTheme({ accent: '#5773ff' }, defaultTheme).dark['color-accent-text'],
    )
  })

  it('is the default look without options', () => {
    expect(deriveTheme({}, defaultTheme)).toEqual(defaultTheme)
  })
})
