import { isAnyOf, TaskAbortError } from '@reduxjs/toolkit'
import { PAIRING_TIMEOUT_MS } from '../../domain/limits'
import { connectRequested, walletConnected } from '../../events/connectionEvents'
import { storeReady } from '../../events/lifecycleEvents'
import { flowsHalted } from '../../events/flowEvents'
import { pairingRequested, walletLinkKept } from '../../events/pairingEvents'
import type { WalletConnectSession } from '../../ports/walletConnect'
import type { AppStartListening } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { dropSession } from './session/dropSession'
import { joinSession, getSessionNamespaces } from './session/joinSession'
import { selectIsWalletConnectConnected } from './session/walletConnectSelectors'

const isOver = isAnyOf(flowsHalted, pairingRequested, connectRequested, walletConnected)

/**
 * Resumes a pairing after the phone discarded the page: connects what the wallet approved
 * meanwhile, or approves before the URI expires, without another prompt (P9). Ends with one
 * `walletConnected` per namespace, or nothing when the user connects another wallet.
 */
export function registerResumePairingFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: storeReady,
    effect: async (_action, api) => {
      const { walletConnect } = api.extra
      if (!walletConnect?.hasKeptPairing()) return
      api.cancelActiveListeners()
      let resuming: Promise<WalletConnectSession | null> | undefined
      let session: WalletConnectSession | null = null
      try {
        const outcome = await raceUntil(api, isOver, PAIRING_TIMEOUT_MS, signal => {
          resuming = walletConnect.load().then(client => client.resume(signal))
          return resuming
        })
        session = outcome.kind === 'done' ? outcome.value : null
        if (session && getSessionNamespaces(api, session).length === 0) session = null
      } catch (thrown) {
        if (thrown instanceof TaskAbortError) return // the store's listeners were cleared
        api.extra.logger.log('info', 'A pairing could not be taken up again', thrown)
      } finally {
        if (!session) {
          resuming?.then(
            late => late && dropSession(api, late),
            () => undefined, // expected: there is no session to drop
          )
        }
      }
      if (session) joinSession(api, session)
      else if (!selectIsWalletConnectConnected(api.getState()))
        api.dispatch(walletLinkKept({ link: null }))
    },
  })
}
