import { shows } from '../../domain/viewFacts'
import type { ViewEntry } from '../../domain/views'

type PairingView = Extract<
  ViewEntry,
  { readonly name: 'ConnectingWalletConnect' | 'ConnectingWalletConnectBasic' }
>

/** A view that shows a code of the relay, or waits for it. */
export const isPairingView = (view: ViewEntry): view is PairingView => shows(view, 'pairing')
