import { randomUUID } from 'node:crypto'
import { encodeFunctionData, hashTypedData, recoverAddress } from 'viem'
import { accountAddress } from '../../shared/accounts/accountAddress'
import { FACTORY_ABI, SALT } from '../../shared/accounts/contracts'
import { FACTORY_ADDRESS } from '../../shared/accounts/creationCode'
import { batchTypedData } from '../../shared/accounts/typedData'
import { ApiRefusal } from '../http/apiRefusal'
import { chainIdOf } from './createChainClients'
import { ownerOf, sendingNetwork } from './quoteBatch'
import { readFeePrice } from './readFees'
import { recordGrants } from './recordGrants'
import { describeRevert, revertDataOf } from './revert'
import { countSponsored, policyOf } from './sponsorship'
import type { AccountBatch } from '../../shared/accounts/typedData'
import type { SendBatchAnswer } from '../../shared/accounts'
import type { Site } from '../site'
import type { SendingNetwork } from './quoteBatch'
import type { Address, Hex } from 'viem'

/** Contract errors that mean the signed numbers are outdated. */
const OUTDATED = ['WrongNonce', 'DeadlinePassed', 'WrongSignature', 'FeeTooHigh']

export interface SignedBatch {
  readonly userId: string
  readonly projectId: string
  readonly hostOrigin: string
  readonly caipNetworkId: string
  readonly batch: AccountBatch
  readonly signature: Hex
}

const refused = () => new ApiRefusal('BATCH_REFUSED')

const callData = (owner: Address, { batch, signature }: SignedBatch, fee: bigint) =>
  encodeFunctionData({
    abi: FACTORY_ABI,
    functionName: 'createAndExecute',
    args: [owner, SALT, batch, fee, signature],
  })

/** Estimates the gas, which also simulates the batch. */
async function estimateGas({ client, relayer }: SendingNetwork, data: Hex): Promise<bigint> {
  try {
    return await client.estimateGas({
      account: relayer.address,
      to: FACTORY_ADDRESS,
      data,
      blockTag: 'pending',
    })
  } catch (thrown) {
    const reverted = revertDataOf(thrown)
    if (reverted === null) throw thrown
    throw OUTDATED.includes(describeRevert(reverted).name)
      ? refused()
      : new ApiRefusal('BATCH_FAILS')
  }
}

/**
 * The relayer's fee: its expected cost plus a tenth for a rising base fee, capped at the signed
 * maximum.
 */
async function feeOf({ client }: SendingNetwork, gas: bigint, maxFee: bigint): Promise<bigint> {
  const price = await readFeePrice(client)
  // The signed fee no longer covers the cost: gas prices have risen sharply since the quote.
  if (maxFee < gas * price.expected) throw refused()
  const wanted = (gas * price.expected * 11n) / 10n
  return wanted < maxFee ? wanted : maxFee
}

/** Inserts one row per batch, even when requested repeatedly. Null if it already exists. */
async function insertRow(site: Site, signed: SignedBatch, digest: string): Promise<string | null> {
  const id = randomUUID()
  const inserted = await site.db
    .insertInto('account_batches')
    .values({
      id,
      user_id: signed.userId,
      project_id: signed.projectId,
      caip_network_id: signed.caipNetworkId,
      digest,
      relayer_nonce: null,
      is_sponsored: signed.batch.maxFee === 0n,
      state: 'reserved',
      transaction_hash: null,
      created_at: site.now(),
      cost: null,
    })
    .onConflict(conflict => conflict.column('digest').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted ? id : null
}

/** The earlier response, in case it got lost on the way. */
async function answerOfBefore({ db }: Site, digest: string): Promise<SendBatchAnswer> {
  const row = await db
    .selectFrom('account_batches')
    .select(['transaction_hash', 'state'])
    .where('digest', '=', digest)
    .executeTakeFirst()
  if (row?.transaction_hash == null || row.state === 'given_up') throw refused()
  return { transactionHash: row.transaction_hash }
}

const giveUp = (db: Site['db'], id: string) =>
  db
    .updateTable('account_batches')
    .set({ state: 'given_up', relayer_nonce: null })
    .where('id', '=', id)
    .execute()

/** Counts after inserting the row, so that concurrent batches can't exceed the limit. */
async function mustBePaidFor(site: Site, signed: SignedBatch, gas: bigint): Promise<void> {
  const policy = policyOf(site, signed)
  if (!policy || gas > BigInt(policy.maxGas)) throw refused()
  const { ofUser, ofProject } = await countSponsored(site, signed)
  if (ofUser > policy.perUserPerDay || ofProject > policy.perDay) throw refused()
}

async function sendRow(site: Site, signed: SignedBatch, owner: Address, batchId: string) {
  const network = sendingNetwork(site, signed.caipNetworkId)
  const { maxFee } = signed.batch
  const gas = await estimateGas(network, callData(owner, signed, maxFee))
  const fee = maxFee === 0n ? 0n : await feeOf(network, gas, maxFee)
  if (maxFee === 0n) await mustBePaidFor(site, signed, gas)
  return network.relayer.send({
    batchId,
    caipNetworkId: signed.caipNetworkId,
    to: FACTORY_ADDRESS,
    data: callData(owner, signed, fee),
    gas: (gas * 6n) / 5n,
  })
}

/**
 * Simulates what the owner signed, then sends it once.
 *
 * @throws {ApiRefusal} `BATCH_REFUSED` if the signature or the numbers are invalid or outdated,
 * `BATCH_FAILS` if the calls would fail
 */
export async function sendBatch(site: Site, signed: SignedBatch): Promise<SendBatchAnswer> {
  const { relayer } = sendingNetwork(site, signed.caipNetworkId)
  const owner = await ownerOf(site, signed.userId)
  const typed = batchTypedData(signed.batch, accountAddress(owner), chainIdOf(signed.caipNetworkId))
  const digest = hashTypedData(typed)
  const signer = await recoverAddress({ hash: digest, signature: signed.signature }).catch(
    () => null, // malformed signature
  )
  const isOwners = signer?.toLowerCase() === owner.toLowerCase()
  const isOurs = signed.batch.feeRecipient.toLowerCase() === relayer.address.toLowerCase()
  if (!isOwners || !isOurs) throw refused()
  const batchId = await insertRow(site, signed, digest)
  if (batchId === null) return answerOfBefore(site, digest)
  try {
    await recordGrants(site, signed)
    const transactionHash = await sendRow(site, signed, owner, batchId)
    await site.audit.write('batchSent', { userId: signed.userId, hostOrigin: signed.hostOrigin })
    return { transactionHash }
  } catch (thrown) {
    await giveUp(site.db, batchId)
    throw thrown
  }
}
