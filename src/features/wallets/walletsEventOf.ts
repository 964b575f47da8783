import type { UnknownAction } from '@reduxjs/toolkit'
import { walletsSearched, walletsShown } from '../../events/walletEvents'
import { isPrivateText } from '../../lib/text/isPrivateText'

/** What a page hears of the list of all wallets. */
export type WalletsEvent =
  | {
      readonly name: 'SEARCH_WALLET'
      readonly properties: {
        readonly badge: 'certified' | ''
        /** What was looked for; empty where a visitor typed an address by mistake. */
        readonly search: string
      }
    }
  | {
      /** Wallets of the directory came on screen, by name. */
      readonly name: 'WALLET_IMPRESSION_V2'
      readonly properties: { readonly wallets: readonly string[] }
    }

export function walletsEventOf(action: UnknownAction): WalletsEvent | undefined {
  if (walletsShown.match(action)) {
    const wallets = action.payload.wallets.map(({ name }) => name)
    return { name: 'WALLET_IMPRESSION_V2', properties: { wallets } }
  }
  if (!walletsSearched.match(action)) return undefined
  const { text, isCertifiedOnly } = action.payload
  const search = isPrivateText(text) ? '' : text
  return {
    name: 'SEARCH_WALLET',
    properties: { badge: isCertifiedOnly ? 'certified' : '', search },
  }
}
