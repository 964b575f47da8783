import type { UnknownAction } from '@reduxjs/toolkit'
import type { Features } from '../../domain/options'
import type { ErrorCode } from '../../domain/errorCatalogue'
import { engineStarted, flowFailed } from '../../events/startEvents'
import type { CaipNetworkId } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import { selectNetworks } from '../network/networkSlice'
import { chunkFetched } from '../notifications/notificationsSlice'
import { selectOptions } from '../options/optionsSlice'

/** Analytics events of the modal's own code: loaded, or failed. */
export type StartEvent =
  | { readonly name: 'MODAL_CREATED'; readonly properties: Readonly<Record<never, never>> }
  | {
      readonly name: 'INITIALIZE'
      readonly properties: {
        readonly networks: readonly CaipNetworkId[]
        readonly features: Features
        readonly sdkVersion: string
      }
    }
  | {
      readonly name: 'INTERNAL_SDK_ERROR'
      readonly properties: {
        /** Name of the thrown error, such as `TypeError`. */
        readonly errorType: string
        readonly code: ErrorCode
      }
    }

export function toStartEvent(
  action: UnknownAction,
  state: RootState,
): StartEvent | readonly StartEvent[] | undefined {
  if (engineStarted.match(action)) {
    const { features, sdkVersion } = selectOptions(state)
    const networks = selectNetworks(state).map(({ caipNetworkId }) => caipNetworkId)
    return [
      { name: 'MODAL_CREATED', properties: {} },
      { name: 'INITIALIZE', properties: { networks, features, sdkVersion } },
    ]
  }
  if (flowFailed.match(action)) {
    const { errorType } = action.payload
    return { name: 'INTERNAL_SDK_ERROR', properties: { errorType, code: 'UNKNOWN' } }
  }
  if (!chunkFetched.match(action) || action.payload.isHere) return undefined
  const properties = { errorType: 'ChunkLoadError', code: 'CODE_NOT_LOADED' } as const
  return { name: 'INTERNAL_SDK_ERROR', properties }
}
