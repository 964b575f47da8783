import type { UnknownAction } from '@reduxjs/toolkit'
import { disconnected } from '../../events/connectionEvents'
import { modalOpenFailed } from '../../events/modalEvents'
import {
  signedIn,
  signedOut,
  signInCancelled,
  signInFailed,
  signInRequested,
  signInSkipped,
  signOutFailed,
  signOutRequested,
} from '../../features/siwx/siwxEvents'
import type { Namespace } from '../../lib/address/caip'
import type { Runtime } from '../runtime/Runtime'
import { resolveNamespace } from './resolveNamespace'
import type { SiwxControls, SignInOutcome } from './SiwxControls'

const NOT_LOADED: SignInOutcome = {
  status: 'failed',
  error: { code: 'CODE_NOT_LOADED', detail: 'signing in' },
}
/** The features that a sign-in needs: `siwx` and what its `feature.ts` loads before it. */
const PARTS: readonly unknown[] = ['siwx', 'account', 'requests']

/** Compares the type string, since importing the slice would add it to every page. */
function isChunkMissing(action: UnknownAction): boolean {
  if (action.type !== 'walletModal/notifications/chunkFetched') return modalOpenFailed.match(action)
  const { name, isHere } = action['payload'] as { readonly name: string; readonly isHere: boolean }
  return !isHere && PARTS.includes(name)
}

function toSignInOutcome(action: UnknownAction, namespace: Namespace): SignInOutcome | undefined {
  if (isChunkMissing(action)) return NOT_LOADED
  const { payload } = action as { readonly payload?: { readonly namespace?: Namespace } }
  if (payload?.namespace !== namespace) return undefined
  if (signedIn.match(action)) return { status: 'signedIn', session: action.payload.session }
  if (signedOut.match(action)) return { status: 'signedOut' }
  if (signInFailed.match(action) || signOutFailed.match(action)) {
    const { error } = action.payload
    return error.code === 'USER_REJECTED' ? { status: 'rejected' } : { status: 'failed', error }
  }
  const isLeft = signInCancelled.match(action) || signInSkipped.match(action)
  return isLeft || disconnected.match(action) ? { status: 'closed' } : undefined
}

/** Creates the sign-in methods. This module is fetched on first use. */
export function createSiwxMethods(runtime: Runtime): SiwxControls {
  const { store, observe } = runtime
  const after = (asked: UnknownAction, namespace: Namespace): Promise<SignInOutcome> =>
    new Promise(resolve => {
      const stop = observe(action => {
        const outcome = toSignInOutcome(action, namespace)
        if (!outcome) return
        stop()
        resolve(outcome)
      })
      store.dispatch(asked)
    })
  return {
    signIn(given) {
      const namespace = resolveNamespace(store.getState(), given)
      const { phase, session } = store.getState().siwx?.byNamespace[namespace] ?? {}
      return phase === 'signedIn' && session
        ? Promise.resolve({ status: 'signedIn', session })
        : after(signInRequested({ namespace }), namespace)
    },
    signOut(given) {
      const namespace = resolveNamespace(store.getState(), given)
      return after(signOutRequested({ namespace }), namespace)
    },
  }
}
