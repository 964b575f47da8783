import { isAnyOf } from '@reduxjs/toolkit'
import { modalOpened } from '../../events/modalEvents'
import type { AppStartListening } from '../../store/listening'
import { connectorsFound, namesRead } from './connectorsSlice'
import { unreadNames } from './unreadNames'

/**
 * Finds out what names beyond ASCII look like, by data that comes only where there are such. Ends with `namesRead`, or
 * leaves them marked until the modal is opened again.
 */
export function registerReadNamesFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(connectorsFound, modalOpened),
    effect: async (_action, api) => {
      const names = unreadNames(api.getState())
      if (names.length === 0) return
      try {
        const { confusableSkeleton } = await import('../../lib/address/confusableSkeleton')
        const read = names.map(name => [name, confusableSkeleton(name)] as const)
        api.dispatch(namesRead(Object.fromEntries(read) as Readonly<Record<string, string>>))
      } catch (thrown) {
        api.extra.logger.log('error', 'Names beyond ASCII could not be read', thrown)
      }
    },
  })
}
