import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { shows, VIEW_FACTS } from '../domain/viewFacts'
import type { ViewEntry } from '../domain/views'
import {
  connectExpected,
  connectRequested,
  restoreStarted,
  walletConnected,
} from '../events/connectionEvents'
import { storeReady } from '../events/lifecycleEvents'
import { modalExpected, modalOpened, modalOpenRequested } from '../events/modalEvents'
import { networkChosen, networkSwitchRequested } from '../events/networkEvents'
import { pairingFailed, pairingRequested } from '../events/pairingEvents'
import { signRequested } from '../features/connections/signEvents'
import { selectCurrentView, viewPushed, viewReplaced } from '../features/router/routerSlice'
import { asksDirectory, excludesWallets } from '../features/wallets/asksDirectory'
import type { Deps } from '../ports/deps'
import type { RootState } from '../store/rootReducer'
import { isSessionStored } from './isSessionStored'
import { refusalOf, refuse } from './refusalOf'
import type { AccountEngine, CreateAccountEngine, EngineHost } from './Runtime'

const NEEDED_BY = [
  connectExpected,
  connectRequested,
  restoreStarted,
  walletConnected,
  networkChosen,
  networkSwitchRequested,
  signRequested,
  pairingRequested,
]

const codeFailed = pairingFailed({ error: { code: 'CODE_NOT_LOADED', detail: 'account' } })

const needsChunk = ({ name }: ViewEntry) => VIEW_FACTS[name].chunk !== undefined

/**
 * Where wallets on other devices are offered, the directory and the relay are asked from the first screen on. Who is left
 * out has to be known before that.
 */
function needsAccount(action: UnknownAction, { options }: RootState): boolean {
  if (isSessionStored(action) || NEEDED_BY.some(creator => creator.match(action))) return true
  if (modalExpected.match(action)) return excludesWallets(options)
  if (modalOpened.match(action)) {
    return asksDirectory(options) || needsChunk(action.payload.view)
  }
  return isAnyOf(viewPushed, viewReplaced)(action) && needsChunk(action.payload)
}

/**
 * Stands in for an account's code until it is needed, sends for it then, and tells it what passed meanwhile. A fetch
 * that failed is tried again at the next action that needs it.
 */
export function createLateAccountEngine(
  host: EngineHost,
  deps: Deps,
  given: CreateAccountEngine | undefined,
): AccountEngine {
  let engine: AccountEngine | undefined
  let isLoading = false
  let waiting: UnknownAction[] = []

  const start = (create: CreateAccountEngine) => {
    engine = create(host, deps)
    if (isLoading) engine.dropOrphans() // of an imported state: nothing is on its way yet
    const missed = waiting
    waiting = []
    for (const action of missed) engine.listen(action)
  }

  /** What the way back to a wallet will ask for one after the other is fetched at once; who asks tells what is missing. */
  const expectSession = () => {
    const { storedConnectorIds } = host.store.getState().connections
    const wanted = deps.chains.namespaces.filter(namespace => namespace in storedConnectorIds)
    const parts = [
      import('./registerSessionFlows'),
      ...wanted.map(namespace => deps.chains.load(namespace)),
    ]
    Promise.all(parts).catch(() => undefined)
  }

  const hold = (action: UnknownAction) => {
    const isSessionMissed = waiting.length > 0 && isAnyOf(modalExpected, modalOpenRequested)(action)
    if (!isLoading && !isSessionMissed && !needsAccount(action, host.store.getState())) return
    waiting.push(action)
    if (isLoading) return
    isLoading = true
    if (isSessionStored(action)) expectSession()
    import('./accountEngine').then(
      module => start(module.createAccountEngine),
      (reason: unknown) => {
        isLoading = false
        const refusals = waiting.flatMap(missed => refusalOf(missed) ?? [])
        waiting = waiting.filter(storeReady.match) // the session is taken back at the next try
        deps.logger.log('error', 'The code of the account could not be loaded', reason)
        const isCodeAwaited = shows(selectCurrentView(host.store.getState()), 'pairing')
        if (isCodeAwaited && !refusals.some(pairingFailed.match)) refusals.push(codeFailed)
        refuse(host, refusals)
      },
    )
  }

  if (given) start(given)

  return {
    handle(next, action) {
      if (engine) return engine.handle(next, action)
      const result = next(action)
      hold(action)
      return result
    },
    listen(action) {
      if (engine) engine.listen(action)
      else hold(action)
    },
    halt() {
      waiting = [] // what happened before a jump starts nothing after it
      engine?.halt()
    },
    dropOrphans: () => engine?.dropOrphans(),
    dispose: () => engine?.dispose(),
  }
}
