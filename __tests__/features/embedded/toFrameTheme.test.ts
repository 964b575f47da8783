import { toFrameTheme } from '../../../src/features/embedded/toFrameTheme'

const colorsOf = (...given: Parameters<typeof toFrameTheme>) =>
  Object.values(toFrameTheme(...given).w3mThemeVariables)

describe('the theme sent to a frame', () => {
  it('is that of the mode when the page has none of its own', () => {
    expect(colorsOf('light', {})).toEqual(['hsla(231, 100%, 70%, 1)', '#fff'])
    expect(colorsOf('dark', {})).toEqual(['hsla(230, 100%, 67%, 1)', '#121313'])
  })

  it('follows the page’s theme in each mode, and its variables first', () => {
    const theme = {
      accent: { light: '#0f766e', dark: '#5eead4' },
      dark: { surface: '#0c1122' },
    }
    expect(colorsOf('light', {}, theme)).toEqual(['#0f766e', '#fff'])
    expect(colorsOf('dark', {}, theme)).toEqual(['#5eead4', '#0c1122'])
    expect(colorsOf('dark', { '--wm-accent': 'teal' }, theme)).toEqual(['teal', '#0c1122'])
    expect(colorsOf('dark', {}, { accent: 'plum' })).toEqual(['plum', '#121313'])
  })
})
