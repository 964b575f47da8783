import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { shows, VIEW_FACTS, type ViewContent } from '../domain/viewFacts'
import type { ViewEntry } from '../domain/views'
import { walletConnected } from '../events/connectionEvents'
import { storeReady } from '../events/lifecycleEvents'
import { modalExpected, modalOpened } from '../events/modalEvents'
import { networkChosen, networkSwitchRequested } from '../events/networkEvents'
import { transactionSubmitted } from '../events/sendEvents'
import { pairingCodeGiven, pairingFailed, pairingRequested } from '../events/pairingEvents'
import { walletPicked } from '../events/walletEvents'
import { signRequested } from '../features/connections/signEvents'
import { selectOptions } from '../features/options/optionsSlice'
import { historyReset, viewPushed, viewReplaced } from '../features/router/routerSlice'
import { selectPlatform } from '../features/wallets/platformOf'
import { asksDirectory, excludesWallets } from '../features/wallets/asksDirectory'
import { preparesCodes } from '../lib/platform'
import { RELAY_CONNECTOR_ID } from '../ports/relay'
import type { RootState } from '../store/rootReducer'
import type { LateFlowSet } from './createLateFlows'
import { isSessionStored } from './isSessionStored'

/** The view an action puts on screen, if it does. */
function viewShownBy(action: UnknownAction): ViewEntry | undefined {
  if (modalOpened.match(action)) return action.payload.view
  const isMove = isAnyOf(viewPushed, viewReplaced, historyReset)
  return isMove(action) ? action.payload : undefined
}

/** The action puts a view on screen that has this. */
function isShownBy(action: UnknownAction, content: ViewContent): boolean {
  const view = viewShownBy(action)
  return view !== undefined && shows(view, content)
}

function needsActing(action: UnknownAction): boolean {
  const view = viewShownBy(action)
  return view !== undefined && VIEW_FACTS[view.name].chunk === 'acting'
}

const acts = isAnyOf(networkChosen, networkSwitchRequested, signRequested, transactionSubmitted)
/** Whatever is done in a form for sending: code that did not come with its view is asked for again. */
const isSending = ({ type }: UnknownAction) => type.startsWith('walletModal/send/')

const isOverRelay = (action: UnknownAction) =>
  pairingRequested.match(action) ||
  pairingCodeGiven.match(action) ||
  (walletConnected.match(action) && action.payload.connectorId === RELAY_CONNECTOR_ID)

/** Wallets are shown where their code has to be there before one of them is pressed. */
const isCodePrepared = (action: UnknownAction, state: RootState) =>
  isShownBy(action, 'walletLinks') &&
  selectOptions(state).hasRelay &&
  preparesCodes(selectPlatform(state))

/** Errands beside the account itself: their code comes with the first step of each. */
export const LATE_FLOW_SETS: readonly LateFlowSet[] = [
  {
    name: 'a stored session',
    needs: isSessionStored,
    load: () => import('./registerSessionFlows').then(module => module.registerSessionFlows),
  },
  {
    name: 'acting',
    needs: action => acts(action) || isSending(action) || needsActing(action),
    load: () => import('./registerActingFlows').then(module => module.registerActingFlows),
  },
  {
    name: 'the wallet directory',
    needs: (action, state) => {
      const isFirst = isShownBy(action, 'connectors') && asksDirectory(selectOptions(state))
      const isExcluding = modalExpected.match(action) && excludesWallets(selectOptions(state))
      return (
        walletPicked.match(action) || isFirst || isExcluding || isShownBy(action, 'offeredWallets')
      )
    },
    load: () => import('./registerDirectoryFlows').then(module => module.registerDirectoryFlows),
  },
  {
    name: 'wallets on other devices',
    needs: (action, state, { relay }) =>
      isOverRelay(action) ||
      (storeReady.match(action) && relay?.hasKeptPairing() === true) ||
      isShownBy(action, 'pairing') ||
      isCodePrepared(action, state),
    load: () => import('./registerRelayFlows').then(module => module.registerRelayFlows),
    failed: pairingFailed({ error: { code: 'CODE_NOT_LOADED', detail: 'pairing' } }),
  },
]
