import { viewEntry } from '../../domain/views'
import { modalClosed, modalOpenFailed, modalOpenRequested } from '../../events/modalEvents'
import { emailChanged } from '../../features/embedded/emailChange/emailChangeEvents'
import { selectEmbeddedNamespaces } from '../../core/login/isEmbeddedConnection'
import type { Runtime } from '../runtime/Runtime'
import type { Outcome } from './Controls'
import { toFailedOutcome } from './toFailedOutcome'
import { waitForOutcome } from './waitForOutcome'

/**
 * Lets the user change the email of their login, and resolves with the new one. No action carries
 * it, so it is read from the client (D11).
 */
export async function updateEmail(runtime: Runtime): Promise<Outcome<string>> {
  const { store } = runtime
  if (selectEmbeddedNamespaces(store.getState()).length === 0) {
    return toFailedOutcome({ code: 'NOT_CONNECTED', detail: 'no email login is connected' })
  }
  const settled = waitForOutcome<Outcome>(runtime, action => {
    if (emailChanged.match(action)) return { status: 'done', value: undefined }
    if (modalClosed.match(action)) return { status: 'closed' }
    return modalOpenFailed.match(action)
      ? toFailedOutcome({ code: 'CODE_NOT_LOADED', detail: 'the modal' })
      : undefined
  })
  store.dispatch(modalOpenRequested({ view: viewEntry('UpdateEmailWallet') }))
  const outcome = await settled
  if (outcome.status !== 'done') return outcome
  const { deps } = await runtime.load()
  return { status: 'done', value: deps.embedded?.peek()?.email() ?? '' }
}
