import type { Account } from './account'

/**
 * Moves the chosen account first and notes the wallet's own first address on it. Null if the
 * address is not among the accounts.
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

/** Keeps the user's choice first while the wallet shares it and its own first address stays. */
export function keepChosenAccount(
  [before]: readonly Account[],
  now: readonly Account[],
): readonly Account[] {
  const [first] = now
  const stays = before?.insteadOf && first?.address === before.insteadOf && !first.insteadOf
  return (stays && chooseAccount(now, before.address)) || now
}
