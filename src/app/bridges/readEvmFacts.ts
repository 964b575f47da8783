import { DEFAULT_FAMILY } from '../../lib/address/families'
import { withChecksum } from '../../lib/address/evmChecksum'
import type { RootState } from '../../store/rootReducer'
import { selectAccount, type ConnectionStatus } from '../host/selectors/selectAccount'
import { selectChainId } from '../host/selectors/selectNetwork'
import { memoizeByInputs } from '../host/selectors/memoizeByInputs'

/** The state that EVM libraries need. */
export interface EvmFacts {
  readonly status: ConnectionStatus
  /** The wallet's accounts with checksums, the current one first; empty unless connected. */
  readonly addresses: readonly `0x${string}`[]
  /** The wallet's current network; while none is connected, the page's last EVM network. */
  readonly chainId: number | null
}

const checksummed = (address: string): `0x${string}` => `0x${withChecksum(address.slice(2))}`

const toEvmFacts = /* @__PURE__ */ memoizeByInputs(
  (account: ReturnType<typeof selectEvmAccount>, pageChainId: number | null): EvmFacts => {
    const { isConnected, status, address, allAccounts, chainId } = account
    if (!isConnected || address === null) return { status, addresses: [], chainId: pageChainId }
    const all = [address, ...allAccounts.map(each => each.address)].map(checksummed)
    return { status, addresses: [...new Set(all)], chainId: chainId ?? pageChainId }
  },
)

const selectEvmAccount = (state: RootState) => selectAccount(state, DEFAULT_FAMILY)

/** Returns the same object for the same facts. */
export const readEvmFacts = (state: RootState): EvmFacts =>
  toEvmFacts(selectEvmAccount(state), selectChainId(state, DEFAULT_FAMILY))
