import { FAMILIES } from '../../../lib/address/families'
import { networkOrUnknown } from '../../../domain/unknownNetwork'
import { SOCIAL_NAMES, type SocialProvider } from '../../../domain/socials'
import { factsOf, shows } from '../../../domain/viewFacts'
import type { ViewEntry } from '../../../domain/views'
import type { Wallet } from '../../../domain/wallet'
import type { CaipNetworkId, Namespace } from '../../../lib/address/caip'
import { useModalSelector } from '../../../store/context'
import type { RootState } from '../../../store/rootReducer'
import { useTranslate } from '../../../store/translation'
import type { StringKey } from '../../../strings/strings'
import type { StringParams } from '../../../strings/translate'
import { selectConnectorById } from '../../connectors/selectConnectorById'
import { selectNetworkById } from '../../network/networkSlice'
import { selectIsScanned } from '../../wallets/selectIsScanned'

interface Title {
  readonly text: StringKey
  readonly params?: StringParams
}

/** The params that titles speak of, whatever the view. */
interface NamedParams {
  readonly connectorId?: string
  readonly wallet?: Wallet | null
  readonly caipNetworkId?: CaipNetworkId
  readonly namespace?: Namespace
  readonly provider?: SocialProvider
}

/** Without the send slice itself, which arrives with the views that need it. */
const phaseOf = ({ send }: Partial<RootState>): string => send?.phase ?? ''

function titleOf({ name, params }: ViewEntry, state: RootState): Title {
  const { title, titlesByPhase, isNamedAfterConnector } = factsOf(name)
  const text = titlesByPhase?.[phaseOf(state)] ?? title
  const { connectorId, wallet, caipNetworkId, namespace, provider } = (params ?? {}) as NamedParams
  if (wallet === null) return { text: 'pairing.title' } // any wallet that scans the code
  if (wallet) {
    // Only a code leads into it: the head says what to do with that.
    const isScanned = shows({ name }, 'pairing') && selectIsScanned(state, wallet)
    return { text: isScanned ? 'pairing.walletTitle' : text, params: { wallet: wallet.name } }
  }
  if (provider) return { text, params: { provider: SOCIAL_NAMES[provider] } }
  if (namespace) return { text, params: { namespace: FAMILIES[namespace] } }
  if (caipNetworkId) {
    const network = networkOrUnknown(selectNetworkById(state, caipNetworkId), caipNetworkId).name
    return { text, params: { network } }
  }
  if (connectorId === undefined || !isNamedAfterConnector) return { text }
  const connector = selectConnectorById(state, connectorId)
  if (!connector) return { text: 'connect.title' }
  return connector.type === 'INJECTED'
    ? { text: 'connect.browserWallet' }
    : { text, params: { wallet: connector.name } }
}

/** What the view on screen is called. The dialog bears this name. */
export function useViewTitle(view: ViewEntry): { title: string; isHidden: boolean } {
  const t = useTranslate()
  const title = useModalSelector(
    state => titleOf(view, state),
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  )
  return {
    title: t(title.text, title.params),
    isHidden: factsOf(view.name).isTitleHidden === true,
  }
}
