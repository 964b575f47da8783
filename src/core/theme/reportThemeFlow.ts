import { isAnyOf } from '@reduxjs/toolkit'
import { modalOpened } from '../../events/modalEvents'
import type { AppStartListening } from '../../store/listening'
import { selectOptions } from '../options/optionsSlice'
import {
  selectThemeOptions,
  selectThemeVariables,
  themeGiven,
  themeVariablesGiven,
} from './themeSlice'

/**
 * Warns the page's developers, once per problem, about theme values without effect and low
 * contrast.
 */
export function registerReportThemeFlow(startListening: AppStartListening) {
  const reported = new Set<string>()
  return startListening({
    matcher: isAnyOf(themeGiven, themeVariablesGiven, modalOpened),
    effect: async (_action, api) => {
      const state = api.getState()
      const variables = selectThemeVariables(state)
      const options = selectThemeOptions(state)
      const isOwn = options !== undefined || Object.keys(variables).length > 0
      if (!selectOptions(state).isDebug || !isOwn) return
      const { themeMessages } = await import('./themeProblems')
      for (const message of themeMessages(variables, options)) {
        if (reported.has(message)) continue
        reported.add(message)
        api.extra.logger.log('warn', message)
      }
    },
  })
}
