import { useMemo } from 'react'
import { useRuntime, type StoreProps } from '../app/host/hooks/useRuntime'
import { findRuntime } from '../app/runtime/findRuntime'
import type { Runtime } from '../app/runtime/Runtime'
import type { SmartSessions } from '../app/sessions/SmartSessions'
import type { HostStore } from '../store/scopedStore'

export type { SmartSessions } from '../app/sessions/SmartSessions'
export type {
  ArgumentCondition,
  ContractCallPermission,
  GrantedPermissions,
  NativeAllowancePermission,
  PermissionsRequest,
  SessionKey,
  SessionPermission,
  SessionRule,
  SmartSession,
  AccountSession,
  SmartSessionStatus,
  TokenAllowancePermission,
} from '../domain/permissions/permissions'

const notLoaded = () =>
  ({ status: 'failed', error: { code: 'CODE_NOT_LOADED', detail: 'the sessions' } }) as const

function createLazySessions(runtime: Runtime): SmartSessions {
  const methods = () =>
    import('../app/sessions/sessionsMethods').then(({ createSessionsMethods }) =>
      createSessionsMethods(runtime),
    )
  return {
    grantPermissions: request => methods().then(all => all.grantPermissions(request), notLoaded),
    getSessions: () => methods().then(all => all.getSessions(), notLoaded),
    revokePermissions: context => methods().then(all => all.revokePermissions(context), notLoaded),
  }
}

/**
 * Returns the methods for permissions of your app's keys, for code outside React.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 * @example
 * const { grantPermissions, revokePermissions } = createSmartSessions(store)
 */
export const createSmartSessions = (store: HostStore, modalKey = 'walletModal'): SmartSessions =>
  createLazySessions(findRuntime(store, modalKey))

/**
 * The methods of `createSmartSessions`, for components.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function useSmartSessions(where: StoreProps = {}): SmartSessions {
  const { runtime } = useRuntime(where)
  return useMemo(() => createLazySessions(runtime), [runtime])
}
