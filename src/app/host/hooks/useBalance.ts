import { useMemo } from 'react'
import type { ErrorState } from '../../../domain/errorCatalogue'
import {
  getBalancePhase,
  selectBalanceNetworkId,
  selectNativeBalance,
} from '../../../core/account/nativeBalanceSelectors'
import { selectNetworkById } from '../../../core/network/networkSlice'
import { resolveNamespace } from '../resolveNamespace'
import type { Balance, Controls } from '../Controls'
import { createControls } from '../createControls'
import { useHostSelector } from './useHostSelector'
import { useTokenBalance } from './useTokenBalance'
import { useRuntime, type StoreProps } from './useRuntime'

const UNAVAILABLE: ErrorState = { code: 'BALANCE_UNAVAILABLE', detail: 'the native coin' }
const TOKEN_UNAVAILABLE: ErrorState = { ...UNAVAILABLE, detail: 'the token' }

/** A balance, also in the smallest unit. */
export interface HeldBalance extends Balance {
  readonly decimals: number
  /** The balance in the smallest unit: `1500000000000000000n` for 1.5 ETH. */
  readonly value: bigint
}

export interface HostBalance {
  /** The last known balance; kept while a newer one is read, and if that fails. */
  readonly data: HeldBalance | undefined
  readonly error: ErrorState | undefined
  /** No wallet is connected, or no balance has been requested yet. */
  readonly isUninitialized: boolean
  /** The first balance is being read. */
  readonly isLoading: boolean
  readonly isSuccess: boolean
  readonly isError: boolean
  /** Reads the balance again, bypassing the cache. */
  readonly refetch: Controls['readBalance']
}

export interface BalanceOption extends StoreProps {
  /** The contract of a token on the page's network (EVM: `0xA0b8…`) instead of the native coin. */
  readonly token?: string | undefined
}

/** A copy: importing the shared amount parser would add it to every page. */
function toUnits(balance: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = balance.split('.')
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
}

/**
 * Returns the connected account's balance of the native coin on the page's network, or of a
 * `token`, in the shape of an RTK Query result. The modal reads the native coin when a visitor
 * connects, switches or pays, and caches it for 30 seconds; a token is read when the account or the
 * network changes, and once a payment is in a block. Balances come from the chain if the page has
 * an adapter for it.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 * @example
 * const { data } = useBalance({ token: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' })
 */
export function useBalance({ token, ...where }: BalanceOption = {}): HostBalance {
  const { runtime } = useRuntime(where)
  const entry = useHostSelector(runtime, state =>
    selectNativeBalance(state, resolveNamespace(state, undefined)),
  )
  const caipNetworkId = useHostSelector(runtime, state =>
    selectBalanceNetworkId(state, resolveNamespace(state, undefined)),
  )
  const network = useHostSelector(
    runtime,
    state => caipNetworkId && selectNetworkById(state, caipNetworkId),
  )
  const reading = useTokenBalance(runtime, token)
  const { readBalance } = useMemo(() => createControls(runtime), [runtime])
  const native = useMemo(
    () =>
      entry.data && caipNetworkId
        ? {
            balance: entry.data.balance,
            symbol: entry.data.symbol,
            caipNetworkId,
            decimals:
              network?.nativeCurrency.decimals ?? (entry.data.balance.split('.')[1] ?? '').length,
          }
        : null,
    [entry.data, caipNetworkId, network],
  )
  const isToken = token !== undefined
  const found = isToken ? reading.found : native
  const phase = isToken ? reading.phase : getBalancePhase(entry)
  const refetch = isToken ? reading.refetch : readBalance
  return useMemo(() => {
    const isError = phase === 'unavailable'
    return {
      data: found ? { ...found, value: toUnits(found.balance, found.decimals) } : undefined,
      error: isError ? (isToken ? TOKEN_UNAVAILABLE : UNAVAILABLE) : undefined,
      isUninitialized: phase === 'unknown',
      isLoading: phase === 'loading',
      isSuccess: phase === 'known',
      isError,
      refetch,
    }
  }, [found, phase, isToken, refetch])
}
