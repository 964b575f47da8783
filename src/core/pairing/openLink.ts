import type { Wallet } from '../../domain/wallet'
import {
  linkTarget,
  walletPairingLink,
  type LinkKind,
  type PairingLink,
} from '../../lib/links/deepLink'
import type { RootState } from '../../store/rootReducer'
import { selectOptions } from '../options/optionsSlice'
import { selectPlatform } from '../wallets/selectPlatform'
import { withVettedLinks } from './withVettedLinks'

/** A link into a wallet that carries the pairing URI, and its target. */
export interface OpenLink extends PairingLink {
  readonly target: ReturnType<typeof linkTarget>
  /** Opened by the app around the page instead of the browser. */
  readonly isOpenedByHost: boolean
}

/** Returns the link for a pairing URI, or null when there is no URI or no link that works here. */
export function selectOpenLink(
  state: RootState,
  wallet: Wallet,
  kind: LinkKind,
  uri: string | null,
): OpenLink | null {
  if (uri === null) return null
  const platform = selectPlatform(state)
  const { isUniversalLinkPreferred } = selectOptions(state)
  const link = walletPairingLink(
    withVettedLinks(state, wallet),
    kind,
    uri,
    platform,
    isUniversalLinkPreferred,
  )
  const { isLinkOpenedByHost: isOpenedByHost } = platform
  return link && { ...link, target: linkTarget(kind, platform), isOpenedByHost }
}
