import type { Account } from '../../../domain/account'
import { WALLET_ACCOUNTS_MAX } from '../../../domain/limits'
import { evmBody, isEvmAddress } from '../address/evmDigits'

/** Returns the unique accounts in a wallet's response, limited, in its order and casing. */
export function parseAccounts(answer: unknown): readonly Account[] {
  if (!Array.isArray(answer)) return []
  const byBody = new Map<string, Account>()
  for (const entry of answer.slice(0, WALLET_ACCOUNTS_MAX) as readonly unknown[]) {
    if (typeof entry !== 'string' || !isEvmAddress(entry)) continue
    const address = /^0x/i.test(entry) ? entry : `0x${entry}`
    const body = evmBody(entry)
    if (!byBody.has(body)) byBody.set(body, { namespace: 'eip155', address, type: 'eoa' })
  }
  return [...byBody.values()]
}
