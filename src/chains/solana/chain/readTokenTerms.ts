import type { TokenTerms } from '../../../domain/payment/tokenTerms'
import type { NodeCommitment } from '../commitment'
import { getTermsOfAmount } from './applyTokenRules'
import type { SolanaRpc } from './createSolanaRpc'
import { readTokenRules } from './readTokenRules'

/** Returns the current terms of a token amount. */
export const readTokenTerms = async (
  rpc: SolanaRpc,
  token: string,
  amount: string,
  commitment: NodeCommitment,
  signal: AbortSignal,
): Promise<TokenTerms> =>
  getTermsOfAmount(await readTokenRules(rpc, token, commitment, signal), amount)
