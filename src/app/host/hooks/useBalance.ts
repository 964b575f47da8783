import { useMemo } from 'react'
import type { ErrorState } from '../../../domain/errorCatalogue'
import { selectAccountByNamespace } from '../../../features/account/accountState'
import { activeOr } from '../activeOr'
import type { Balance, Controls } from '../Controls'
import { createControls } from '../createControls'
import { useRead } from './useRead'
import { useRuntime, type StoreProps } from './useRuntime'

const UNAVAILABLE: ErrorState = { code: 'BALANCE_UNAVAILABLE', detail: 'the native coin' }

export interface HostBalance {
  /** The last known balance; it stays while a newer one is read, and if that fails. */
  readonly data: Balance | undefined
  readonly error: ErrorState | undefined
  /** Nobody is connected, or no balance has been requested yet. */
  readonly isUninitialized: boolean
  /** The first balance is being read. */
  readonly isLoading: boolean
  readonly isSuccess: boolean
  readonly isError: boolean
  /** Reads the balance again now, however recent it is. */
  readonly refetch: Controls['readBalance']
}

/**
 * What the connected account holds of the native coin of the page's network, in the shape of an RTK Query result. The
 * modal asks by itself when somebody connects, moves or pays, and keeps an answer for 30 seconds. It comes from the chain
 * where the page has an adapter for it.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function useBalance(where: StoreProps = {}): HostBalance {
  const { runtime } = useRuntime(where)
  const { balance, balanceSymbol, balanceCaipNetworkId, balancePhase } = useRead(runtime, state =>
    selectAccountByNamespace(state, activeOr(state, undefined)),
  )
  const { readBalance } = useMemo(() => createControls(runtime), [runtime])
  return useMemo(() => {
    const isKnown = balance !== null && balanceSymbol !== null && balanceCaipNetworkId !== null
    const isError = balancePhase === 'unavailable'
    return {
      data: isKnown
        ? { balance, symbol: balanceSymbol, caipNetworkId: balanceCaipNetworkId }
        : undefined,
      error: isError ? UNAVAILABLE : undefined,
      isUninitialized: balancePhase === 'unknown',
      isLoading: balancePhase === 'loading',
      isSuccess: balancePhase === 'known',
      isError,
      refetch: readBalance,
    }
  }, [balance, balanceSymbol, balanceCaipNetworkId, balancePhase, readBalance])
}
