import type { UnknownAction } from '@reduxjs/toolkit'
import { walletsSearched, walletsShown } from '../../events/walletEvents'
import { isPrivateText } from '../../lib/text/isPrivateText'

/** Analytics events of the wallet list. */
export type WalletsEvent =
  | {
      readonly name: 'SEARCH_WALLET'
      readonly properties: {
        readonly badge: 'certified' | ''
        /** The search text; empty when it looks private, such as an address pasted by mistake. */
        readonly search: string
      }
    }
  | {
      /** Names of the directory wallets that became visible. */
      readonly name: 'WALLET_IMPRESSION_V2'
      readonly properties: { readonly wallets: readonly string[] }
    }

export function toWalletsEvent(action: UnknownAction): WalletsEvent | undefined {
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
