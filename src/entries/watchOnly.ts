import { useCallback, useMemo, useRef, useState } from 'react'
import { resolveNamespace } from '../app/host/resolveNamespace'
import type { Outcome } from '../app/host/Controls'
import { toFailedOutcome } from '../app/host/toFailedOutcome'
import type { NamespaceOption } from '../app/host/hooks/hooks'
import { useHostSelector } from '../app/host/hooks/useHostSelector'
import { useRuntime } from '../app/host/hooks/useRuntime'
import { disconnectRequested } from '../events/connectionEvents'
import { selectIsWatchOnlyOn } from '../core/watchOnly/isWatchOnly'
import { watchCancelled } from '../core/watchOnly/watchOnlyEvents'
import type { WatchOnlyDescriptor } from '../ports/watchOnlyDescriptor'

export type { WatchOnlyDescriptor, WatchOnlyOver } from '../ports/watchOnlyDescriptor'

/**
 * Lets visitors view an account by its address or name, without a wallet. Requests to sign or send
 * fail with `WATCH_ONLY`. Fetches no code until that of a chain family is loaded.
 *
 * @example
 * const walletModal = createWalletModal({
 *   projectId,
 *   networks: [mainnet],
 *   adapters: [evm(), watchOnly()],
 * })
 */
export function watchOnly(): WatchOnlyDescriptor {
  const fetchWallets = () => import('../app/runtime/chains/withWatchOnly')
  return {
    kind: 'watchOnly',
    fetchWallets,
    load: async () => (await fetchWallets()).withWatchOnly,
  }
}

export interface HostWatchOnly {
  /**
   * The account of the chain family is watch-only. Label it wherever the page shows it, and offer
   * nothing that needs a signature.
   */
  readonly isWatchOnly: boolean
  /** An address or a name is being looked up. */
  readonly isPending: boolean
  /**
   * Shows the account of an address, or of a name on an EVM network, as connected; it replaces a
   * connected wallet on the same chain family. Resolves with `closed` after `cancel` or another
   * `watch`, and with `failed` and `ADAPTER_NOT_FOUND` (no `watchOnly()` among the adapters),
   * `WATCH_ADDRESS_INVALID`, `NAME_NOT_RESOLVED`, `CONNECT_TIMEOUT` or `CODE_NOT_LOADED`. Never
   * rejects.
   */
  readonly watch: (addressOrName: string) => Promise<Outcome>
  readonly cancel: () => void
  /** Stops watching. A connected wallet stays connected. */
  readonly stop: () => void
}

const notLoaded = () => toFailedOutcome({ code: 'CODE_NOT_LOADED', detail: 'watching an account' })

/**
 * Lets a visitor view an account without its wallet. Without a `namespace`, the address determines
 * the chain family, and `isWatchOnly` refers to the current one. The account is restored after a
 * reload, until it is disconnected.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 * @example
 * const { watch, isWatchOnly } = useWatchOnly()
 * const outcome = await watch('vitalik.eth')
 */
export function useWatchOnly({ namespace, ...where }: NamespaceOption = {}): HostWatchOnly {
  const { runtime } = useRuntime(where)
  const shown = useHostSelector(runtime, state => resolveNamespace(state, namespace))
  const isWatchOnly = useHostSelector(runtime, state => selectIsWatchOnlyOn(state, shown))
  const latest = useRef(0)
  const [isPending, setPending] = useState(false)
  const watch = useCallback(
    async (addressOrName: string): Promise<Outcome> => {
      const own = (latest.current += 1)
      setPending(true)
      const outcome = await import('../app/host/watchAccount').then(
        ({ watchAccount }) => watchAccount(runtime, addressOrName, namespace),
        notLoaded,
      )
      if (latest.current === own) setPending(false)
      return outcome
    },
    [runtime, namespace],
  )
  const cancel = useCallback(() => void runtime.store.dispatch(watchCancelled()), [runtime])
  const stop = useCallback(() => {
    const { store } = runtime
    if (selectIsWatchOnlyOn(store.getState(), shown))
      store.dispatch(disconnectRequested({ namespace: shown }))
  }, [runtime, shown])
  return useMemo(
    () => ({ isWatchOnly, isPending, watch, cancel, stop }),
    [isWatchOnly, isPending, watch, cancel, stop],
  )
}
