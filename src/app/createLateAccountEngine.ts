import type { UnknownAction } from '@reduxjs/toolkit'
import { connectRequested, restoreStarted, walletConnected } from '../events/connectionEvents'
import { storeReady } from '../events/lifecycleEvents'
import { modalOpened } from '../events/modalEvents'
import { networkChosen, networkSwitchRequested } from '../events/networkEvents'
import { pairingRequested } from '../events/pairingEvents'
import { signRequested } from '../features/connections/signEvents'
import { viewPushed } from '../features/router/routerSlice'
import type { Deps } from '../ports/deps'
import type { RootState } from '../store/rootReducer'
import type { AccountEngine, CreateAccountEngine, EngineHost } from './Runtime'

/** Views a visitor without an account can be on. */
const WITHOUT_ACCOUNT: readonly string[] = ['Connect', 'WhatIsAWallet', 'ConnectingExternal']

const NEEDED_BY = [
  connectRequested,
  restoreStarted,
  walletConnected,
  networkChosen,
  networkSwitchRequested,
  signRequested,
  pairingRequested,
]

/** Where wallets on other devices are offered, the directory and the relay are asked from the first screen on. */
function needsAccount(action: UnknownAction, { options }: RootState): boolean {
  if (NEEDED_BY.some(creator => creator.match(action))) return true
  if (modalOpened.match(action)) {
    return options.hasRelay || !WITHOUT_ACCOUNT.includes(action.payload.view.name)
  }
  return viewPushed.match(action) && !WITHOUT_ACCOUNT.includes(action.payload.name)
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

  /** A wallet may have answered a code that an earlier life of the page showed. */
  const resumes = (action: UnknownAction) =>
    storeReady.match(action) && deps.relay?.hasKeptPairing() === true

  const start = (create: CreateAccountEngine) => {
    engine = create(host, deps)
    if (isLoading) engine.dropOrphans() // of an imported state: nothing is on its way yet
    const missed = waiting
    waiting = []
    for (const action of missed) engine.listen(action)
  }

  const hold = (action: UnknownAction) => {
    if (!isLoading && !needsAccount(action, host.store.getState()) && !resumes(action)) return
    waiting.push(action)
    if (isLoading) return
    isLoading = true
    import('./accountEngine').then(
      module => start(module.createAccountEngine),
      (reason: unknown) => {
        isLoading = false
        waiting = []
        deps.logger.log('error', 'The code of the account could not be loaded', reason)
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
