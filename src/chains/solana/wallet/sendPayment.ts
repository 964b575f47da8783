import { base64 } from '@scure/base'
import { ModalError } from '../../../domain/ModalError'
import type { Network } from '../../../domain/network'
import { transferFingerprint } from '../../../domain/payment/fingerprint'
import { isNothingSent, toPaymentError } from '../../../domain/payment/isNothingSent'
import { resolveIntent } from '../../../domain/payment/resolveIntent'
import type { SendIntent } from '../../../domain/payment/send'
import { guardHandover } from '../../shared/guardHandover'
import { loadChunk } from '../../shared/loadChunk'
import { raceAbort } from '../../shared/raceAbort'
import { readField } from '../../shared/readField'
import type { StandardWallet } from '../../shared/walletStandard/captureStandardWallet'
import { isFeatureSupported } from '../isFeatureSupported'
import { isUnchangedSinceReview } from '../chain/applyTokenRules'
import { RpcError, type SolanaRpc } from '../chain/createSolanaRpc'
import { planPayment } from '../chain/planPayment'
import { findWalletChain } from '../clusters'
import type { NodeCommitment } from '../commitment'
import { toSolanaModalError } from '../toSolanaModalError'
import { readSolanaPayment } from './readSolanaPayment'
import { readFirstOutput, encodeSignature } from './signSolanaMessage'

const SIGN_AND_SEND = 'solana:signAndSendTransaction'
const SIGN = 'solana:signTransaction'
const SIGNATURE_BYTES = 64
/** Offset of the signed message, after the count and one signature. */
const MESSAGE_AT = 1 + SIGNATURE_BYTES

export interface SolanaHandover {
  readonly wallet: Pick<StandardWallet, 'accounts' | 'has' | 'call'>
  readonly rpc: SolanaRpc
  readonly commitment: NodeCommitment
  readonly intent: SendIntent
  readonly fingerprint: string
  readonly network: Network
  isOver?(): boolean
}

/**
 * Sends a reviewed payment. The exact transaction must match the fingerprint, with nothing awaited
 * between check and wallet call. If the wallet only signs, the page's nodes send the result,
 * provided only the signature was added.
 */
export async function sendPayment(handover: SolanaHandover, signal: AbortSignal): Promise<string> {
  const { wallet, rpc, commitment, intent, fingerprint, network, isOver } = handover
  const transfer = resolveIntent(intent)
  const [plan, { buildPayment }] = await Promise.all([
    planPayment(rpc, transfer, commitment, signal),
    loadChunk(import('../chain/rpc/buildPayment')),
  ])
  if (plan.route && !isUnchangedSinceReview(plan.route.rules, intent, transfer.baseUnits)) {
    throw createChangedError('The token makes something else of the amount by now')
  }
  const { bytes } = buildPayment(transfer, plan)
  let reviewed = bytes
  let feature = SIGN
  const answer = await raceAbort(() => {
    const { connectorId, caipNetworkId } = intent
    const read = readSolanaPayment(bytes, transfer.to)
    const account = guardHandover({
      account: wallet.accounts().find(({ address }) => address === transfer.from),
      line: read && transferFingerprint({ connectorId, caipNetworkId, ...read }),
      fingerprint,
      isOver,
    })
    const chain = findWalletChain(network, account.chains)
    if (chain === undefined) throw new ModalError('CHAIN_NOT_SUPPORTED', caipNetworkId)
    if (isFeatureSupported(wallet, account, SIGN_AND_SEND)) feature = SIGN_AND_SEND
    else if (!isFeatureSupported(wallet, account, SIGN)) {
      throw new ModalError('UNSUPPORTED_METHOD', 'The account neither signs nor sends')
    }
    reviewed = Uint8Array.from(bytes)
    const options = { preflightCommitment: commitment }
    const input = { account: account.source, chain, transaction: bytes, options }
    return wallet.call(feature, input).catch(refuse)
  }, signal)
  const output = readFirstOutput(answer)
  if (feature === SIGN) {
    const signed = readSigned(readField(output, 'signedTransaction'), reviewed)
    return broadcast(rpc, signed, commitment, signal)
  }
  const signature = encodeSignature(readField(output, 'signature'))
  if (signature !== null) return signature
  throw new ModalError('SEND_UNCERTAIN', 'The wallet answered without a signature')
}

interface Signed {
  readonly transaction: Uint8Array
  readonly signature: string
}

/**
 * @throws {ModalError} `SIGN_FAILED` when there is no signed transaction, `INTENT_CHANGED` when it
 * differs from the reviewed one, even by a fee the wallet added: nothing was sent yet.
 */
function readSigned(answer: unknown, reviewed: Uint8Array): Signed {
  const first = answer instanceof Uint8Array ? answer.subarray(1, MESSAGE_AT) : null
  const signature = first?.some(byte => byte !== 0) ? encodeSignature(first) : null
  if (signature === null || !(answer instanceof Uint8Array)) {
    throw new ModalError('SIGN_FAILED', 'The wallet answered without a signed transaction')
  }
  // A copy, so that the page cannot change it after this check.
  const transaction = Uint8Array.from(answer)
  const isReviewed = (byte: number, at: number) =>
    (at > 0 && at < MESSAGE_AT) || byte === reviewed[at]
  if (transaction.length !== reviewed.length || !transaction.every(isReviewed)) {
    throw createChangedError('The wallet signed another transaction than the reviewed one')
  }
  return { transaction, signature }
}

/** Sends a signed transaction. Its signature is its id, so its outcome can always be looked up. */
async function broadcast(
  rpc: SolanaRpc,
  { transaction, signature }: Signed,
  commitment: NodeCommitment,
  signal: AbortSignal,
): Promise<string> {
  const options = { encoding: 'base64', preflightCommitment: commitment }
  try {
    await rpc.request('sendTransaction', [base64.encode(transaction), options], signal)
  } catch (thrown) {
    const { code } = toSolanaModalError(thrown, 'SEND_UNCERTAIN', 'chain')
    // A node's own error means that it forwarded nothing; without an answer it may have.
    if (thrown instanceof RpcError && isNothingSent(code)) throw thrown
  }
  return signature
}

function refuse(thrown: unknown): never {
  throw toPaymentError(toSolanaModalError(thrown, 'SEND_UNCERTAIN', 'wallet'))
}

const createChangedError = (detail: string) => new ModalError('INTENT_CHANGED', detail)
