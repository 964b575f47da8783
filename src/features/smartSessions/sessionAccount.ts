import { WALLET_CONNECT_CONNECTOR_ID } from '../../ports/walletConnect'
import { ModalError } from '../../domain/ModalError'
import {
  DEFAULT_NAMESPACE,
  parseCaipNetworkId,
  toCaipAddress,
  type CaipAddress,
  type CaipNetworkId,
} from '../../lib/address/caip'
import type { BatchingWallets } from '../../ports/batchingWallets'
import type { FlowApi } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { HaltedError } from './fetchSessions'
import { selectAccountByNamespace } from '../../core/account/accountState'
import type { WalletAnswer } from '../../core/requests/askWallet'
import { selectConnectionByNamespace } from '../../core/connections/connectionsSlice'
import {
  selectActiveCaipNetworkId,
  selectLastCaipNetworkIdByNamespace,
} from '../../core/network/networkSlice'

/** The only namespace with smart sessions. */
export const namespace = DEFAULT_NAMESPACE

/** Returns the active network, or the namespace's last active one. */
export function selectSessionsNetworkId(state: RootState): CaipNetworkId | null {
  const active = selectActiveCaipNetworkId(state)
  const isOurs = active !== null && parseCaipNetworkId(active).namespace === namespace
  return isOurs ? active : selectLastCaipNetworkIdByNamespace(state, namespace)
}

/** Returns the account whose sessions are shown; null if none is connected. */
export function selectSessionsAccount(state: RootState): CaipAddress | null {
  const { phase } = selectConnectionByNamespace(state, namespace)
  const { address } = selectAccountByNamespace(state, namespace)
  const caipNetworkId = selectSessionsNetworkId(state)
  const isThere = phase === 'connected' && address !== null && caipNetworkId !== null
  return isThere ? toCaipAddress(caipNetworkId, address) : null
}

export interface ConnectedWallet {
  readonly connectorId: string
  readonly address: string
  readonly wallets: BatchingWallets
}

/** @throws {ModalError} if no connected wallet supports permissions */
export async function openWallet(api: FlowApi): Promise<ConnectedWallet> {
  const { connectorId, phase } = selectConnectionByNamespace(api.getState(), namespace)
  const { address } = selectAccountByNamespace(api.getState(), namespace)
  if (phase !== 'connected' || connectorId === null || address === null) {
    throw new ModalError('NOT_CONNECTED', 'No wallet is connected')
  }
  const { wallets } = await api.extra.chains.load(namespace)
  const batching = await wallets.loadBatching?.(connectorId)
  if (!batching) throw new ModalError('UNSUPPORTED_METHOD', 'wallet_grantPermissions')
  return { connectorId, address, wallets: batching }
}

/**
 * Returns which methods the wallet approved; undefined for an injected wallet, which lists none.
 */
export function getApprovedMethods(state: RootState, connectorId: string) {
  if (connectorId !== WALLET_CONNECT_CONNECTOR_ID) return undefined
  const { methods = [] } = state.walletConnect?.session?.namespaces[namespace] ?? {}
  return (method: string) => methods.includes(method)
}

/** Describes a wallet request about a session. */
export function toWalletRequest(
  kind: 'grant' | 'revoke',
  account: CaipAddress,
  connectorId: string,
) {
  const at = account.lastIndexOf(':')
  const caipNetworkId = account.slice(0, at) as CaipNetworkId
  return { kind, namespace, connectorId, caipNetworkId, account: account.slice(at + 1) } as const
}

/**
 * Returns the wallet's answer.
 *
 * @throws {Halted} or whatever the wallet rejects with
 */
export function unwrapAnswer<T>(answer: WalletAnswer<T>): T {
  if (answer.status === 'fulfilled') return answer.value
  throw answer.status === 'left' ? new HaltedError() : answer.thrown
}

/** Whether the wallet was asked and its answer is unknown. */
export const isUncertain = (thrown: unknown): boolean =>
  !(thrown instanceof ModalError) || thrown.code === 'PERMISSION_UNCERTAIN'
