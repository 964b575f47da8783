import { useEffect } from 'react'
import { selectConnectionsByNamespace } from '../../../core/connections/connectionsSlice'
import { isEmbeddedConnectorId } from '../../../ports/embedded'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../../ports/walletConnect'
import { useModalSelector } from '../../../store/context'
import type { RootState } from '../../../store/rootReducer'
import type { Runtime } from '../../runtime/Runtime'
import { whenIdle } from '../../runtime/whenIdle'
import { hasViewContent } from '../../../domain/viewFacts'
import { pairingPreloadRequested } from '../../../events/preloadEvents'
import { selectIsOpen } from '../../../core/modal/modalSlice'
import { selectOptions } from '../../../core/options/optionsSlice'
import { selectCurrentView } from '../../../core/router/routerSlice'
import { FEATURES } from '../../features'
import { loadAllTexts, loadFeatureTexts } from '../../featureTexts'

const ignore = () => undefined

const PRELOADED_VIEWS = FEATURES.flatMap(feature =>
  Object.values(feature.views ?? {}).flatMap(({ isPreloadedBy, load }) =>
    isPreloadedBy
      ? [{ isPreloadedBy, fetch: () => Promise.all([load(), loadFeatureTexts(feature)]) }]
      : [],
  ),
)

/** Whether a wallet is on another device or in the embedded wallet's frame. */
const isReachedOverNetwork = (state: RootState) =>
  Object.values(selectConnectionsByNamespace(state)).some(
    connection =>
      connection?.connectorId === WALLET_CONNECT_CONNECTOR_ID ||
      isEmbeddedConnectorId(connection?.connectorId ?? ''),
  )

const selectIsListShown = (state: RootState) =>
  selectIsOpen(state) && hasViewContent(selectCurrentView(state), 'connectors')

const loadPreload = () => import('../../runtime/preloadNext')

const preloadPageToast = () =>
  Promise.all([import('../../../core/notifications/components/PageToast'), loadAllTexts()])

/**
 * Fetches code before the press that needs it. While a wallet is on another device or in a frame,
 * also fetches the toast that reports a lost connection: then nothing can be fetched.
 */
export function usePreloads(runtime: Runtime) {
  const { adapters } = runtime.options
  useEffect(
    () =>
      runtime.observe(action => {
        for (const { isPreloadedBy, fetch } of PRELOADED_VIEWS)
          if (isPreloadedBy(action)) fetch().catch(ignore) // the view itself retries
        if (pairingPreloadRequested.match(action))
          loadPreload().then(({ preloadPairing }) => preloadPairing(adapters), ignore)
      }),
    [runtime, adapters],
  )
  const { preload } = useModalSelector(selectOptions)
  // Without an engine, the view comes from a replayed or preloaded state.
  const isListIdle =
    useModalSelector(selectIsListShown) && preload === 'idle' && runtime.engine() !== undefined
  useEffect(() => {
    if (!isListIdle) return
    whenIdle(window, () => {
      loadPreload().then(({ preloadFromList }) => preloadFromList(runtime), ignore)
    })
  }, [runtime, isListIdle])
  const isRemote = useModalSelector(isReachedOverNetwork)
  useEffect(() => {
    if (isRemote) preloadPageToast().catch(ignore) // the toast itself retries
  }, [isRemote])
}
