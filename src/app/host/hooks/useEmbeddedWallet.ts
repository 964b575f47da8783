import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Namespace } from '../../../lib/address/caip'
import type { EmbeddedAccountType } from '../../../ports/embedded'
import { resolveNamespace } from '../resolveNamespace'
import type { Outcome } from '../Controls'
import { toFailedOutcome } from '../toFailedOutcome'
import { selectEmbeddedUser, type EmbeddedUser } from '../selectors/selectEmbeddedUser'
import type { NamespaceOption } from './hooks'
import { useHostSelector } from './useHostSelector'
import { useRuntime } from './useRuntime'

/** Lazy: its actions would otherwise be in every page that shows a button. */
const loadSwitch = () => import('../switchAccountType')

export interface HostEmbeddedWallet {
  /**
   * `null` if the chain family is not connected through the embedded wallet. The email comes from
   * the wallet’s client, never from state; `null` until it is read, and for a user without one.
   */
  readonly user: (EmbeddedUser & { readonly email: string | null }) | null
  /** A switch to another account type is in progress. */
  readonly isSwitching: boolean
  /**
   * Switches the login to its account of that type; resolves with `done` and the type in use. Fails
   * with `CHAIN_NOT_SUPPORTED` on a network without smart accounts, `REQUEST_PENDING` while a
   * request awaits the visitor, `NOT_CONNECTED` without a login.
   */
  readonly switchAccountType: (type: EmbeddedAccountType) => Promise<Outcome<EmbeddedAccountType>>
}

/**
 * Returns the user of the embedded wallet, with the email, and a method to switch between the
 * login's accounts.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 * @example
 * const { user, switchAccountType } = useEmbeddedWallet()
 * const label = user?.email ?? user?.userName ?? user?.address
 */
export function useEmbeddedWallet({
  namespace: given,
  ...where
}: NamespaceOption = {}): HostEmbeddedWallet {
  const { runtime } = useRuntime(where)
  const namespace: Namespace = useHostSelector(runtime, state => resolveNamespace(state, given))
  const known = useHostSelector(runtime, state => selectEmbeddedUser(state, namespace))
  // Any message from the frame may have changed the email, too.
  const told = useHostSelector(runtime, state => state.embedded)
  const isSwitching = useHostSelector(runtime, state => state.embedded?.typeSwitch != null)
  const [email, setEmail] = useState<string | null>(null)
  const isThere = known !== null
  useEffect(() => {
    if (!isThere) return
    let isOver = false
    runtime.load().then(
      ({ deps }) => !isOver && setEmail(deps.embedded?.peek()?.email() ?? null),
      () => undefined, // the chunk failed to load: the email stays unknown
    )
    return () => {
      isOver = true
    }
  }, [runtime, isThere, told])
  // The next login may be a different user's.
  useEffect(() => (isThere ? () => setEmail(null) : undefined), [isThere])
  const user = useMemo(() => known && { ...known, email }, [known, email])

  const switchAccountType = useCallback(
    async (accountType: EmbeddedAccountType): Promise<Outcome<EmbeddedAccountType>> => {
      const code = await loadSwitch().catch(() => null)
      if (!code) return toFailedOutcome({ code: 'CODE_NOT_LOADED', detail: '' })
      const used = selectEmbeddedUser(runtime.store.getState(), namespace)?.preferredAccountType
      return code.switchAccountType(runtime, namespace, accountType, used)
    },
    [runtime, namespace],
  )
  return useMemo(
    () => ({ user, isSwitching, switchAccountType }),
    [user, isSwitching, switchAccountType],
  )
}
