import { base64 } from '@scure/base'
import type { ErrorCode } from '../../../domain/errorCatalogue'
import { ModalError } from '../../../domain/ModalError'
import type { Network } from '../../../domain/network'
import { transferFingerprint } from '../../../domain/payment/fingerprint'
import { outcomeUnknown } from '../../../domain/payment/outcomeUnknown'
import { resolveIntent } from '../../../domain/payment/resolveIntent'
import type { SendIntent } from '../../../domain/payment/send'
import { loadChunk } from '../../shared/loadChunk'
import { raceAbort } from '../../shared/raceAbort'
import { readField } from '../../shared/readField'
import type { StandardWallet } from '../../shared/walletStandard/captureStandardWallet'
import { RpcError, type SolanaRpc } from '../chain/createSolanaRpc'
import { planPayment } from '../chain/planPayment'
import { chainOf } from '../clusters'
import type { NodeCommitment } from '../commitment'
import { toSolanaModalError } from '../toSolanaModalError'
import { readSolanaPayment } from './readSolanaPayment'
import { firstOutput, writeSignature } from './signSolanaMessage'

const SIGN_AND_SEND = 'solana:signAndSendTransaction'
const SIGN = 'solana:signTransaction'
const SIGNATURE_BYTES = 64

/** Answers that can only come before anything was sent. */
const NOT_SENT: readonly ErrorCode[] = [
  'USER_REJECTED',
  'REQUEST_PENDING',
  'UNAUTHORIZED',
  'UNSUPPORTED_METHOD',
  'CHAIN_NOT_SUPPORTED',
  'WALLET_CHANGED',
  'INTENT_CHANGED',
  'INSUFFICIENT_FUNDS',
  'EXECUTION_REVERTED',
  'TRANSACTION_REJECTED',
  'INVALID_REQUEST',
  'INVALID_PARAMS',
]

export interface Handover {
  readonly wallet: Pick<StandardWallet, 'accounts' | 'has' | 'call'>
  readonly rpc: SolanaRpc
  readonly commitment: NodeCommitment
  readonly intent: SendIntent
  readonly fingerprint: string
  readonly network: Network
  isOver?(): boolean
}

/**
 * Hands a reviewed payment to the wallet. The wallet must still share the reviewed account, and the very transaction it is
 * about to get must still say what the fingerprint says; nothing is awaited between that comparison and the call. A wallet
 * that only signs has its transaction sent by the page's own nodes.
 */
export async function sendPayment(handover: Handover, signal: AbortSignal): Promise<string> {
  const { wallet, rpc, commitment, intent, fingerprint, network, isOver } = handover
  const transfer = resolveIntent(intent)
  const [plan, { buildPayment }] = await Promise.all([
    planPayment(rpc, transfer, commitment, signal),
    loadChunk(import('../chain/rpc/buildPayment')),
  ])
  const { bytes } = buildPayment(transfer, plan)
  const feature = wallet.has(SIGN_AND_SEND) ? SIGN_AND_SEND : SIGN
  const answer = await raceAbort(() => {
    const { connectorId, caipNetworkId } = intent
    const account = wallet.accounts().find(({ address }) => address === transfer.from)
    if (!account) throw changed('The wallet no longer shares the account')
    const chain = chainOf(network, account.chains)
    if (chain === undefined) throw new ModalError('CHAIN_NOT_SUPPORTED', caipNetworkId)
    const read = readSolanaPayment(bytes, transfer.to)
    if (!read || transferFingerprint({ connectorId, caipNetworkId, ...read }) !== fingerprint) {
      throw changed('The transaction does not say what was reviewed')
    }
    if (isOver?.()) throw changed('Nobody waits for the wallet any more')
    const options = { preflightCommitment: commitment }
    const input = { account: account.source, chain, transaction: bytes, options }
    return wallet.call(feature, input).catch(refuse)
  }, signal)
  const output = firstOutput(answer)
  if (feature === SIGN)
    return broadcast(rpc, readField(output, 'signedTransaction'), commitment, signal)
  const signature = writeSignature(readField(output, 'signature'))
  if (signature !== null) return signature
  throw new ModalError('SEND_UNCERTAIN', 'The wallet answered without a signature')
}

/** Sends what the wallet signed. Its signature is its name, so whatever becomes of the request, it can be looked for. */
async function broadcast(
  rpc: SolanaRpc,
  signed: unknown,
  commitment: NodeCommitment,
  signal: AbortSignal,
): Promise<string> {
  const first = signed instanceof Uint8Array ? signed.subarray(1, 1 + SIGNATURE_BYTES) : null
  const signature = first?.some(byte => byte !== 0) ? writeSignature(first) : null
  if (signature === null || !(signed instanceof Uint8Array)) {
    throw new ModalError('SIGN_FAILED', 'The wallet answered without a signed transaction')
  }
  const options = { encoding: 'base64', preflightCommitment: commitment }
  try {
    await rpc.request('sendTransaction', [base64.encode(signed), options], signal)
  } catch (thrown) {
    const { code } = toSolanaModalError(thrown, 'SEND_UNCERTAIN', 'chain')
    // A node that answered says no before it passes anything on; one that did not may have.
    if (thrown instanceof RpcError && NOT_SENT.includes(code)) throw thrown
  }
  return signature
}

/** It may well be on its way, unless the wallet says why it cannot be: no message may claim that nothing was sent. */
function refuse(thrown: unknown): never {
  const error = toSolanaModalError(thrown, 'SEND_UNCERTAIN', 'wallet')
  if (NOT_SENT.includes(error.code) || outcomeUnknown(error.code)) throw error
  throw new ModalError('SEND_UNCERTAIN', `${error.code}: ${error.message}`, { cause: thrown })
}

const changed = (detail: string) => new ModalError('INTENT_CHANGED', detail)
