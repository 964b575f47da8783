import type { Wallet } from '../../../domain/wallet'
import { walletConnectSessionChanged } from '../pairingFacts'
import type { WalletConnectSession } from '../../../ports/walletConnect'
import type { FlowApi } from '../../../store/listening'
import type { RootState } from '../../../store/rootReducer'
import { getKnownWallets } from '../../connectors/selectUnreadNames'
import { selectOptions } from '../../options/optionsSlice'
import { selectSuggestedLists } from '../../wallets/directory/suggestionSelectors'
import { selectRecentWallets } from '../../wallets/walletsSlice'
import { selectPairing } from '../pairingSlice'

const normalizeLink = (link: string | null | undefined) =>
  (link ?? '').toLowerCase().replace(/\/+$/, '')
const isSame = (a: string | null | undefined, b: string | null | undefined) =>
  normalizeLink(a) !== '' && normalizeLink(a) === normalizeLink(b)

/**
 * Finds the directory or host entry of a peer by its links or homepage. Names are not compared
 * because any wallet can claim any name.
 */
export const findWalletByPeer = (
  { native, universal, url }: WalletConnectSession['peer'],
  wallets: readonly Wallet[],
): Wallet | undefined =>
  wallets.find(
    ({ mobile_link: link, link_mode: web, homepage }) =>
      isSame(native, link) || isSame(universal, web) || isSame(url, homepage),
  )

function findKnownWalletByPeer(
  state: RootState,
  { peer }: WalletConnectSession,
): Wallet | undefined {
  const { wallet: picked } = selectPairing(state)
  const known = getKnownWallets(
    selectSuggestedLists(state),
    selectOptions(state),
    selectRecentWallets(state),
  )
  return findWalletByPeer(peer, picked ? [picked, ...known] : known)
}

/** Dispatches the current session with the wallet entry that matches its peer. */
export function reportSession(api: FlowApi, session: WalletConnectSession | null): void {
  const wallet = (session && findKnownWalletByPeer(api.getState(), session)) ?? null
  api.dispatch(walletConnectSessionChanged({ session, wallet }))
}
