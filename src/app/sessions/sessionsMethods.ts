import { nanoid } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import { toErrorState } from '../../domain/errors'
import type { GrantedPermissions, AccountSession } from '../../domain/permissions/permissions'
import { readPermissionsRequest } from '../../domain/schemas/permissionsSchemas'
import { selectSessionRows } from '../../features/smartSessions/sessionsSelectors'
import {
  grantRequested,
  permissionsGranted,
  permissionsNotGranted,
  revokeFailed,
  revokeRequested,
  sessionRevoked,
  sessionsLoadEnded,
  sessionsRequested,
} from '../../features/smartSessions/smartSessionsEvents'
import type { CaipAddress } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import type { Outcome } from '../host/Controls'
import { waitForOutcome } from '../host/waitForOutcome'
import type { Runtime } from '../runtime/Runtime'
import type { SmartSessions } from './SmartSessions'

const failure = (error: ErrorState): Outcome<never> =>
  error.code === 'USER_REJECTED' ? { status: 'rejected' } : { status: 'failed', error }

function readSessions(
  state: RootState,
  account: CaipAddress | null,
  now: number,
): readonly AccountSession[] {
  if (account === null) return []
  return selectSessionRows(state, account, now).map(({ session, status }) => ({
    ...session,
    account,
    status,
  }))
}

/** Creates the methods. This module is fetched on first use. */
export function createSessionsMethods(runtime: Runtime): SmartSessions {
  const { store } = runtime

  /** Runs once the feature's code has loaded, so that a failure reaches the caller. */
  async function attempt<T>(run: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    try {
      await Promise.all([runtime.load(), import('../../features/smartSessions/chunk')])
      return await run()
    } catch (thrown) {
      return failure(toErrorState(thrown, 'CODE_NOT_LOADED'))
    }
  }

  return {
    grantPermissions: request =>
      attempt(() => {
        const id = nanoid()
        const checked = readPermissionsRequest(request, Date.now())
        const settled = waitForOutcome<Outcome<GrantedPermissions>>(runtime, action => {
          if (permissionsGranted.match(action) && action.payload.id === id) {
            return { status: 'done', value: action.payload.granted }
          }
          return permissionsNotGranted.match(action) && action.payload.id === id
            ? failure(action.payload.error)
            : undefined
        })
        store.dispatch(grantRequested({ id, request: checked }))
        return settled
      }),
    getSessions: () =>
      attempt(() => {
        const id = nanoid()
        const settled = waitForOutcome<Outcome<readonly AccountSession[]>>(runtime, action => {
          if (!sessionsLoadEnded.match(action) || action.payload.id !== id) return undefined
          const { account, error } = action.payload
          if (error) return failure(error)
          return { status: 'done', value: readSessions(store.getState(), account, Date.now()) }
        })
        store.dispatch(sessionsRequested({ id }))
        return settled
      }),
    revokePermissions: pci =>
      attempt(() => {
        const id = nanoid()
        const settled = waitForOutcome<Outcome>(runtime, action => {
          if (sessionRevoked.match(action) && action.payload.id === id)
            return { status: 'done', value: undefined }
          return revokeFailed.match(action) && action.payload.id === id
            ? failure(action.payload.error)
            : undefined
        })
        store.dispatch(revokeRequested({ pci, id }))
        return settled
      }),
  }
}
