import { renderHook, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import type { ThemeOptions } from '../../../src/domain/theme'
import { readOptions } from '../../../src/app/host/readOptions'
import { createDerivedHostCss } from '../../../src/core/theme/createDerivedHostCss'
import { safeVariables } from '../../../src/core/theme/safeVariables'
import { themeGiven, themeVariablesGiven } from '../../../src/core/theme/themeSlice'
import { useHostCss } from '../../../src/core/theme/useHostCss'
import { useThemeCss } from '../../../src/core/theme/useThemeCss'
import { viewEntry } from '../../../src/domain/views'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { connect, pass, setUpFlowTests } from '../../support/flowWorld'
import { hostOptions } from '../../support/hostWorld'

const SCOPE = '[data-wm-host]'
const NAMES: readonly string[] = [
  '--wm-x:0}body{display:none}',
  'x:0}body{display:none}',
  '--wm-x;color',
  '--wm-x/*',
  '--wm-é',
  '--other-accent',
  'color-accent',
  '--wm-',
  '--wm- x',
  '</style><script>',
  '__proto__',
]
const VALUES: readonly string[] = [
  'url(https://evil.example/x.png)',
  'URL( "https://evil.example/x.png" )',
  'ur\\6c(https://evil.example)',
  'image-set("https://evil.example/x.png" 1x)',
  'image(x.png)',
  'src(x)',
  'src-var(x)',
  'element(#x)',
  'attr(href)',
  'env(x)',
  'expression(alert(1))',
  '-moz-image-rect(x)',
  'red/*',
  'red /* */ blue',
  'red;color:blue',
  'red}body{display:none',
  'rgb(1, 2, 3',
  'rgb(1, 2, 3))',
  "'unclosed",
  '"one\' two',
  'red !important',
  '@import "x"',
  '<b>',
  'a\\',
  'rgb(url(x), 1, 2)',
  '"url(https://evil.example)"',
  'x'.repeat(1_000),
  '',
]
const GOOD: readonly (readonly [string, string])[] = [
  ['--wm-accent', '#2f7'],
  ['--wm-color-surface', 'rgba(21, 24, 40, 0.04)'],
  ['--wm-color-text', 'color-mix(in srgb, rgb(1 2 3 / 50%) 35%, var(--brand-ink, #000))'],
  ['--wm-font-family', '"SF Pro Text", Inter, \'Segoe UI\', sans-serif'],
  ['--wm-radius-card', 'clamp(8px, 2vw, calc(1rem + 4px))'],
  ['--wm-ease-out', 'cubic-bezier(0.2, 0, 0, 1)'],
  ['--wm-motion-view', '150ms'],
  ['--wm-shadow-card', '0 1px 2px rgba(0, 0, 0, 0.2), 0 8px 24px #0003'],
  ['--w3m-accent', 'hsl(210deg 50% 40%)'],
  ['--w3m-z-index', '1000'],
  ['--w3m-font-family', 'Georgia, serif'],
]
const hostile: readonly (readonly [string, string])[] = [
  ...NAMES.map(name => [name, '#123456'] as const),
  ...VALUES.flatMap(value => [
    ['--wm-color-surface', value] as const,
    ['--wm-accent', value] as const,
    ['--w3m-accent', value] as const,
    ['--w3m-font-family', value] as const,
  ]),
]
const record = (name: string, value: unknown) =>
  Object.fromEntries([[name, value]]) as Record<string, string>

describe('theme variables', () => {
  it.each(GOOD)('may be %s: %s', (name, value) => {
    expect(safeVariables(record(name, value))).toEqual(record(name, value))
    expect(() => readOptions(hostOptions({ themeVariables: record(name, value) }))).not.toThrow()
  })

  it.each(hostile)('are not %s: %s', (name, value) => {
    expect(safeVariables(record(name, value))).toEqual({})
  })

  it.each([17, null, undefined, {}, ['red'], true])(
    'are not %p, as an imported state may contain',
    value => {
      expect(safeVariables(record('--wm-color-surface', value))).toEqual({})
    },
  )

  it('change no style sheet of the page when they are invalid', async () => {
    for (const [name, value] of hostile) {
      const variables = record(name, value)
      const plain = renderHook(() => useHostCss({})).result.current
      const host = renderHook(() => useHostCss(variables))
      expect(host.result.current).toBe(plain) // before the chunk that validates more has loaded
      host.unmount()
      expect(createDerivedHostCss(variables, SCOPE)).toBe(createDerivedHostCss({}, SCOPE))
    }
    const variables = Object.fromEntries(hostile)
    const before = renderHook(() => useThemeCss({})).result.current
    const modal = renderHook(() => useThemeCss(variables))
    await import('../../../src/core/theme/createTheme')
    await waitFor(() => expect(modal.result.current).toBe(before))
  })

  it('preserve the structure of a style sheet, whatever they contain', () => {
    const count = (css: string, what: string) => css.split(what).length
    const empty = createDerivedHostCss({}, SCOPE)
    const derivedFor = (variables: Record<string, string>) => {
      try {
        return createDerivedHostCss(variables, SCOPE)
      } catch (thrown) {
        // jsdom's parser throws at some colours that a browser ignores: `calc(1px) hsl(0 0% 0%)`.
        fc.pre(!(thrown as Error).stack?.includes('@asamuzakjp/css-color'))
        throw thrown
      }
    }
    const part = fc.constantFrom(
      ...VALUES,
      ...GOOD.map(([, value]) => value),
      '{',
      '}',
      ';',
      '(',
      '"',
    )
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(...NAMES, ...GOOD.map(([name]) => name)), fc.string()),
        fc.oneof(
          fc.array(part, { maxLength: 4 }).map(parts => parts.join(' ')),
          fc.string(),
        ),
        (name, value) => {
          const css = derivedFor(record(name, value))
          for (const what of ['{', '}', '/*', '@', '\\', '<']) {
            expect(count(css, what)).toBe(count(empty, what))
          }
          expect(css).not.toMatch(/url\(|image/i)
          for (const line of [css, renderedPlain(record(name, value))]) {
            expect(count(line, '(')).toBe(count(line, ')'))
            expect(count(line, '"') % 2).toBe(1)
          }
        },
      ),
      { numRuns: 1_000 },
    )
  })

  const renderedPlain = (variables: Record<string, string>) => {
    const { result, unmount } = renderHook(() => useHostCss(variables))
    const css = result.current
    unmount()
    return css
  }

  it.each([...NAMES.map(name => [name, 'red'] as const), ['--wm-x', 'red}'] as const])(
    'are rejected by name when the modal is created: %s',
    (name, value) => {
      expect(() => readOptions(hostOptions({ themeVariables: record(name, value) }))).toThrow(
        expect.objectContaining({ code: 'INVALID_OPTION' }) as Error,
      )
    },
  )
})

describe('reportThemeFlow', () => {
  const createWorld = setUpFlowTests()

  it('warns developers once which variables have no effect', async () => {
    const world = createWorld()
    await connect(world)
    world.dispatch(modalOpenRequested({ view: viewEntry('Account') }))
    await pass(1_000)
    for (let times = 0; times < 2; times += 1) {
      world.dispatch(
        themeVariablesGiven({
          '--wm-radius-card': 'url(x)',
          '--wm-accent': '#123',
          '--wm-acent': '#456',
          '--wm-color-surface': 'whitish',
          '--w3m-font-family': 'serif',
        }),
      )
    }
    await pass(100)
    const told = world.logged.filter(({ message }) => message.startsWith('themeVariables'))
    expect(told.map(({ level, message }) => `${level}: ${message}`)).toEqual([
      'warn: themeVariables: "--wm-radius-card" is left out',
      'warn: themeVariables: "--wm-acent" is not a variable of the theme',
      'warn: themeVariables: "--wm-color-surface" is not a color here: whitish',
    ])
  })

  it('warns them which theme values are invalid, ignored or hard to read', async () => {
    const world = createWorld()
    await connect(world)
    world.dispatch(modalOpenRequested({ view: viewEntry('Account') }))
    await pass(1_000)
    const theme = {
      radius: 'huge',
      parts: { row: { color: 'url(x)' }, button: { background: '#ffffff', color: '#fefefe' } },
    } as unknown as ThemeOptions
    for (let times = 0; times < 2; times += 1) world.dispatch(themeGiven(theme))
    await pass(100)
    const told = world.logged.filter(({ message }) => message.startsWith('theme'))
    expect(told.map(({ message }) => message)).toEqual([
      'theme: "radius" is nothing that a theme has',
      'theme: "parts.row.color" is left out',
      ...['light', 'dark'].flatMap(mode => [
        `theme, ${mode}: the contrast of button.color on button.background is 1:1, and should be 4.5:1 at least`,
        expect.stringMatching(
          `theme, ${mode}: the contrast of button.color on button.background .hover.`,
        ) as string,
      ]),
    ])
  })
})
