import { isAnyOf } from '@reduxjs/toolkit'
import { modalOpened } from '../../events/modalEvents'
import type { AppStartListening } from '../../store/listening'
import { connectorsFound, namesRead } from './connectorsSlice'
import { selectUnreadNames } from './selectUnreadNames'

/**
 * Computes the skeletons of non-ASCII wallet names with data that is loaded only if there are any.
 * Ends with `namesRead`; if the data fails to load, the names keep their warning until the modal
 * opens again.
 */
export function registerReadNamesFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(connectorsFound, modalOpened),
    effect: async (_action, api) => {
      const names = selectUnreadNames(api.getState())
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
