import type { Account } from '../../../domain/account'
import { ModalError } from '../../../domain/ModalError'

/**
 * The account that may become the one in use: payments are made from it.
 *
 * @throws {ModalError} `INVALID_PARAMS`, in the words of the specification; `UNAUTHORIZED` for one that is not shared.
 */
export function switchableAccount(
  accounts: readonly Account[],
  address: string | undefined,
): Account {
  if (!address) {
    throw new ModalError(
      'INVALID_PARAMS',
      'Address parameter is required for switching bip122 connection',
    )
  }
  const account = accounts.find(own => own.address === address)
  if (account?.type === 'payment') return account
  if (!account) throw new ModalError('UNAUTHORIZED', `The wallet does not share ${address}`)
  throw new ModalError(
    'INVALID_PARAMS',
    'Switching to non-payment accounts is not allowed for bip122',
  )
}
