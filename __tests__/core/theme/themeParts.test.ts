import fc from 'fast-check'
import { findThemeMistake } from '../../../src/app/host/findThemeMistake'
import type { ThemeOptions } from '../../../src/domain/theme'
import { contrastProblems } from '../../../src/core/theme/contrastProblems'
import { PARTS } from '../../../src/core/theme/themeParts'
import { optionProblems } from '../../../src/core/theme/themeProblems'
import { COLORS } from '../../../src/core/theme/themeTokens'
import { createThemeWithOptions } from '../../../src/core/theme/createThemeWithOptions'
import { createCardCss, createHostCss } from '../../../src/core/theme/withOptions'
import { HOST_SCOPE } from '../../../src/ui/controls/hostSheet'
import { toHex } from '../../../src/ui/tokens/color'
import { defaultTheme } from '../../../src/ui/tokens/defaultTheme'

const card = (options: ThemeOptions, variables = {}) =>
  createCardCss(variables, defaultTheme, options)
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

describe('theme parts', () => {
  it('set only the variables that the part reads, within the part alone', () => {
    const options: ThemeOptions = {
      parts: { secondaryButton: { background: '#eee', color: '#111', borderRadius: '4px' } },
    }
    const rule = card(options).split('[data-tone=secondary]')[1] ?? ''
    expect(rule).toContain(
      '--wm-color-surface-sunken:#eee;--wm-color-surface:#eee;--wm-color-text:#111;--wm-radius-control:4px',
    )
    expect(createThemeWithOptions({}, defaultTheme, options)).toEqual(
      createThemeWithOptions({}, defaultTheme, {}),
    )
  })

  it('have a hover color that moves away from the text color', () => {
    const hover = (color: string) =>
      /accent-strong-hover:(color-mix[^;}]+)/g.exec(
        card({ parts: { button: { background: '#777', color } } }).split(
          '[data-tone=primary]',
        )[1] ?? '',
      )?.[1]
    expect(hover('#fff')).toBe('color-mix(in srgb,#777 90%,#000)')
    expect(hover('#000')).toBe('color-mix(in srgb,#777 90%,#fff)')
  })

  it('affect the page’s buttons, and only those they name', () => {
    const css = createHostCss({}, HOST_SCOPE, {
      parts: {
        button: { borderRadius: '0' },
        pageButton: { borderColor: 'teal' },
        row: { color: 'red' },
      },
    })
    const plain = createHostCss({}, HOST_SCOPE, {})
    expect(css.startsWith(plain)).toBe(true)
    expect(css.slice(plain.length)).toBe(
      '[data-wm-host] .wm-host.wm-host[data-kind=connect]{--wm-radius-control:0;--wm-radius-icon:0}' +
        '[data-wm-host] .wm-host.wm-host:not([data-kind=connect]){--wm-color-border:teal}',
    )
  })

  it('become tokens of the whole theme when they belong to the card', () => {
    const { light, dark, shared } = createThemeWithOptions({}, defaultTheme, {
      parts: { card: { background: '#fafafa', borderRadius: '0', borderColor: '#123456' } },
    })
    expect(light['color-surface']).toBe('#fafafa')
    expect(shared['radius-card']).toBe('0')
    expect([light['shadow-card'], dark['shadow-card']]).toEqual([
      expect.stringMatching(/^0 0 0 1px #123456, /),
      expect.stringMatching(/^0 0 0 1px #123456, /),
    ])
  })

  it('are a closed list, which the warnings share', () => {
    for (const [part, { sets }] of Object.entries(PARTS)) {
      for (const property of [
        'background',
        'color',
        'borderColor',
        'borderRadius',
        'fontWeight',
        'padding',
      ]) {
        const options = { parts: { [part]: { [property]: '600' } } }
        const isKnown = Object.hasOwn(sets, property)
        expect(findThemeMistake(options)).toBe(isKnown ? null : `parts.${part}.${property}`)
        const problem = optionProblems(options)[`parts.${part}.${property}`]
        if (!isKnown) expect(problem).toBe('is nothing that a theme has')
      }
    }
    for (const color of COLORS)
      expect(findThemeMistake({ dark: { [camel(color)]: '#fff' } })).toBeNull()
  })

  it.each<readonly [string, unknown]>([
    ['no object', []],
    ['accentt', { accentt: 'red' }],
    ['accent', { accent: 'red;color:blue' }],
    ['accent.night', { accent: { night: 'red' } }],
    ['radius huge', { radius: 'huge' }],
    ['density dense', { density: 'dense' }],
    ['light.accent', { light: { accent: 'red' } }],
    ['dark.surface', { dark: { surface: 'url(x)' } }],
    ['parts', { parts: 'all' }],
    ['parts.button', { parts: { button: 'red' } }],
    ['parts.shadow.color', { parts: { shadow: { color: 'red' } } }],
    ['parts.row.background', { parts: { row: { background: 'red}' } } }],
  ])('are rejected by name when they are invalid: %s', (mistake, given) => {
    expect(findThemeMistake(given)).toBe(mistake)
  })
})

describe('a theme in a style sheet', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'red}body{display:none',
      'url(https://evil.example)',
      '/*',
      '$',
      '$&',
      '0',
      '#fff',
      'none',
    ),
  )
  const look = fc.dictionary(
    fc.constantFrom('background', 'color', 'borderColor', 'borderRadius', 'fontWeight', 'x}{'),
    text,
  )
  const anything = fc.record(
    {
      accent: fc.oneof(text, fc.record({ light: text, dark: text }), fc.anything()),
      radius: fc.oneof(text, fc.constantFrom('none', 'full', '__proto__')),
      density: fc.oneof(text, fc.constant('compact')),
      font: text,
      light: fc.oneof(
        fc.dictionary(fc.constantFrom('surface', 'text', '__proto__', 'x;'), text),
        fc.anything(),
      ),
      parts: fc.oneof(
        fc.dictionary(fc.constantFrom('button', 'row', 'card', 'x{', 'constructor'), look),
        fc.anything(),
      ),
    },
    { requiredKeys: [] },
  )

  it('never closes a rule, opens a comment or fetches anything, whatever the state contains', () => {
    fc.assert(
      fc.property(anything, given => {
        const options = given as ThemeOptions
        for (const css of [card(options), createHostCss({}, HOST_SCOPE, options)]) {
          expect(css).not.toMatch(/url\(|\/\*|\\|<|evil|display:none/)
          expect(css.split('{').length).toBe(css.split('}').length)
          expect(css.split('(').length).toBe(css.split(')').length)
        }
      }),
      { numRuns: 300 },
    )
  })
})

const byte = fc.integer({ min: 0, max: 255 })
const color = fc.tuple(byte, byte, byte).map(rgb => toHex(rgb))

describe('theme contrast', () => {
  it('holds for any accent, density and radius on the default surfaces', () => {
    fc.assert(
      fc.property(
        color,
        fc.constantFrom('none', 'full', 'small', undefined),
        fc.constantFrom('compact', undefined),
        (accent, radius, density) => {
          expect(
            contrastProblems({ accent, ...(radius && { radius }), ...(density && { density }) }),
          ).toEqual([])
          expect(contrastProblems(undefined, { '--wm-accent': accent })).toEqual([])
        },
      ),
      { numRuns: 200 },
    )
  })

  it('is reported for every part with equal text and background, and for none in black and white', () => {
    const parts = ['button', 'secondaryButton', 'row', 'input', 'header', 'pageButton'] as const
    fc.assert(
      fc.property(fc.constantFrom(...parts), color, (part, both) => {
        const alike = contrastProblems({ parts: { [part]: { background: both, color: both } } })
        for (const mode of ['light', 'dark'])
          expect(alike).toContainEqual({
            mode,
            color: `${part}.color`,
            on: `${part}.background`,
            ratio: 1,
            needed: 4.5,
          })
      }),
      { numRuns: 100 },
    )
    for (const part of parts) {
      const problems = contrastProblems({
        parts: { [part]: { background: '#000', color: '#fff' } },
      })
      expect(problems.filter(each => each.color.startsWith(part))).toEqual([])
    }
  })

  it('follows tokens that a part references, in each mode', () => {
    const problems = contrastProblems({
      parts: { secondaryButton: { background: 'var(--wm-color-text)', color: '#000' } },
    })
    expect(problems.map(({ mode, on }) => [mode, on])).toEqual([
      ['light', 'secondaryButton.background'],
    ])
  })

  it('is computed with the variables that override the theme', () => {
    const theme: ThemeOptions = { light: { text: '#eee' } }
    expect(contrastProblems(theme).some(each => each.color === 'text')).toBe(true)
    expect(
      contrastProblems(theme, { '--wm-color-text': '#777777' }).map(each => each.color),
    ).toContain('text')
    expect(
      contrastProblems({ light: { text: '#eee' }, dark: {} }, { '--wm-color-text': '#111' }).filter(
        each => each.mode === 'light',
      ),
    ).toEqual([])
  })
})
