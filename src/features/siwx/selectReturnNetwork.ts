import type { Network } from '../../domain/network'
import type { Namespace } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import { selectNetworkById } from '../../core/network/networkSlice'
import { selectSignIn } from './siwxSlice'
import { selectLastSignedIn } from './siwxSlice'

/** Returns the account's last signed-in network, if it is another one; cancelling returns to it. */
export function selectReturnNetwork(state: RootState, namespace: Namespace): Network | null {
  const signIn = selectSignIn(state, namespace)
  if (!signIn?.isRequired) return null
  const last = selectLastSignedIn(state, signIn)
  return last === null || last === signIn.caipNetworkId ? null : selectNetworkById(state, last)
}
