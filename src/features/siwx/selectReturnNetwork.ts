import type { Network } from '../../domain/network'
import type { Namespace } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import { selectNetworkById } from '../network/networkSlice'
import { selectSignIn } from './siwxSlice'
import { selectLastSignedIn } from './siwxSlice'

/** The network on which this account signed in last, where it is another one: cancelling leads there. */
export function selectReturnNetwork(state: RootState, namespace: Namespace): Network | null {
  const signIn = selectSignIn(state, namespace)
  if (!signIn?.isRequired) return null
  const last = selectLastSignedIn(state, signIn)
  return last === null || last === signIn.caipNetworkId ? null : selectNetworkById(state, last)
}
