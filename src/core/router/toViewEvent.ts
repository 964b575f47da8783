import type { UnknownAction } from '@reduxjs/toolkit'
import { getViewFacts, type ViewEventName } from '../../domain/viewFacts'
import type { Wallet } from '../../domain/wallet'
import { viewShown } from '../../events/viewEvents'
import type { CaipNetworkId } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import { selectIsSmartAccount } from '../account/selectIsSmartAccount'
import { selectConnectorById } from '../connectors/selectConnectorById'
import { selectActiveCaipNetworkId } from '../network/networkSlice'

interface SharedProperties {
  readonly network: CaipNetworkId | null
  readonly isSmartAccount: boolean
}

/** Analytics events of views that a visitor opens. */
export type ViewEvent =
  | {
      readonly name: Exclude<ViewEventName, 'GET_WALLET' | 'SELECT_WALLET'>
      readonly properties: SharedProperties
    }
  | {
      /** The visitor opens the download pages of a wallet that is not installed. */
      readonly name: 'GET_WALLET'
      readonly properties: SharedProperties & { readonly wallet: string }
    }
  | {
      /** The visitor chooses a wallet; `WalletConnect` for any wallet that scans. */
      readonly name: 'SELECT_WALLET'
      readonly properties: SharedProperties & {
        readonly wallet: string
        /** Injected provider, app on this phone, or QR code for another device. */
        readonly platform: 'browser' | 'mobile' | 'qrcode'
      }
    }

interface WalletParams {
  readonly connectorId?: string
  readonly wallet?: Wallet | null
}

/** Returns the wallet that a view's params refer to, and how it is reached. */
function getWalletProperties({ connectorId, wallet }: WalletParams, state: RootState) {
  if (connectorId !== undefined) {
    const name = selectConnectorById(state, connectorId)?.name ?? connectorId
    return { wallet: name, platform: 'browser' }
  }
  const isByLink = Boolean(state.wallets?.platform?.isMobile && wallet?.mobile_link)
  return { wallet: wallet?.name ?? 'WalletConnect', platform: isByLink ? 'mobile' : 'qrcode' }
}

/** Returns the event named by the view's `tells`. Going back or retrying in place sends none. */
export function toViewEvent(action: UnknownAction, state: RootState): ViewEvent | undefined {
  if (!viewShown.match(action)) return undefined
  const { view, cause, previous } = action.payload
  const { tells: name } = getViewFacts(view.name)
  const isRepeated = cause === 'back' || (cause === 'replaced' && previous?.name === view.name)
  if (!name || isRepeated) return undefined
  const where: SharedProperties = {
    network: selectActiveCaipNetworkId(state),
    isSmartAccount: selectIsSmartAccount(state),
  }
  const { wallet, platform } = getWalletProperties((view.params ?? {}) as WalletParams, state)
  const properties = {
    ...where,
    ...((name === 'GET_WALLET' || name === 'SELECT_WALLET') && { wallet }),
    ...(name === 'SELECT_WALLET' && { platform }),
  }
  return { name, properties } as ViewEvent
}
