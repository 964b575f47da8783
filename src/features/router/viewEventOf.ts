import type { UnknownAction } from '@reduxjs/toolkit'
import { factsOf, type ViewEventName } from '../../domain/viewFacts'
import type { Wallet } from '../../domain/wallet'
import { viewShown } from '../../events/viewEvents'
import type { CaipNetworkId } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import { selectIsSmartAccount } from '../account/selectIsSmartAccount'
import { selectConnectorById } from '../connectors/selectConnectorById'
import { selectActiveCaipNetworkId } from '../network/networkSlice'

interface Where {
  readonly network: CaipNetworkId | null
  readonly isSmartAccount: boolean
}

/** What a page hears when a visitor comes to a view. */
export type ViewEvent =
  | {
      readonly name: Exclude<ViewEventName, 'GET_WALLET' | 'SELECT_WALLET'>
      readonly properties: Where
    }
  | {
      /** A wallet that is not installed is to be fetched from a store. */
      readonly name: 'GET_WALLET'
      readonly properties: Where & { readonly wallet: string }
    }
  | {
      /** A wallet was chosen to connect with; `WalletConnect` for any wallet that scans. */
      readonly name: 'SELECT_WALLET'
      readonly properties: Where & {
        readonly wallet: string
        /** In this browser, by its own app on this phone, or by a code for another device. */
        readonly platform: 'browser' | 'mobile' | 'qrcode'
      }
    }

interface WalletParams {
  readonly connectorId?: string
  readonly wallet?: Wallet | null
}

/** Which wallet a view is about, by its params, and how it is reached. */
function walletOf({ connectorId, wallet }: WalletParams, state: RootState) {
  if (connectorId !== undefined) {
    const name = selectConnectorById(state, connectorId)?.name ?? connectorId
    return { wallet: name, platform: 'browser' }
  }
  const isByLink = Boolean(state.wallets?.platform?.isMobile && wallet?.mobile_link)
  return { wallet: wallet?.name ?? 'WalletConnect', platform: isByLink ? 'mobile' : 'qrcode' }
}

/** By `tells` of the view's definition. Going back to a view, and trying again in its place, tell nothing. */
export function viewEventOf(action: UnknownAction, state: RootState): ViewEvent | undefined {
  if (!viewShown.match(action)) return undefined
  const { view, cause, previous } = action.payload
  const { tells: name } = factsOf(view.name)
  const isRepeated = cause === 'back' || (cause === 'replaced' && previous?.name === view.name)
  if (!name || isRepeated) return undefined
  const where: Where = {
    network: selectActiveCaipNetworkId(state),
    isSmartAccount: selectIsSmartAccount(state),
  }
  const { wallet, platform } = walletOf((view.params ?? {}) as WalletParams, state)
  const properties = {
    ...where,
    ...((name === 'GET_WALLET' || name === 'SELECT_WALLET') && { wallet }),
    ...(name === 'SELECT_WALLET' && { platform }),
  }
  return { name, properties } as ViewEvent
}
