import type { Account } from '../../../domain/account'
import { chooseAccount } from '../../../domain/chosenAccount'
import { ModalError } from '../../../domain/ModalError'

export { keepChosenAccount } from '../../../domain/chosenAccount'

/**
 * Returns the accounts with another one first, which later payments are made from.
 *
 * @throws {ModalError} `INVALID_PARAMS`, with the specification's texts; `UNAUTHORIZED` for an
 * account that is not shared.
 */
export function switchAccounts(
  accounts: readonly Account[],
  address: string | undefined,
): readonly Account[] {
  if (!address) {
    throw new ModalError(
      'INVALID_PARAMS',
      'Address parameter is required for switching bip122 connection',
    )
  }
  const account = accounts.find(own => own.address === address)
  const chosen = account?.type === 'payment' && chooseAccount(accounts, address)
  if (chosen) return chosen
  if (!account) throw new ModalError('UNAUTHORIZED', `The wallet does not share ${address}`)
  throw new ModalError(
    'INVALID_PARAMS',
    'Switching to non-payment accounts is not allowed for bip122',
  )
}
