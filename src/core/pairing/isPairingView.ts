import { hasViewContent } from '../../domain/viewFacts'
import type { ViewEntry } from '../../domain/views'

type PairingView = Extract<
  ViewEntry,
  { readonly name: 'ConnectingWalletConnect' | 'ConnectingWalletConnectBasic' }
>

/** Whether the view shows a pairing URI or waits for one. */
export const isPairingView = (view: ViewEntry): view is PairingView =>
  hasViewContent(view, 'pairing')
