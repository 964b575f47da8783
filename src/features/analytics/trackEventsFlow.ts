import { TaskAbortError, type UnknownAction } from '@reduxjs/toolkit'
import type { StatisticsEvent, StatisticsPage } from '../../ports/statisticsPage'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { selectActiveAccount } from '../../core/account/accountSelectors'
import { selectNetworks } from '../../core/network/networkSlice'
import { selectFeatures, selectOptions } from '../../core/options/optionsSlice'
import { analyticsApi } from './analyticsApi'
import { hasPrivateText, toReportedPage, type EventBody } from './eventBody'
import { createEventQueue } from './eventQueue'
import { createFailureBudget } from './failureBudget'
import { toFailureProps } from './toFailureProps'
import { toTrackedEvent } from './toTrackedEvent'

/** Whether the visitor currently consents. A callback that throws counts as no consent. */
function isAgreed({ host, logger }: FlowApi['extra'], page: StatisticsPage): boolean {
  try {
    return host?.analytics?.hasConsent() === true && !page.isRefused()
  } catch (thrown) {
    logger.log('error', 'analytics.hasConsent failed; nothing is sent', thrown)
    return false
  }
}

/** The first event of a page load: the page emitted it before analytics started. */
function firstEvent(api: FlowApi): StatisticsEvent {
  const { features, sdkVersion } = selectOptions(api.getState())
  const networks = selectNetworks(api.getState()).map(({ caipNetworkId }) => caipNetworkId)
  return { name: 'INITIALIZE', properties: { networks, features, sdkVersion } }
}

/**
 * Sends the page's events while the visitor consents and the project has analytics enabled. Earlier
 * events are not sent later; remaining ones go as beacons when the page unloads.
 */
export function registerTrackEventsFlow(startListening: AppStartListening) {
  const failures = createFailureBudget()
  let hasBegun = false
  let page: Promise<StatisticsPage> | undefined
  const queue = createEventQueue()

  const bodyOf = (
    event: StatisticsEvent,
    cause: UnknownAction,
    api: FlowApi,
    from: StatisticsPage,
  ): EventBody | undefined => {
    const page = from.readPage()
    const eventId = from.newId()
    if (!page || eventId === null) return undefined
    const now = api.extra.now()
    const { withAddress = false } = api.extra.host?.analytics ?? {}
    const { address: inUse } = selectActiveAccount(api.getState())
    const address = withAddress ? inUse : null
    const { projectId } = selectOptions(api.getState())
    const failure = toFailureProps(event, cause)
    const tracked = failure ?? toTrackedEvent(event, { projectId, address })
    if (!tracked || (failure && !failures.take(now))) return undefined
    const isAddressTold = !failure && address !== null
    const body: EventBody = {
      eventId,
      ...toReportedPage(page),
      timestamp: failure ? new Date(now).toISOString() : now,
      props: { ...tracked, ...(isAddressTold && { address }) },
    }
    return hasPrivateText(body, isAddressTold ? address : null) ? undefined : body
  }

  /** Reads the project's setting, then watches for the page to unload. */
  const begin = async (api: FlowApi, from: StatisticsPage) => {
    const { data } = await api.dispatch(
      analyticsApi.endpoints.getAnalyticsConfig.initiate(undefined, { subscribe: false }),
    )
    if (!data?.isAnalyticsEnabled) {
      queue.close()
      return
    }
    const stopWatching = from.watchLeave(() =>
      queue.leave(api, from, () => isAgreed(api.extra, from)),
    )
    try {
      await queue.open(api, () => isAgreed(api.extra, from))
      await api.take(() => false) // until the store's listeners are cleared
    } catch (thrown) {
      if (!(thrown instanceof TaskAbortError)) throw thrown // cancelled: the store is gone
    } finally {
      stopWatching()
    }
  }

  return startListening({
    predicate: (_action, state) => selectFeatures(state).analytics === true,
    effect: async (action, api) => {
      const { eventsOf, statisticsPage, host } = api.extra
      if (!eventsOf || !statisticsPage || !host?.analytics) return
      const events = eventsOf(action, api.getState() as never, api.getOriginalState() as never)
      if (events.length === 0 || queue.isClosed()) return
      page ??= statisticsPage()
      const from = await page
      if (!isAgreed(api.extra, from)) return
      const isFirst = !hasBegun
      hasBegun = true
      const told = isFirst ? [firstEvent(api), ...events] : events
      queue.add(told.flatMap(event => bodyOf(event, action, api, from) ?? []))
      if (isFirst) await begin(api, from)
      else await queue.send(api, () => isAgreed(api.extra, from))
    },
  })
}
