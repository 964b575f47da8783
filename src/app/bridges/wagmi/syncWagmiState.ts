import { toCaipNetworkId, DEFAULT_NAMESPACE } from '../../../lib/address/caip'
import { networkChosen } from '../../../events/networkEvents'
import { selectIsListed } from '../../../core/network/networkSlice'
import type { Runtime } from '../../runtime/Runtime'
import { readEvmFacts, type EvmFacts } from '../readEvmFacts'
import type { WagmiConfig, WagmiConnection, WagmiState } from './WagmiTypes'

/** Returns wagmi's state with the modal's facts; the same reference if nothing differs. */
function toWagmiState(
  state: WagmiState,
  { status, addresses, chainId }: EvmFacts,
  { chains }: WagmiConfig,
  connector: { readonly uid: string },
): WagmiState {
  const isKnown = chains.some(({ id }) => id === chainId)
  const next = {
    chainId: isKnown && chainId !== null ? chainId : state.chainId,
    status,
  }
  const isPlaced = state.chainId === next.chainId && state.status === status
  const [first, ...others] = addresses
  if (first === undefined || chainId === null) {
    const isEmpty = state.current === null && state.connections.size === 0
    return isPlaced && isEmpty ? state : { ...next, connections: new Map(), current: null }
  }
  const { uid } = connector
  const connection: WagmiConnection = { accounts: [first, ...others], chainId, connector }
  const isSame =
    isPlaced &&
    state.current === uid &&
    state.connections.size === 1 &&
    isSameConnection(state.connections.get(uid), connection)
  return isSame ? state : { ...next, connections: new Map([[uid, connection]]), current: uid }
}

function isSameConnection(one: WagmiConnection | undefined, other: WagmiConnection): boolean {
  return (
    one !== undefined &&
    one.connector === other.connector &&
    one.chainId === other.chainId &&
    one.accounts.length === other.accounts.length &&
    one.accounts.every((address, at) => address === other.accounts[at])
  )
}

/**
 * Keeps wagmi's state in sync in the same tick, and reverts other changes in the next microtask.
 * Choosing a chain while disconnected switches the page's network. Returns the teardown.
 */
export function syncWagmiState(
  runtime: Runtime,
  config: WagmiConfig,
  connector: { readonly uid: string },
  isLater: boolean,
): () => void {
  const facts = () => readEvmFacts(runtime.store.getState())
  let isApplying = false
  let isAwaited = isLater
  let isDue = false

  function apply() {
    if (isAwaited) return
    isApplying = true
    try {
      config.setState(state => toWagmiState(state, facts(), config, connector))
    } finally {
      isApplying = false
    }
  }

  function chooseNetwork(chainId: number) {
    const caipNetworkId = toCaipNetworkId(DEFAULT_NAMESPACE, chainId)
    const { getState, dispatch } = runtime.store
    if (selectIsListed(getState(), caipNetworkId)) dispatch(networkChosen({ caipNetworkId }))
  }

  const stops = [
    runtime.store.subscribe(apply),
    config.subscribe(
      state => state,
      (state, before) => {
        if (isApplying) return
        const isChoice = before.current === null && state.current === null && !isAwaited
        isAwaited = false
        if (isChoice && state.chainId !== before.chainId && facts().status === 'disconnected') {
          chooseNetwork(state.chainId)
        }
        if (isDue) return
        isDue = true
        // Deferred, so that wagmi's remaining listeners receive the two changes in order.
        queueMicrotask(() => {
          isDue = false
          apply()
        })
      },
    ),
  ]
  apply()
  return () => {
    for (const stop of stops.splice(0)) stop()
  }
}
