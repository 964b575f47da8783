import type { StatisticsPage } from '../../ports/statisticsPage'
import { ANALYTICS_URL, getAnalyticsParams } from '../../services/serviceBaseQuery'
import { buildUrl } from '../../lib/links/queryString'
import type { FlowApi } from '../../store/listening'
import { selectOptions } from '../../core/options/optionsSlice'
import { analyticsApi } from './analyticsApi'
import type { EventBody } from './eventBody'

/** Reached only while nothing can be sent. */
const QUEUE_MAX = 100

/** Keeps the path: the page's own proxy may serve analytics below one. */
function getBeaconUrl(service: string, params: Readonly<Record<string, string>>): string {
  const { origin, pathname } = new URL(service)
  return buildUrl(origin, `${pathname.replace(/\/+$/, '')}/e`, params)
}

/**
 * Queues events and sends them one at a time. `waiting`: the project's setting is still unknown.
 */
export function createEventQueue() {
  let phase: 'waiting' | 'open' | 'closed' = 'waiting'
  let waiting: readonly EventBody[] = []
  let onItsWay: EventBody | undefined

  const send = async (api: FlowApi, isAgreed: () => boolean) => {
    if (phase !== 'open' || onItsWay) return
    for (let [next] = waiting; next; [next] = waiting) {
      if (!isAgreed()) {
        waiting = []
        return
      }
      onItsWay = next
      waiting = waiting.slice(1)
      try {
        // A failed event is not retried; the failure itself is reported to the host app.
        await api.dispatch(
          analyticsApi.endpoints.sendEvent.initiate(next, { subscribe: false, forceRefetch: true }),
        )
      } finally {
        onItsWay = undefined
      }
    }
  }

  return {
    isClosed: () => phase === 'closed',
    add(bodies: readonly EventBody[]) {
      if (phase !== 'closed') waiting = [...waiting, ...bodies].slice(-QUEUE_MAX)
    },
    send,
    open(api: FlowApi, isAgreed: () => boolean) {
      phase = 'open'
      return send(api, isAgreed)
    },
    close() {
      phase = 'closed'
      waiting = []
    },
    /** Hands the queue to the browser as beacons when the page unloads. */
    leave(api: FlowApi, page: StatisticsPage, isAgreed: () => boolean) {
      if (phase !== 'open' || !isAgreed()) return
      const options = selectOptions(api.getState())
      const url = getBeaconUrl(options.urls.analytics ?? ANALYTICS_URL, getAnalyticsParams(options))
      const left = waiting
      waiting = left.filter(body => !page.beacon(url, body))
    },
  }
}
