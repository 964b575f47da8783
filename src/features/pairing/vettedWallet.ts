import type { Wallet } from '../../domain/wallet'
import { isOwnLink, withOwnLinks } from '../../lib/links/ownLinks'
import type { RootState } from '../../store/rootReducer'
import { selectOptions } from '../options/optionsSlice'

/** A wallet with those of its links that it may be opened by. What the host described itself is the host's word. */
export function vettedWallet(state: RootState, wallet: Wallet): Wallet {
  const { customWallets = [] } = selectOptions(state).wallets
  return customWallets.some(({ id }) => id === wallet.id) ? wallet : withOwnLinks(wallet)
}

/** Whether the link into a connected wallet, as storage had it, may be that wallet's or is the host's word. */
export function isVettedLink(
  state: RootState,
  { href, name }: { readonly href: string; readonly name: string },
): boolean {
  const { customWallets = [] } = selectOptions(state).wallets
  const isOfHost = customWallets.some(({ mobile_link: link }) => link && href.startsWith(link))
  return isOfHost || isOwnLink(href, { name })
}
