import { batchFingerprint } from '../../domain/calls/batchFingerprint'
import { readCallsRequest } from '../../domain/calls/readCallsRequest'
import type { ErrorState } from '../../domain/errorCatalogue'
import { toErrorState } from '../../domain/errors'
import { ModalError } from '../../domain/ModalError'
import { selectAccountByNamespace } from '../../core/account/accountState'
import type { WalletRpcParams } from '../../core/signing/WalletRpcParams'
import {
  walletRpcFailed,
  walletRpcRequested,
  walletRpcSucceeded,
} from '../../core/signing/signingEvents'
import { selectConnectionByNamespace } from '../../core/connections/connectionsSlice'
import {
  selectActiveCaipNetworkId,
  selectIsListed,
  selectLastCaipNetworkIdByNamespace,
} from '../../core/network/networkSlice'
import { DEFAULT_NAMESPACE, parseCaipNetworkId, type CaipNetworkId } from '../../lib/address/caip'
import type { Outcome } from '../host/Controls'
import { waitForOutcome } from '../host/waitForOutcome'
import type { Runtime } from '../runtime/Runtime'
import type { Calls } from './Calls'

/** The only chain family with batched calls. */
const namespace = DEFAULT_NAMESPACE

const failure = (error: ErrorState): Outcome<never> =>
  error.code === 'USER_REJECTED' ? { status: 'rejected' } : { status: 'failed', error }

/** Creates the methods. This module is fetched on first use. */
export function createCallMethods(runtime: Runtime): Calls {
  const { store } = runtime

  async function ask<K extends keyof WalletRpcParams, T>(
    kind: K,
    read: () => WalletRpcParams[K],
  ): Promise<Outcome<T>> {
    try {
      const [{ deps }] = await Promise.all([
        runtime.load(),
        // fetched here, so that a failure reaches the caller
        import('../../core/connections/chunk'),
      ])
      const id = deps.secrets.put(read())
      const settled = waitForOutcome<Outcome<T>>(runtime, action => {
        if (walletRpcSucceeded.match(action) && action.payload.id === id) {
          return { status: 'done', value: deps.secrets.take(action.payload.resultId) as T }
        }
        return walletRpcFailed.match(action) && action.payload.id === id
          ? failure(action.payload.error)
          : undefined
      })
      store.dispatch(walletRpcRequested({ id, kind, namespace }))
      return await settled
    } catch (thrown) {
      return failure(toErrorState(thrown, 'CODE_NOT_LOADED'))
    }
  }

  function activeId(): CaipNetworkId {
    const state = store.getState()
    const active = selectActiveCaipNetworkId(state)
    const isOurs = active !== null && parseCaipNetworkId(active).namespace === namespace
    const id = isOurs ? active : selectLastCaipNetworkIdByNamespace(state, namespace)
    if (id === null) throw new ModalError('NETWORK_NOT_FOUND', namespace)
    return id
  }

  const listed = (id: CaipNetworkId): CaipNetworkId => {
    const isOurs = parseCaipNetworkId(id).namespace === namespace
    if (isOurs && selectIsListed(store.getState(), id)) return id
    throw new ModalError('UNSUPPORTED_CHAIN_ID', `${id} is not among the networks of this page`)
  }

  return {
    sendCalls: request =>
      ask('sendCalls', () => {
        const { connectorId } = selectConnectionByNamespace(store.getState(), namespace)
        const { address } = selectAccountByNamespace(store.getState(), namespace)
        if (connectorId === null || address === null) {
          throw new ModalError('NOT_CONNECTED', 'No wallet is connected')
        }
        const who = { connectorId, from: address, activeId: activeId() }
        const batch = readCallsRequest(request, who)
        listed(batch.caipNetworkId)
        return { batch, fingerprint: batchFingerprint(batch) }
      }),
    getCallsStatus: id => ask('callsStatus', () => id),
    getCapabilities: () => ask('capabilities', () => undefined),
    getAssets: caipNetworkIds =>
      ask('assets', () => (caipNetworkIds ? caipNetworkIds.map(listed) : [activeId()])),
  }
}
