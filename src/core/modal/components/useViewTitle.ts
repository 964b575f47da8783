import { FAMILIES } from '../../../lib/address/families'
import { networkOrUnknown } from '../../../domain/unknownNetwork'
import { SOCIAL_NAMES, type SocialProvider } from '../../../domain/socials'
import { getViewFacts, hasViewContent } from '../../../domain/viewFacts'
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
import { selectIsQrCodeOnly } from '../../wallets/selectIsQrCodeOnly'

interface Title {
  readonly text: StringKey
  readonly params?: StringParams
}

/** View params that appear in titles. */
interface NamedParams {
  readonly connectorId?: string
  readonly wallet?: Wallet | null
  readonly caipNetworkId?: CaipNetworkId
  readonly namespace?: Namespace
  readonly provider?: SocialProvider
}

/** The slice is missing until a view that needs it has loaded. */
const getSendPhase = ({ send }: Partial<RootState>): string => send?.phase ?? ''

function getTitle({ name, params }: ViewEntry, state: RootState): Title {
  const { title, titlesByPhase, isNamedAfterConnector } = getViewFacts(name)
  const text = titlesByPhase?.[getSendPhase(state)] ?? title
  const { connectorId, wallet, caipNetworkId, namespace, provider } = (params ?? {}) as NamedParams
  if (wallet === null) return { text: 'pairing.title' } // any wallet that scans the QR code
  if (wallet) {
    // If a QR code is the only way, the title says to scan it.
    const isScanned = hasViewContent({ name }, 'pairing') && selectIsQrCodeOnly(state, wallet)
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

/** Returns the title of the view, which is also the dialog's accessible name. */
export function useViewTitle(view: ViewEntry): { title: string; isHidden: boolean } {
  const t = useTranslate()
  const title = useModalSelector(
    state => getTitle(view, state),
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  )
  return {
    title: t(title.text, title.params),
    isHidden: getViewFacts(view.name).isTitleHidden === true,
  }
}
