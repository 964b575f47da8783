import {
  localeChosen,
  selectLocale,
  selectThemeMode,
  selectThemeOptions,
  selectThemeVariables,
  themeGiven,
  themeModeChosen,
  themeVariablesGiven,
} from '../../../src/core/theme/themeSlice'
import { stateAfter } from '../../../src/testing/stateAfter'

describe('themeSlice', () => {
  it('follows the system and uses English by default', () => {
    const state = stateAfter()
    expect([selectThemeMode(state), selectLocale(state)]).toEqual(['system', 'en'])
    expect(selectThemeMode(stateAfter(themeModeChosen('dark')))).toBe('dark')
    expect(selectLocale(stateAfter(localeChosen('ar')))).toBe('ar')
  })

  it('parses languages in other programs’ notation', () => {
    expect(selectLocale(stateAfter(localeChosen('pt_BR')))).toBe('pt-BR')
    expect(selectLocale(stateAfter(localeChosen('no language')))).toBe('en')
  })

  it('replaces the previous theme, and restores the default without one', () => {
    expect(selectThemeOptions(stateAfter())).toBeUndefined()
    const state = stateAfter(themeGiven({ radius: 'none' }), themeGiven({ accent: 'teal' }))
    expect(selectThemeOptions(state)).toEqual({ accent: 'teal' })
  })

  it('merges variables with those set before', () => {
    const state = stateAfter(
      themeVariablesGiven({ '--wm-accent': '#f00', '--wm-radius': '4px' }),
      themeVariablesGiven({ '--wm-accent': '#0f0' }),
    )
    expect(selectThemeVariables(state)).toEqual({ '--wm-accent': '#0f0', '--wm-radius': '4px' })
  })
})
