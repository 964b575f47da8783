import type { Wallet } from '../../domain/wallet'
import {
  linkTarget,
  walletPairingLink,
  type LinkPlace,
  type PairingLink,
} from '../../lib/links/deepLink'
import type { RootState } from '../../store/rootReducer'
import { selectOptions } from '../options/optionsSlice'
import { selectPlatform } from '../wallets/selectPlatform'
import { vettedWallet } from './vettedWallet'

/** A link into a wallet with the pairing URI in it, and where it is opened. */
export interface OpenLink extends PairingLink {
  readonly target: ReturnType<typeof linkTarget>
  /** Not followed by the browser: the app around the page opens it. */
  readonly isOpenedByHost: boolean
}

/** The link for a pairing URI; null while there is none, or where the wallet has no link that works here. */
export function selectOpenLink(
  state: RootState,
  wallet: Wallet,
  place: LinkPlace,
  uri: string | null,
): OpenLink | null {
  if (uri === null) return null
  const platform = selectPlatform(state)
  const { isUniversalLinkPreferred } = selectOptions(state)
  const link = walletPairingLink(
    vettedWallet(state, wallet),
    place,
    uri,
    platform,
    isUniversalLinkPreferred,
  )
  const { isLinkOpenedByHost: isOpenedByHost } = platform
  return link && { ...link, target: linkTarget(place, platform), isOpenedByHost }
}
