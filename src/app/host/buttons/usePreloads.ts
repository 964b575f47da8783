import { useEffect } from 'react'
import { selectConnectionsByNamespace } from '../../../features/connections/connectionsSlice'
import { isEmbeddedConnectorId } from '../../../ports/embedded'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../../ports/walletConnect'
import { useModalSelector } from '../../../store/context'
import type { RootState } from '../../../store/rootReducer'
import type { Runtime } from '../../runtime/Runtime'
import { whenIdle } from '../../runtime/whenIdle'
import { shows } from '../../../domain/viewFacts'
import { pairingExpected } from '../../../events/expectedEvents'
import { selectIsOpen } from '../../../features/modal/modalSlice'
import { selectOptions } from '../../../features/options/optionsSlice'
import { selectCurrentView } from '../../../features/router/routerSlice'
import { FEATURES } from '../../features'
import { loadAllTexts, loadTextsOf } from '../../featureTexts'

const ignore = () => undefined

const EXPECTED = FEATURES.flatMap(feature =>
  Object.values(feature.views ?? {}).flatMap(({ isExpectedBy, load }) =>
    isExpectedBy
      ? [{ isExpectedBy, fetch: () => Promise.all([load(), loadTextsOf(feature)]) }]
      : [],
  ),
)

/** The wallet is on another device, or in the frame of another site. */
const isReachedOverNetwork = (state: RootState) =>
  Object.values(selectConnectionsByNamespace(state)).some(
    connection =>
      connection?.connectorId === WALLET_CONNECT_CONNECTOR_ID ||
      isEmbeddedConnectorId(connection?.connectorId ?? ''),
  )

const selectIsListShown = (state: RootState) =>
  selectIsOpen(state) && shows(selectCurrentView(state), 'connectors')

const loadPreload = () => import('../../runtime/preloadNext')

const preloadPageToast = () =>
  Promise.all([import('../../../features/notifications/components/PageToast'), loadAllTexts()])

/**
 * What a visitor is about to press is fetched before the press; and what tells that the connection to a wallet on
 * another device, or in a frame, is lost, while there is one: nothing can be fetched then.
 */
export function usePreloads(runtime: Runtime) {
  const { adapters } = runtime.options
  useEffect(
    () =>
      runtime.observe(action => {
        for (const { isExpectedBy, fetch } of EXPECTED)
          if (isExpectedBy(action)) fetch().catch(ignore) // the view itself tries again
        if (pairingExpected.match(action))
          loadPreload().then(({ preloadPairing }) => preloadPairing(adapters), ignore)
      }),
    [runtime, adapters],
  )
  const { preload } = useModalSelector(selectOptions)
  // Without an engine it is a state from elsewhere that shows it.
  const isListRead =
    useModalSelector(selectIsListShown) && preload === 'idle' && runtime.engine() !== undefined
  useEffect(() => {
    if (!isListRead) return
    whenIdle(window, () => {
      loadPreload().then(({ preloadFromList }) => preloadFromList(runtime), ignore)
    })
  }, [runtime, isListRead])
  const isRemote = useModalSelector(isReachedOverNetwork)
  useEffect(() => {
    if (isRemote) preloadPageToast().catch(ignore) // the message itself tries again
  }, [isRemote])
}
