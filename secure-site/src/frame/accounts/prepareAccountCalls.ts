import type { Hex } from 'viem'
import type { AccountCall } from '../../shared/accounts/typedData'
import { callTitle, describeCall, nativeAmount } from '../evm/describeCall'
import { checksummed } from '../evm/shapes'
import { readToken } from '../evm/tokens'
import { rpcFailure } from '../failures'
import { say } from '../language/speak'
import { refusals } from '../refusals'
import type { SigningPorts } from '../requests/signing'
import type { Block, Review, Row } from '../review/review'
import { visibleLine } from '../review/visibleText'
import type { Coin } from '../rpc/createNetworks'
import { texts } from '../texts'
import type { ActingAccount } from './actingAccount'
import { callNotToOwnAccount } from './notToOwnAccount'
import { signAsOwner } from './signAs'
import type { PreparedCalls, SmartAccountDriver } from './smartAccountDriver'

const REASON_LIMIT = 160

/** Describes the calls, above the rows for network, fee and account. */
export interface DescribedCalls {
  readonly title: string
  readonly lead?: string
  readonly blocks: readonly Block[]
  readonly warnings: readonly string[]
  /** Shown while they are signed and sent. */
  readonly working?: string
}

export interface ReviewedCalls {
  readonly review: Review
  readonly isSponsored: boolean
  readonly driver: SmartAccountDriver
  send(): Promise<Hex>
}

/** Rejects contract creation: a smart account can only make calls. */
export function mustHaveRecipient(to: Hex | null): Hex {
  if (to === null) throw rpcFailure(-32602, refusals.badParams(refusals.smartAccount.noCreation))
  return checksummed(to)
}

function feeRow({ fee, isSponsored, failure }: PreparedCalls, coin: Coin): Row {
  const words = texts.smartAccount
  if (isSponsored) return { label: texts.fee, value: words.sponsored }
  if (fee === 0n && failure !== null) return { label: texts.fee, value: texts.feeUnknown }
  return {
    label: texts.fee,
    value: say(texts.atMost, { amount: nativeAmount(fee, coin) }),
    note: words.accountPays,
  }
}

const fromRow = (account: ActingAccount, { createsAccount }: PreparedCalls): Row => ({
  label: texts.from,
  value: account.address,
  form: 'address',
  note: createsAccount ? texts.smartAccount.created : texts.smartAccount.name,
})

async function describeAll(
  calls: readonly AccountCall[],
  caipNetworkId: string,
  coin: Coin,
  { rpc }: SigningPorts,
): Promise<DescribedCalls> {
  const described = await Promise.all(
    calls.map(call =>
      describeCall(call, coin, contract => readToken(rpc, caipNetworkId, contract)),
    ),
  )
  const [only] = described
  if (only && described.length === 1)
    return {
      title: only.title,
      blocks: [{ kind: 'rows', rows: only.rows }] satisfies Block[],
      warnings: only.warnings,
    }
  return {
    title: say(texts.calls.title, { count: described.length }),
    lead: texts.smartAccount.lead,
    blocks: described.map((each, at): Block => ({
      kind: 'rows',
      title: `${callTitle(at + 1, described.length)}: ${each.title}`,
      rows: each.rows,
    })),
    warnings: [...new Set(described.flatMap(each => each.warnings))],
  }
}

/**
 * Prepares the calls of a smart account, described by the caller, to be sent atomically in one
 * transaction.
 */
export async function prepareDescribedCalls(
  account: ActingAccount,
  calls: readonly AccountCall[],
  describing: Promise<DescribedCalls>,
  caipNetworkId: string,
  ports: SigningPorts,
): Promise<ReviewedCalls> {
  const driver = await ports.smart.driver(caipNetworkId, hash => signAsOwner(ports, hash))
  const [coin, prepared, described] = await Promise.all([
    ports.networks.coin(caipNetworkId),
    driver.prepare(account.owner, calls),
    describing,
  ])
  const fails =
    prepared.failure === null
      ? []
      : [say(texts.smartAccount.wouldFail, { reason: visibleLine(prepared.failure, REASON_LIMIT) })]
  return {
    isSponsored: prepared.isSponsored,
    driver,
    review: {
      ...described,
      blocks: [
        ...described.blocks,
        {
          kind: 'rows',
          rows: [{ label: texts.network, value: coin.name }, feeRow(prepared, coin)],
        },
        { kind: 'rows', rows: [fromRow(account, prepared)] },
      ],
      warnings: [...described.warnings, ...fails],
      approveLabel: described.title === texts.transaction.sendTitle ? texts.send : texts.approve,
      isRefused: prepared.failure !== null,
    },
    send: prepared.send,
  }
}

/**
 * Prepares the calls that a page requests from a smart account for review.
 *
 * @throws -32602 for calls of the account's own contracts
 */
export async function prepareAccountCalls(
  account: ActingAccount,
  calls: readonly AccountCall[],
  caipNetworkId: string,
  ports: SigningPorts,
): Promise<ReviewedCalls> {
  for (const call of calls) callNotToOwnAccount(call, ports)
  const coin = await ports.networks.coin(caipNetworkId)
  const describing = describeAll(calls, caipNetworkId, coin, ports)
  return prepareDescribedCalls(account, calls, describing, caipNetworkId, ports)
}
