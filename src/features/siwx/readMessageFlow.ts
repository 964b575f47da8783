import { TaskAbortError } from '@reduxjs/toolkit'
import { signInMessageMade, signInMessageRequested } from './siwxEvents'
import type { AppStartListening } from '../../store/listening'
import { ObsoleteError } from './askConfig'
import { makeMessage } from './makeMessage'
import { isSameSubject, selectSignInSubject } from './siwxRules'
import { selectSignIn } from './siwxSlice'

/**
 * Creates the message when the user wants to read it before signing. Ends with `signInMessageMade`.
 */
export function registerReadMessageFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: signInMessageRequested,
    effect: async ({ payload: { namespace } }, api) => {
      const before = selectSignIn(api.getOriginalState(), namespace)?.message.phase
      if (before === 'making' || before === 'made') return
      const made = (messageId: string | null) =>
        api.dispatch(signInMessageMade({ namespace, messageId, madeAt: api.extra.now() }))
      const subject = selectSignInSubject(api.getState())
      if (!subject || !isSameSubject(subject, selectSignIn(api.getState(), namespace))) return
      try {
        made(api.extra.secrets.put(await makeMessage(api, subject)))
      } catch (thrown) {
        if (thrown instanceof TaskAbortError || thrown instanceof ObsoleteError) return
        api.extra.logger.log('warn', 'The message to sign could not be made', thrown)
        made(null)
      }
    },
  })
}
