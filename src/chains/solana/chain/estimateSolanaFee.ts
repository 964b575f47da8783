import { base64 } from '@scure/base'
import { nativeDecimals } from '../../../domain/nativeCoin'
import { ModalError } from '../../../domain/ModalError'
import type { Network } from '../../../domain/network'
import { resolveIntent } from '../../../domain/payment/resolveIntent'
import type { FeeEstimate, SendIntent } from '../../../domain/payment/send'
import { formatUnits } from '../../../lib/amount/decimal'
import { loadChunk } from '../../shared/loadChunk'
import { readField } from '../../shared/readField'
import type { NodeCommitment } from '../commitment'
import { RpcError, toUnits, readRpcValue, type SolanaRpc } from './createSolanaRpc'
import { planPayment } from './planPayment'

/** JSON-RPC code of a failed simulation. */
const SIMULATION_FAILED = -32002

/** Simulation errors caused by the node rather than the payment. */
const NODE_ERRORS: readonly string[] = [
  'AccountInUse',
  'BlockhashNotFound',
  'ClusterMaintenance',
  'ProgramCacheHitMaxLimit',
  'WouldExceedAccountDataBlockLimit',
  'WouldExceedMaxAccountCostLimit',
  'WouldExceedMaxBlockCostLimit',
  'WouldExceedMaxVoteCostLimit',
]

/**
 * Simulates a payment: the fee, the deposit for the recipient's token account, and the minimum
 * balance.
 *
 * @throws {RpcError} when the simulation fails, as the payment would.
 * @throws {ModalError} `RESOURCE_UNAVAILABLE` when the node simulated nothing.
 */
export async function estimateSolanaFee(
  rpc: SolanaRpc,
  intent: SendIntent,
  network: Network,
  commitment: NodeCommitment,
  signal: AbortSignal,
): Promise<FeeEstimate> {
  const transfer = resolveIntent(intent)
  const [plan, { buildPayment }] = await Promise.all([
    planPayment(rpc, transfer, commitment, signal),
    loadChunk(import('./rpc/buildPayment')),
  ])
  const { bytes, message } = buildPayment(transfer, plan)
  const opened = plan.route?.opensAccount ? plan.route.destination : null
  const [fee, trial, keep] = await Promise.all([
    rpc.request('getFeeForMessage', [base64.encode(message), { commitment }], signal),
    rpc.request(
      'simulateTransaction',
      [
        base64.encode(bytes),
        {
          encoding: 'base64',
          commitment,
          sigVerify: false,
          replaceRecentBlockhash: true,
          ...(opened !== null && { accounts: { encoding: 'base64', addresses: [opened] } }),
        },
      ],
      signal,
    ),
    rpc.request('getMinimumBalanceForRentExemption', [0], signal),
  ])
  const err = readField(readRpcValue(trial), 'err')
  if (typeof err === 'string' && NODE_ERRORS.includes(err)) {
    throw new ModalError('RESOURCE_UNAVAILABLE', err)
  }
  if (err !== null && err !== undefined) {
    throw new RpcError(SIMULATION_FAILED, 'Transaction simulation failed', readRpcValue(trial))
  }
  const feeUnits = toUnits(readRpcValue(fee))
  const inCoin = (units: bigint) => formatUnits(units, nativeDecimals(network))
  const accounts = readField(readRpcValue(trial), 'accounts')
  const account: unknown = Array.isArray(accounts) ? accounts[0] : undefined
  return {
    feeBaseUnits: feeUnits.toString(),
    fee: inCoin(feeUnits),
    symbol: network.nativeCurrency.symbol,
    newest: { height: plan.slot.toString(), minedAt: Date.now() },
    keep: inCoin(toUnits(keep)),
    ...(opened !== null && { deposit: inCoin(toUnits(readField(account, 'lamports'))) }),
  }
}
