import * as v from 'valibot'
import { batchFingerprint } from '../../../domain/calls/batchFingerprint'
import type { CallsBatch, CallsStatus, SentCalls } from '../../../domain/calls/walletCalls'
import type { ErrorCode } from '../../../domain/errorCatalogue'
import { ModalError } from '../../../domain/ModalError'
import {
  assetsSchema,
  wholeAssetsSchema,
  callsStatusSchema,
  capabilitiesSchema,
  collectiblesSchema,
  sentCallsSchema,
} from '../../../domain/schemas/callsAnswers'
import { toCaipNetworkId, type CaipNetworkId } from '../../../lib/address/caip'
import { parseChainReference } from '../../../lib/address/hexChainId'
import type { BatchingWallets } from '../../../ports/batchingWallets'
import type { ChainAdapterPorts } from '../../../ports/chainAdapter'
import { raceAbort, withModalErrors } from '../../shared/raceAbort'
import { toModalError } from '../toModalError'
import type { CapturedProvider } from './captureProvider'
import type { Discovery } from './createDiscovery'
import { createEvmPermissions } from './createEvmPermissions'
import { sendBatch } from './sendAfterChecks'
import { hexOf, toEvmNetworkId } from './hexNetwork'
import { sendCall } from './sendCall'

/** The one parameter of `wallet_sendCalls` (EIP-5792). */
interface CallsParameter {
  readonly version: '2.0.0'
  readonly from: string
  readonly chainId: string
  readonly atomicRequired: boolean
  readonly calls: CallsBatch['calls']
  readonly capabilities?: CallsBatch['capabilities']
}

const createParseError = (method: string) =>
  new ModalError('PARSE_ERROR', `The wallet's answer to ${method} could not be read`)

/** Converts hex chain ids to CAIP-2 ids; leaves out invalid ones. */
function byNetwork<T>(entries: readonly (readonly [string, T])[]): [CaipNetworkId, T][] {
  return entries.flatMap(([chainId, said]) => {
    const id = toEvmNetworkId(chainId)
    return id ? [[id, said] as [CaipNetworkId, T]] : []
  })
}

/** Capabilities under chain id 0 apply to every chain (EIP-5792). */
const EVERY_CHAIN = '0'

/** If the wallet reports no capabilities in time, the batch is sent without the check. */
const CAPABILITIES_MS = 5_000

const ATOMIC_STATUSES: readonly unknown[] = ['supported', 'ready']

/** Whether the capabilities of a network include atomic batches. */
function isAtomicOn(capabilities: Readonly<Record<string, unknown>>): boolean {
  const { atomic, atomicBatch } = capabilities as {
    readonly atomic?: { readonly status?: unknown } | null
    readonly atomicBatch?: { readonly supported?: unknown } | null
  }
  return ATOMIC_STATUSES.includes(atomic?.status) || atomicBatch?.supported === true
}

/** Whether the capabilities include listing an account's assets (ERC-7811). */
function hasAssetDiscovery(capabilities: Readonly<Record<string, unknown>> = {}): boolean {
  const { assetDiscovery } = capabilities as {
    readonly assetDiscovery?: { readonly supported?: unknown } | null
  }
  return assetDiscovery?.supported === true
}

/** Derives the fingerprint from the request parameter itself. */
const getRequestFingerprint = (
  { from, chainId, atomicRequired, calls, capabilities }: CallsParameter,
  batch: CallsBatch,
) =>
  batchFingerprint({
    connectorId: batch.connectorId,
    caipNetworkId: toEvmNetworkId(chainId) ?? batch.caipNetworkId,
    from,
    atomicRequired,
    calls,
    isTransactionAllowed: batch.isTransactionAllowed,
    ...(capabilities && { capabilities }),
  })

/** Creates batched calls and asset lists for wallets that support them (EIP-5792, ERC-7811). */
export function createEvmBatching(
  discovery: Discovery,
  { delay, networks }: Pick<ChainAdapterPorts, 'delay' | 'networks'>,
): BatchingWallets {
  const listed = () =>
    networks().flatMap(({ namespace, caipNetworkId }) =>
      namespace === 'eip155' ? [caipNetworkId] : [],
    )

  const ask = <T>(
    connectorId: string,
    method: string,
    params: readonly unknown[],
    schema: v.GenericSchema<unknown, T>,
    signal: AbortSignal,
  ): Promise<T> =>
    withModalErrors(
      thrown => toModalError(thrown, 'INTERNAL_RPC_ERROR', 'wallet'),
      signal,
      async () => {
        const provider = discovery.providerOf(connectorId)
        const answer = await raceAbort(() => provider.request(method, params), signal)
        const read = v.safeParse(schema, answer)
        if (!read.success) throw createParseError(method)
        return read.output
      },
    )

  const getCapabilities: BatchingWallets['getCapabilities'] = async (
    connectorId,
    address,
    signal,
  ) => {
    const method = 'wallet_getCapabilities'
    const answer = await ask(connectorId, method, [address], capabilitiesSchema, signal)
    const everywhere = answer.find(([chainId]) => parseChainReference(chainId) === EVERY_CHAIN)?.[1]
    const reported = Object.fromEntries(byNetwork(answer))
    if (!everywhere) return reported
    const ids = [...listed(), ...(Object.keys(reported) as CaipNetworkId[])]
    return Object.fromEntries(ids.map(id => [id, { ...everywhere, ...reported[id] }]))
  }

  /** Rejects a batch the wallet reports as unsupported; otherwise the wallet decides. */
  async function checkCapable(batch: CallsBatch, signal: AbortSignal): Promise<void> {
    const patience = new AbortController()
    const asked = getCapabilities(batch.connectorId, batch.from, signal).catch(
      (error: ModalError) => {
        if (signal.aborted) throw error
        return null
      },
    )
    const late = delay(CAPABILITIES_MS, patience.signal).then(() => null)
    const known = await Promise.race([asked, late]).finally(() => patience.abort())
    const here = known?.[batch.caipNetworkId]
    if (!here || !batch.atomicRequired || batch.calls.length === 1) return
    if (!('atomic' in here) && !('atomicBatch' in here)) return
    if (!isAtomicOn(here)) {
      throw new ModalError('ATOMICITY_NOT_SUPPORTED', `not on ${batch.caipNetworkId}`)
    }
  }

  /**
   * Persisted or imported state may claim a connection; payments need a wallet that connected here.
   *
   * @throws {ModalError} `SESSION_ENDED`
   */
  function keptProvider(connectorId: string): CapturedProvider {
    if (!discovery.isKept(connectorId)) throw new ModalError('SESSION_ENDED')
    return discovery.providerOf(connectorId)
  }

  const NO_BATCHES: readonly ErrorCode[] = ['UNSUPPORTED_METHOD', 'INVALID_REQUEST']

  return {
    getCapabilities,
    ...createEvmPermissions(discovery),

    sendCalls: (batch, fingerprint, signal, isOver) =>
      withModalErrors(
        thrown => toModalError(thrown, 'SEND_FAILED', 'wallet'),
        signal,
        async (): Promise<SentCalls> => {
          const provider = keptProvider(batch.connectorId)
          await checkCapable(batch, signal)
          const { caipNetworkId, from, atomicRequired, calls, capabilities } = batch
          const request: CallsParameter = {
            version: '2.0.0',
            from,
            chainId: hexOf(caipNetworkId),
            atomicRequired,
            calls,
            ...(capabilities && { capabilities }),
          }
          const lineOf = (parameter: CallsParameter) => getRequestFingerprint(parameter, batch)
          try {
            const handover = { request, lineOf, fingerprint, isOver }
            const id = v.safeParse(sentCallsSchema, await sendBatch(provider, handover, signal))
            if (id.success) return { kind: 'calls', id: id.output }
          } catch (thrown) {
            const isUnknown = thrown instanceof ModalError && NO_BATCHES.includes(thrown.code)
            if (!isUnknown || !batch.isTransactionAllowed) throw thrown
            const hash = await sendCall(provider, batch, fingerprint, signal, isOver)
            return { kind: 'transaction', hash }
          }
          throw new ModalError('SEND_UNCERTAIN', 'The wallet took the batch without naming it')
        },
      ),

    async getCallsStatus(connectorId, id, signal): Promise<CallsStatus> {
      const method = 'wallet_getCallsStatus'
      const answer = await ask(connectorId, method, [id], callsStatusSchema, signal)
      const { status: outcome, chainId = null, atomic: isAtomic, receipts } = answer
      const caipNetworkId = chainId === null ? null : toCaipNetworkId('eip155', chainId.toString())
      return { id, outcome, caipNetworkId, isAtomic, receipts }
    },

    async getAssets(connectorId, address, caipNetworkIds, signal) {
      const params = [{ account: address, chainFilter: caipNetworkIds.map(hexOf) }]
      const answer = await ask(connectorId, 'wallet_getAssets', params, assetsSchema, signal)
      return byNetwork(Object.entries(answer))
        .filter(([id]) => caipNetworkIds.includes(id))
        .flatMap(([caipNetworkId, assets]) => assets.map(asset => ({ caipNetworkId, ...asset })))
    },

    async getOfferedAssets(connectorId, address, caipNetworkId, signal) {
      const { [caipNetworkId]: here } = await getCapabilities(connectorId, address, signal)
      if (!hasAssetDiscovery(here)) return null
      const params = [{ account: address, chainFilter: [hexOf(caipNetworkId)] }]
      const answer = await ask(connectorId, 'wallet_getAssets', params, wholeAssetsSchema, signal)
      const found = byNetwork(Object.entries(answer)).find(([id]) => id === caipNetworkId)
      return (found?.[1] ?? []).map(asset => ({ caipNetworkId, ...asset }))
    },

    async getCollectibles(connectorId, address, caipNetworkId, signal) {
      const { [caipNetworkId]: here } = await getCapabilities(connectorId, address, signal)
      if (!hasAssetDiscovery(here)) return null
      const params = [
        {
          account: address,
          chainFilter: [hexOf(caipNetworkId)],
          assetTypeFilter: ['erc721', 'erc1155'],
        },
      ]
      const answer = await ask(connectorId, 'wallet_getAssets', params, collectiblesSchema, signal)
      return byNetwork(Object.entries(answer)).find(([id]) => id === caipNetworkId)?.[1] ?? []
    },
  }
}
