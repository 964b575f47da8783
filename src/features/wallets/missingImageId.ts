import type { Wallet } from '../../domain/wallet'
import type { HttpFailure } from '../../ports/http'
import { modalApiStateOf } from '../../services/modalApiStateOf'
import { imageKey, selectWalletImage } from './walletImage'

/** Answered, and the answer will stay the same: there is no such picture. */
const isFinal = (status: HttpFailure['status'] | undefined) =>
  status === 'PARSING_ERROR' || status === 404 || status === 400 || status === 410

/** The picture to ask for; null when the wallet has one, or there is none to be had. */
export function missingImageId(state: object, wallet: Wallet): string | null {
  if (wallet.image_id === undefined || selectWalletImage(state, wallet) !== null) return null
  const queries = modalApiStateOf(state)?.walletModalApi.queries
  const entry = queries?.[imageKey('wallet', wallet.image_id) as never] as
    { readonly error?: Partial<HttpFailure> } | undefined
  return isFinal(entry?.error?.status) ? null : wallet.image_id
}
