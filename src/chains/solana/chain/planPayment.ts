import { ModalError } from '../../../domain/ModalError'
import type { ResolvedTransfer } from '../../../domain/payment/resolveIntent'
import { readField } from '../../shared/readField'
import { associatedAccount } from '../address/programAddress'
import type { NodeCommitment } from '../commitment'
import { TOKEN_PROGRAMS } from '../programs'
import { toUnits, readRpcValue, type SolanaRpc } from './createSolanaRpc'
import { readAccount } from './readAccount'
import { readTokenRules, type TokenRules } from './readTokenRules'

/** The token accounts of a payment. */
export interface TokenRoute {
  readonly rules: TokenRules
  /** The sender's token account. */
  readonly source: string
  /** The recipient's token account; the payment opens it if missing. */
  readonly destination: string
  readonly opensAccount: boolean
}

/** The chain data needed to build a payment. */
export interface PaymentPlan {
  readonly blockhash: string
  readonly lastValidBlockHeight: bigint
  readonly slot: bigint
  /** Null for the native coin. */
  readonly route: TokenRoute | null
}

/**
 * Queries the chain data of a payment.
 *
 * @throws {ModalError} `INVALID_PARAMS` when the token does not exist; `TRANSACTION_REJECTED` when
 * the recipient is a token account; `INSUFFICIENT_FUNDS` when the sender has no account for the
 * token; `TOKEN_UNSUPPORTED` when its rules are not supported.
 */
export async function planPayment(
  rpc: SolanaRpc,
  transfer: ResolvedTransfer,
  commitment: NodeCommitment,
  signal: AbortSignal,
): Promise<PaymentPlan> {
  const [answer, route] = await Promise.all([
    rpc.request('getLatestBlockhash', [{ commitment }], signal),
    transfer.tokenAddress === undefined
      ? null
      : findRoute(rpc, transfer, transfer.tokenAddress, commitment, signal),
  ])
  const blockhash = readField(readRpcValue(answer), 'blockhash')
  if (typeof blockhash !== 'string') throw new Error('Not a block hash')
  return {
    blockhash,
    lastValidBlockHeight: toUnits(readField(readRpcValue(answer), 'lastValidBlockHeight')),
    slot: toUnits(readField(readField(answer, 'context'), 'slot')),
    route,
  }
}

async function findRoute(
  rpc: SolanaRpc,
  { from, to }: ResolvedTransfer,
  token: string,
  commitment: NodeCommitment,
  signal: AbortSignal,
): Promise<TokenRoute> {
  const rules = await readTokenRules(rpc, token, commitment, signal)
  const { program } = rules
  const destination = associatedAccount(to, token, program)
  const [sources, recipient, kept] = await Promise.all([
    rpc.request(
      'getTokenAccountsByOwner',
      [from, { mint: token }, { encoding: 'jsonParsed', commitment }],
      signal,
    ),
    readAccount(rpc, to, commitment, signal),
    readAccount(rpc, destination, commitment, signal),
  ])
  if (recipient && TOKEN_PROGRAMS.includes(recipient.owner)) {
    throw new ModalError('TRANSACTION_REJECTED', `${to} is a token account and cannot own tokens`)
  }
  const source = findFullestAccount(readRpcValue(sources), program)
  if (source === null) throw new ModalError('INSUFFICIENT_FUNDS', `No account for ${token}`)
  return { rules, source, destination, opensAccount: kept === null }
}

/** Returns the sender's token account with the highest balance. */
function findFullestAccount(rows: unknown, program: string): string | null {
  if (!Array.isArray(rows)) throw new Error('Not a list of accounts')
  const accounts = (rows as readonly unknown[]).flatMap(row => {
    const pubkey = readField(row, 'pubkey')
    const account = readField(row, 'account')
    const parsed = readField(readField(account, 'data'), 'parsed')
    const amount = readField(readField(readField(parsed, 'info'), 'tokenAmount'), 'amount')
    if (typeof pubkey !== 'string' || readField(account, 'owner') !== program) return []
    return [{ pubkey, units: toUnits(amount) }]
  })
  const best = accounts.reduce<(typeof accounts)[number] | null>(
    (most, each) => (most && most.units >= each.units ? most : each),
    null,
  )
  return best?.pubkey ?? null
}
