import type { Account } from './account'

/**
 * The accounts of a wallet with another one first, which the visitor chose in place of the one that the wallet means; null
 * where it is not among them.
 */
export function chooseAccount(
  accounts: readonly Account[],
  address: string,
): readonly Account[] | null {
  const chosen = accounts.find(account => account.address === address)
  const [first] = accounts
  if (!chosen || !first) return null
  const meant = first.insteadOf ?? first.address
  const others = accounts.filter(account => account !== chosen)
  const plain = [chosen, ...others].map(({ insteadOf: _no, ...account }): Account => account)
  return plain.map((account, index) =>
    index === 0 && address !== meant ? { ...account, insteadOf: meant } : account,
  )
}

/** What a wallet shares now: what was chosen stays first while the wallet shares it, and means the same one as then. */
export function keepChoice(
  [before]: readonly Account[],
  now: readonly Account[],
): readonly Account[] {
  const [first] = now
  const stays = before?.insteadOf && first?.address === before.insteadOf && !first.insteadOf
  return (stays && chooseAccount(now, before.address)) || now
}
