import { accountTypeSwitched } from '../../events/accountEvents'
import {
  accountTypeNotSwitched,
  accountTypeRequested,
  accountTypeSwitchLeft,
} from '../../core/login/accountTypeEvents'
import type { Namespace } from '../../lib/address/caip'
import type { EmbeddedAccountType } from '../../ports/embedded'
import type { Runtime } from '../runtime/Runtime'
import type { Outcome } from './Controls'
import { toFailedOutcome } from './toFailedOutcome'
import { waitForOutcome } from './waitForOutcome'

/**
 * Switches the login of a chain family to its account of a type, and resolves once the switch has
 * ended (`useEmbeddedWallet`). `typeInUse` is undefined without a login; it is a parameter because
 * imports of this lazy module would move into the initial chunk.
 */
export async function switchAccountType(
  runtime: Runtime,
  namespace: Namespace,
  accountType: EmbeddedAccountType,
  typeInUse: EmbeddedAccountType | undefined,
): Promise<Outcome<EmbeddedAccountType>> {
  const { store } = runtime
  if (!typeInUse) return toFailedOutcome({ code: 'NOT_CONNECTED', detail: namespace })
  if (typeInUse === accountType) return { status: 'done', value: accountType }
  if (store.getState().embedded?.typeSwitch) {
    return toFailedOutcome({ code: 'REQUEST_PENDING', detail: accountType })
  }
  const settled = waitForOutcome<Outcome<EmbeddedAccountType>>(runtime, action => {
    if (accountTypeSwitched.match(action)) {
      return { status: 'done', value: action.payload.accountType }
    }
    if (accountTypeNotSwitched.match(action)) return toFailedOutcome(action.payload.error)
    return accountTypeSwitchLeft.match(action) ? { status: 'closed' } : undefined
  })
  store.dispatch(accountTypeRequested({ namespace, accountType }))
  return settled
}
