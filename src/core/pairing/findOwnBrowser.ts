import { IN_APP_BROWSER_NAMESPACE } from '../../domain/namespacedWallets'
import type { Wallet } from '../../domain/wallet'
import { browseLink } from '../../lib/links/browseLink'
import { toSafeLinkUrl } from '../../lib/links/safeUrl'
import type { Deps } from '../../ports/deps'
import type { RootState } from '../../store/rootReducer'
import { selectNamespaceFilter } from '../modal/modalSelectors'
import { selectActiveNamespace } from '../network/networkSelectors'
import { selectNetworks } from '../network/networkSlice'

/**
 * Returns the link that opens this page in the wallet's own browser, or null when the wallet has
 * none or the page is not on a phone. In Telegram the page would lose what Telegram provides.
 */
export function findOwnBrowser(
  state: RootState,
  wallet: Wallet | null,
  { readOpenPage, readPlatform }: Pick<Deps, 'readOpenPage' | 'readPlatform'>,
): string | null {
  const { isMobile, isTelegram } = readPlatform()
  const page = isMobile && !isTelegram ? readOpenPage() : null
  if (!wallet || !page) return null
  const filter = selectNamespaceFilter(state)
  const isSolanaKnown =
    (filter ?? IN_APP_BROWSER_NAMESPACE) === IN_APP_BROWSER_NAMESPACE &&
    selectNetworks(state).some(({ namespace }) => namespace === IN_APP_BROWSER_NAMESPACE)
  const isSolanaActive =
    isSolanaKnown && (filter ?? selectActiveNamespace(state)) === IN_APP_BROWSER_NAMESPACE
  return toSafeLinkUrl(browseLink(wallet.id, { ...page, isSolanaActive, isSolanaKnown }))
}
