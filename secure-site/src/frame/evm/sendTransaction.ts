import { actingAccount } from '../accounts/actingAccount'
import type { ActingAccount } from '../accounts/actingAccount'
import { callNotToOwnAccount } from '../accounts/notToOwnAccount'
import { mustHaveRecipient, prepareAccountCalls } from '../accounts/prepareAccountCalls'
import { isFailure, rpcFailure } from '../failures'
import { say } from '../language/speak'
import { refusals } from '../refusals'
import type { Prepare, SigningPorts } from '../requests/signing'
import type { Row } from '../review/review'
import { visibleLine } from '../review/visibleText'
import { referenceOf } from '../rpc/createNetworks'
import type { Coin } from '../rpc/createNetworks'
import { texts } from '../texts'
import { describeCall, nativeAmount } from './describeCall'
import { estimateGas, highestPrice, readGasPrice } from './fees'
import { readSender, readTransaction } from './readTransaction'
import type { EvmTransaction } from './readTransaction'
import { signAndSend } from './signAndSend'
import { readToken } from './tokens'

const REASON_LIMIT = 160

/** Returns the maximum total fee, and a warning if a transaction would fail. */
export async function describeFee(
  transactions: readonly EvmTransaction[],
  caipNetworkId: string,
  coin: Coin,
  { accounts, rpc }: SigningPorts,
): Promise<{ readonly row: Row; readonly warnings: readonly string[] }> {
  try {
    const [first] = transactions
    const wished = first ?? { maxFeePerGas: null, maxPriorityFeePerGas: null }
    const [price, ...gas] = await Promise.all([
      readGasPrice(rpc, caipNetworkId, wished),
      ...transactions.map(
        each => each.gas ?? estimateGas(rpc, caipNetworkId, accounts.eip155, each),
      ),
    ])
    const total = gas.reduce((sum, each) => sum + each, 0n) * highestPrice(price)
    const value = say(texts.atMost, { amount: nativeAmount(total, coin) })
    return { row: { label: texts.fee, value }, warnings: [] }
  } catch (thrown) {
    const reason = isFailure(thrown) ? visibleLine(thrown.message, REASON_LIMIT) : ''
    return {
      row: { label: texts.fee, value: texts.feeUnknown },
      warnings: [
        reason === '' ? texts.transaction.mayFail : say(texts.transaction.wouldFail, { reason }),
      ],
    }
  }
}

/**
 * Prepares the transaction as a single call of a smart account. The page's gas fields apply only to
 * accounts that pay for their own gas, so they are ignored.
 */
async function prepareAsAccount(
  account: ActingAccount,
  { to, value, data, nonce }: EvmTransaction,
  caipNetworkId: string,
  ports: SigningPorts,
) {
  if (nonce !== null) throw rpcFailure(-32602, refusals.badParams(refusals.smartAccount.noNonce))
  const calls = [Object.freeze({ to: mustHaveRecipient(to), value, data })]
  const { review, driver, send } = await prepareAccountCalls(account, calls, caipNetworkId, ports)
  return { review, sign: async () => driver.transactionHash(await send()) }
}

/** `eth_sendTransaction`. Resolves with the hash. */
export const prepareSendTransaction: Prepare = async ({ params, caipNetworkId }, ports) => {
  const { accounts, networks, rpc } = ports
  const chainId = Number(referenceOf(caipNetworkId))
  const account = await actingAccount(readSender(params), caipNetworkId, ports)
  const transaction = Object.freeze(readTransaction(params, chainId))
  if (account.type === 'smartAccount')
    return prepareAsAccount(account, transaction, caipNetworkId, ports)
  callNotToOwnAccount(transaction, ports)
  const coin = await networks.coin(caipNetworkId)
  const [described, fee] = await Promise.all([
    describeCall(transaction, coin, contract => readToken(rpc, caipNetworkId, contract)),
    describeFee([transaction], caipNetworkId, coin, ports),
  ])
  const replaces: Row[] =
    transaction.nonce === null
      ? []
      : [{ label: texts.transaction.nonce, value: String(transaction.nonce) }]
  return {
    review: {
      title: described.title,
      blocks: [
        { kind: 'rows', rows: described.rows },
        {
          kind: 'rows',
          rows: [{ label: texts.network, value: coin.name }, fee.row, ...replaces],
        },
        {
          kind: 'rows',
          rows: [{ label: texts.from, value: accounts.eip155, form: 'address' }],
        },
      ],
      warnings: [...described.warnings, ...fee.warnings],
      approveLabel: described.title === texts.transaction.sendTitle ? texts.send : texts.approve,
    },
    sign: () => signAndSend(transaction, caipNetworkId, ports),
  }
}
