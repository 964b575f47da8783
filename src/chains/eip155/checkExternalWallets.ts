import { getExternalWalletProblem, type ExternalWallet } from '../../domain/externalWallet'
import { ModalError } from '../../domain/ModalError'

/**
 * Reports a mistake in `external` during development; in production, invalid wallets are left out.
 *
 * @throws {ModalError} `INVALID_OPTION`
 */
export function checkExternalWallets(given: readonly ExternalWallet[] = []): void {
  const ids = new Set<string>()
  for (const wallet of given) {
    const problem = getExternalWalletProblem(wallet)
    if (problem !== null) throw new ModalError('INVALID_OPTION', `a wallet of external ${problem}`)
    const id = wallet.id.toLowerCase()
    if (ids.has(id)) throw new ModalError('INVALID_OPTION', `external has two wallets ${wallet.id}`)
    ids.add(id)
  }
}
