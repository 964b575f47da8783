import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Namespace } from '../../../lib/address/caip'
import type { EmbeddedAccountType } from '../../../ports/embedded'
import { activeOr } from '../activeOr'
import type { Outcome } from '../Controls'
import { failure } from '../failure'
import { selectEmbeddedUser, type EmbeddedUser } from '../selectors/selectEmbeddedUser'
import type { NamespaceOption } from './hooks'
import { useRead } from './useRead'
import { useRuntime } from './useRuntime'

/** Its actions would come with every page that shows a button. */
const loadSwitch = () => import('../switchAccountType')

export interface HostEmbeddedWallet {
  /**
   * `null` where the chain family is not connected by the embedded wallet. The email comes from the wallet’s client, never from state;
   * `null` until it is read, and for a user without one.
   */
  readonly user: (EmbeddedUser & { readonly email: string | null }) | null
  /** An account of another type is being switched to. */
  readonly isSwitching: boolean
  /**
   * Has the login use its account of the type: `done` with the type in use. `failed` with `CHAIN_NOT_SUPPORTED` on a network without
   * smart accounts, with `REQUEST_PENDING` while a request waits for the visitor, with `NOT_CONNECTED` without a login.
   */
  readonly switchAccountType: (type: EmbeddedAccountType) => Promise<Outcome<EmbeddedAccountType>>
}

/**
 * The user of the embedded wallet, with the email, and switching between the accounts of the login.
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
  const namespace: Namespace = useRead(runtime, state => activeOr(state, given))
  const known = useRead(runtime, state => selectEmbeddedUser(state, namespace))
  // Whatever the frame told may have changed the email, too.
  const told = useRead(runtime, state => state.embedded)
  const isSwitching = useRead(runtime, state => state.embedded?.typeSwitch != null)
  const [email, setEmail] = useState<string | null>(null)
  const isThere = known !== null
  useEffect(() => {
    if (!isThere) return
    let isOver = false
    runtime.load().then(
      ({ deps }) => !isOver && setEmail(deps.embedded?.peek()?.email() ?? null),
      () => undefined, // code that did not come: the email stays unknown
    )
    return () => {
      isOver = true
    }
  }, [runtime, isThere, told])
  // The next login may be another user's.
  useEffect(() => (isThere ? () => setEmail(null) : undefined), [isThere])
  const user = useMemo(() => known && { ...known, email }, [known, email])

  const switchAccountType = useCallback(
    async (accountType: EmbeddedAccountType): Promise<Outcome<EmbeddedAccountType>> => {
      const code = await loadSwitch().catch(() => null)
      if (!code) return failure({ code: 'CODE_NOT_LOADED', detail: '' })
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
