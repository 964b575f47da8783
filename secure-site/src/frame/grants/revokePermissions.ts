import { hashMessage } from 'viem'
import type { Hex } from 'viem'
import { revokeCall } from '../../shared/accounts/grants'
import { accountRow } from '../accounts/accountRow'
import type { ActingAccount } from '../accounts/actingAccount'
import { prepareDescribedCalls } from '../accounts/prepareAccountCalls'
import type { DescribedCalls } from '../accounts/prepareAccountCalls'
import { signAs } from '../accounts/signAs'
import { rpcFailure } from '../failures'
import { refusals } from '../refusals'
import { readParams } from '../requests/params'
import type { Prepare, SigningPorts } from '../requests/signing'
import type { Row } from '../review/review'
import { texts } from '../texts'
import { describeTime } from './describeTime'
import { RevokeParams } from './grantShapes'
import { readGrantState } from './grantState'
import type { GrantState } from './grantState'
import { grantingAccount } from './grantingAccount'
import { sendAndWait } from './sendAndWait'

const grantRows = (id: Hex, { expiry }: GrantState): Row[] => [
  { label: texts.grants.permission, value: id, form: 'code' },
  { label: texts.grants.until, value: describeTime(expiry) },
]

const describeStop = (rows: readonly Row[]): DescribedCalls => ({
  title: texts.grants.stopTitle,
  lead: texts.grants.stopLead,
  blocks: [{ kind: 'rows', rows }],
  warnings: [],
  working: texts.grants.working,
})

/** Signs a repeated revocation again: the page's service may have missed the first response. */
async function reviewStopped(
  rows: readonly Row[],
  account: ActingAccount,
  caipNetworkId: string,
  ports: SigningPorts,
) {
  const { name } = await ports.networks.coin(caipNetworkId)
  return {
    title: texts.grants.stopTitle,
    lead: texts.grants.stoppedLead,
    blocks: [
      { kind: 'rows' as const, rows },
      {
        kind: 'rows' as const,
        rows: [
          await accountRow(account, caipNetworkId, ports),
          { label: texts.network, value: name },
        ],
      },
    ],
    warnings: [],
    approveLabel: texts.sign,
  }
}

/**
 * `wallet_revokePermissions` (ERC-7715). Resolves with the account's signature once the grant is
 * gone from the chain.
 */
export const prepareRevokePermissions: Prepare = async ({ params }, ports) => {
  const [{ pci: id, address }] = readParams(RevokeParams, params, refusals.grants.malformed)
  const at = address.lastIndexOf(':')
  const caipNetworkId = address.slice(0, at)
  if ((await ports.networks.urls(caipNetworkId)).length === 0)
    throw rpcFailure(5710, refusals.unknownNetwork(caipNetworkId))
  const account = await grantingAccount(address.slice(at + 1), caipNetworkId, ports)
  const state = await readGrantState(ports.rpc, caipNetworkId, account.address, id)
  if (!state) throw rpcFailure(-32001, refusals.badParams(refusals.grants.unknown))
  const sign = () => signAs(account, hashMessage(`Stop ${id}`), caipNetworkId, ports)
  const rows = grantRows(id, state)
  if (state.isRevoked)
    return { review: await reviewStopped(rows, account, caipNetworkId, ports), sign }
  const prepared = await prepareDescribedCalls(
    account,
    [Object.freeze(revokeCall(id))],
    Promise.resolve(describeStop(rows)),
    caipNetworkId,
    ports,
  )
  return {
    review: prepared.review,
    sign: async () => {
      await sendAndWait(prepared)
      return sign()
    },
  }
}
