import * as v from 'valibot'
import { actingAccount } from '../accounts/actingAccount'
import type { ActingAccount } from '../accounts/actingAccount'
import { callNotToOwnAccount } from '../accounts/notToOwnAccount'
import { mustHaveRecipient, prepareAccountCalls } from '../accounts/prepareAccountCalls'
import { isFailure, rpcFailure } from '../failures'
import { say } from '../language/speak'
import { refusals } from '../refusals'
import { readParams } from '../requests/params'
import type { Prepare, SigningPorts } from '../requests/signing'
import type { Block } from '../review/review'
import { referenceOf, toCaipNetworkId } from '../rpc/createNetworks'
import { texts } from '../texts'
import { callTitle, describeCall } from './describeCall'
import type { EvmTransaction } from './readTransaction'
import { describeFee } from './sendTransaction'
import { Address, Hex, Quantity } from './shapes'
import { signAndSend } from './signAndSend'
import { readToken } from './tokens'

const MAX_CALLS = 20
const VERSIONS = ['1.0', '1', '2.0.0', '2.0']

const Batch = v.looseObject({
  version: v.optional(v.picklist(VERSIONS), '1.0'),
  id: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(4_096))),
  from: v.optional(Address),
  chainId: v.optional(v.union([v.string(), v.number()])),
  atomicRequired: v.optional(v.boolean(), false),
  capabilities: v.optional(v.record(v.string(), v.unknown())),
  calls: v.pipe(
    v.array(
      v.looseObject({
        to: v.nullish(Address),
        data: v.optional(Hex, '0x'),
        value: v.optional(Quantity, 0),
        capabilities: v.optional(v.record(v.string(), v.unknown())),
      }),
    ),
    v.minLength(1),
  ),
})
type BatchRequest = v.InferOutput<typeof Batch>

/** Whether the page requires the capability. */
const isDemanded = (capability: unknown) =>
  !(
    typeof capability === 'object' &&
    capability !== null &&
    'optional' in capability &&
    capability.optional === true
  )

/** @param offered - names of the acting account's capabilities */
function mustBeOffered({ capabilities, calls }: BatchRequest, offered: readonly string[]) {
  if (calls.length > MAX_CALLS) throw rpcFailure(5740, refusals.calls.tooMany(MAX_CALLS))
  const all = [capabilities, ...calls.map(call => call.capabilities)]
  const demanded = all.flatMap(each =>
    Object.entries(each ?? {}).flatMap(([name, value]) => (isDemanded(value) ? [name] : [])),
  )
  if (demanded.some(name => !offered.includes(name)))
    throw rpcFailure(5700, refusals.calls.capability)
}

/** Prepares the batch as one transaction of a smart account. */
async function prepareAsOne(
  account: ActingAccount,
  batch: BatchRequest,
  id: string,
  caipNetworkId: string,
  ports: SigningPorts,
) {
  mustBeOffered(batch, ['paymasterService'])
  const calls = Object.freeze(
    batch.calls.map(({ to, value, data }) =>
      Object.freeze({ to: mustHaveRecipient(to ?? null), value, data }),
    ),
  )
  const prepared = await prepareAccountCalls(account, calls, caipNetworkId, ports)
  // `paymasterService` is met if the operator pays the fee. Otherwise the request is refused, so
  // that the user doesn't pay.
  if (!prepared.isSponsored) mustBeOffered(batch, [])
  return {
    review: prepared.review,
    sign: async () => {
      const { version } = batch
      const hashes = [await prepared.send()]
      await ports.batches.write(id, { version, caipNetworkId, hashes, count: 1, isAtomic: true })
      return version.startsWith('1') ? id : { id }
    },
  }
}

const toTransaction = (call: BatchRequest['calls'][number]): EvmTransaction => ({
  to: call.to ?? null,
  value: call.value,
  data: call.data,
  gas: null,
  nonce: null,
  maxFeePerGas: null,
  maxPriorityFeePerGas: null,
})

/** The batch's own network, if it names one. */
function networkOf({ chainId }: BatchRequest, current: string): string {
  if (chainId === undefined) return current
  const caipNetworkId = toCaipNetworkId(chainId)
  if (!caipNetworkId?.startsWith('eip155:'))
    throw rpcFailure(5710, refusals.unknownNetwork(String(chainId)))
  return caipNetworkId
}

/** Sends the transactions in order and stops at the first failure: those already sent stay sent. */
async function sendAll(
  transactions: readonly EvmTransaction[],
  caipNetworkId: string,
  ports: SigningPorts,
  onSent: (hashes: readonly string[]) => Promise<void>,
) {
  const hashes: string[] = []
  for (const transaction of transactions)
    try {
      hashes.push(await signAndSend(transaction, caipNetworkId, ports))
      await onSent(hashes)
    } catch (thrown) {
      if (hashes.length === 0 || !isFailure(thrown)) throw thrown
      return
    }
}

/** `wallet_sendCalls` (EIP-5792), as consecutive transactions after one approval of them all. */
export const prepareSendCalls: Prepare = async (request, ports) => {
  const { accounts, networks, rpc, batches } = ports
  const [batch] = readParams(v.looseTuple([Batch]), request.params, refusals.calls.malformed)
  const caipNetworkId = networkOf(batch, request.caipNetworkId)
  if ((await networks.urls(caipNetworkId)).length === 0)
    throw rpcFailure(5710, refusals.unknownNetwork(referenceOf(caipNetworkId)))
  const id = batch.id ?? crypto.randomUUID()
  if ((await batches.read(id)) !== null) throw rpcFailure(5720, refusals.calls.duplicate)
  const account = await actingAccount(batch.from, caipNetworkId, ports)
  if (account.type === 'smartAccount') return prepareAsOne(account, batch, id, caipNetworkId, ports)
  if (batch.atomicRequired) throw rpcFailure(5760, refusals.calls.atomic)
  mustBeOffered(batch, [])
  for (const { to, data } of batch.calls) callNotToOwnAccount({ to: to ?? null, data }, ports)

  const transactions = Object.freeze(batch.calls.map(call => Object.freeze(toTransaction(call))))
  const coin = await networks.coin(caipNetworkId)
  const [fee, ...described] = await Promise.all([
    describeFee(transactions, caipNetworkId, coin, ports),
    ...transactions.map(each =>
      describeCall(each, coin, contract => readToken(rpc, caipNetworkId, contract)),
    ),
  ])
  const blocks = described.map((each, index): Block => ({
    kind: 'rows',
    title: `${callTitle(index + 1, described.length)}: ${each.title}`,
    rows: each.rows,
  }))
  return {
    review: {
      title: say(texts.calls.title, { count: transactions.length }),
      lead: texts.calls.lead,
      blocks: [
        ...blocks,
        { kind: 'rows', rows: [{ label: texts.network, value: coin.name }, fee.row] },
        {
          kind: 'rows',
          rows: [{ label: texts.from, value: accounts.eip155, form: 'address' }],
        },
      ],
      warnings: [...new Set(described.flatMap(({ warnings }) => warnings)), ...fee.warnings],
      approveLabel: texts.send,
    },
    sign: async () => {
      const { version } = batch
      const count = transactions.length
      await sendAll(transactions, caipNetworkId, ports, hashes =>
        batches.write(id, { version, caipNetworkId, hashes: [...hashes], count }),
      )
      return version.startsWith('1') ? id : { id }
    },
  }
}
