import { isAnyOf } from '@reduxjs/toolkit'
import { modalOpened } from '../../events/modalEvents'
import type { AppStartListening } from '../../store/listening'
import { selectOptions } from '../options/optionsSlice'
import { selectThemeVariables, themeVariablesGiven } from './themeSlice'

/** Tells the developers of the page, once for each, which variables of a theme are left out. Ends in that message or in silence. */
export function registerReportThemeFlow(startListening: AppStartListening) {
  const told = new Set<string>()
  return startListening({
    matcher: isAnyOf(themeVariablesGiven, modalOpened),
    effect: async (_action, api) => {
      const state = api.getState()
      const variables = selectThemeVariables(state)
      if (!selectOptions(state).isDebug || Object.keys(variables).length === 0) return
      const { unsafeVariables } = await import('./safeVariables')
      for (const name of unsafeVariables(variables)) {
        if (told.has(name)) continue
        told.add(name)
        api.extra.logger.log('warn', `themeVariables: ${JSON.stringify(name)} is left out`)
      }
    },
  })
}
