import { useEffect } from 'react'
import { selectConnectionsByNamespace } from '../../../features/connections/connectionsSlice'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../../ports/walletConnect'
import { loadAllTexts } from '../../../strings/loadTexts'
import { useModalSelector } from '../../../store/context'
import type { RootState } from '../../../store/rootReducer'
import type { Runtime } from '../../runtime/Runtime'
import { FEATURES } from '../../features'

const VIEWS = FEATURES.flatMap(({ views = {} }) => Object.values(views))

const isOnOtherDevice = (state: RootState) =>
  Object.values(selectConnectionsByNamespace(state)).some(
    connection => connection?.connectorId === WALLET_CONNECT_CONNECTOR_ID,
  )

const preloadPageToast = () =>
  Promise.all([import('../../../features/notifications/components/PageToast'), loadAllTexts()])

/**
 * What a visitor is about to press is fetched before the press; and what tells that the connection to a wallet on
 * another device is lost, while there is one: nothing can be fetched then.
 */
export function usePreloads(runtime: Runtime) {
  useEffect(
    () =>
      runtime.observe(action => {
        for (const { isExpectedBy, load, loadTexts } of VIEWS)
          if (isExpectedBy?.(action)) Promise.all([load(), loadTexts?.()]).catch(() => undefined) // the view itself tries again
      }),
    [runtime],
  )
  const isRemote = useModalSelector(isOnOtherDevice)
  useEffect(() => {
    if (isRemote) preloadPageToast().catch(() => undefined) // the message itself tries again
  }, [isRemote])
}
