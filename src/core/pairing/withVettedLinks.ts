import type { Wallet } from '../../domain/wallet'
import { isOwnLink, withOwnLinks } from '../../lib/links/ownLinks'
import type { RootState } from '../../store/rootReducer'
import { selectOptions } from '../options/optionsSlice'

/**
 * Strips links that do not belong to the wallet. Wallets described by the host are trusted as is.
 */
export function withVettedLinks(state: RootState, wallet: Wallet): Wallet {
  const { customWallets = [] } = selectOptions(state).wallets
  return customWallets.some(({ id }) => id === wallet.id) ? wallet : withOwnLinks(wallet)
}

/** Whether a stored link belongs to the connected wallet or comes from the host. */
export function isVettedLink(
  state: RootState,
  { href, name }: { readonly href: string; readonly name: string },
): boolean {
  const { customWallets = [] } = selectOptions(state).wallets
  const isOfHost = customWallets.some(({ mobile_link: link }) => link && href.startsWith(link))
  return isOfHost || isOwnLink(href, { name })
}
