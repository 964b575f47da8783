import { isAnyOf } from '@reduxjs/toolkit'
import { modalOpened } from '../../events/modalEvents'
import type { AppStartListening } from '../../store/listening'
import { selectOptions } from '../options/optionsSlice'
import { selectThemeVariables, themeVariablesGiven } from './themeSlice'

/** Tells the developers of the page, once for each, which variables of a theme have no effect. */
export function registerReportThemeFlow(startListening: AppStartListening) {
  const told = new Set<string>()
  return startListening({
    matcher: isAnyOf(themeVariablesGiven, modalOpened),
    effect: async (_action, api) => {
      const state = api.getState()
      const variables = selectThemeVariables(state)
      if (!selectOptions(state).isDebug || Object.keys(variables).length === 0) return
      const { themeProblems } = await import('./themeProblems')
      for (const [name, problem] of Object.entries(themeProblems(variables))) {
        const message = `themeVariables: ${JSON.stringify(name)} ${problem}`
        if (told.has(message)) continue
        told.add(message)
        api.extra.logger.log('warn', message)
      }
    },
  })
}
