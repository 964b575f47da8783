import type { UnknownAction } from '@reduxjs/toolkit'
import { flowsHalted, storeReady } from '../events/lifecycleEvents'
import { codeFetched } from '../features/notifications/notificationsSlice'
import type { Deps } from '../ports/deps'
import type { RootState } from '../store/rootReducer'
import { createFlowListener } from './createFlowListener'
import { isInterest, withScreen } from './interest'
import { refusalOf, refuse } from './refusalOf'
import type { RegisterFlows } from './registerFlows'
import type { EngineHost } from './Runtime'

/** Flows of one errand, fetched with the first action that needs them. */
export interface LateFlowSet {
  readonly name: string
  needs(action: UnknownAction, state: RootState, deps: Deps): boolean
  load(): Promise<RegisterFlows>
  /** What is said where the code does not come and nothing was asked for that could be refused, if not that alone. */
  readonly failed?: UnknownAction
}

/** Flows that may not be here yet. They hear every action after it has been reduced. */
export interface LateFlows {
  listen(action: UnknownAction): void
  halt(): void
  dispose(): void
}

/**
 * Sends for the flows when an action needs them and tells them what passed meanwhile, in order. A fetch that failed is
 * tried again at the next action that needs it, and where its absence was told, at the next sign of interest.
 */
export function createLateFlows(
  host: EngineHost,
  deps: Deps,
  { name, needs, load, failed }: LateFlowSet,
): LateFlows {
  let flows: ReturnType<typeof createFlowListener> | undefined
  let waiting: UnknownAction[] | undefined
  /** The start of the page, where its code did not come: a stored session is taken back at the next sign of interest. */
  let kept: UnknownAction[] = []
  let isMissed = false

  const send = () => {
    load().then(
      register => {
        const missed = waiting ?? []
        waiting = undefined
        flows = createFlowListener(host, deps, register)
        for (const action of missed) flows.listen(action)
        if (isMissed) host.store.dispatch(codeFetched({ name, isHere: true }))
      },
      (reason: unknown) => {
        const missed = waiting ?? []
        waiting = undefined
        kept = missed.filter(storeReady.match)
        deps.logger.log('error', `The code of ${name} could not be loaded`, reason)
        const refusals = missed.flatMap(action => refusalOf(action) ?? [])
        isMissed ||= refusals.length === 0 && !failed
        if (refusals.length === 0) refusals.push(failed ?? codeFetched({ name, isHere: false }))
        refuse(host, refusals)
      },
    )
  }

  return {
    listen(action) {
      if (flows) flows.listen(action)
      else if (waiting) waiting.push(action)
      else if (
        ((isMissed || kept.length > 0) && isInterest(action)) ||
        needs(action, host.store.getState(), deps)
      ) {
        waiting = [...kept, ...withScreen(action, host.store.getState())]
        kept = []
        send()
      }
    },
    halt() {
      kept = []
      if (waiting) waiting = [] // what happened before a jump starts nothing after it
      flows?.listen(flowsHalted())
    },
    dispose: () => flows?.dispose(),
  }
}
