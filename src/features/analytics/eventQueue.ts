import type { StatisticsPage } from '../../ports/statisticsPage'
import { ANALYTICS_URL, analyticsParams } from '../../services/serviceBaseQuery'
import { buildUrl } from '../../lib/links/queryString'
import type { FlowApi } from '../../store/listening'
import { selectOptions } from '../options/optionsSlice'
import { analyticsApi } from './analyticsApi'
import type { EventBody } from './eventBody'

/** More wait only where nothing arrives. */
const WAITING_MAX = 100

/** Statistics may go below a path of the page's own proxy. */
function addressOf(service: string, params: Readonly<Record<string, string>>): string {
  const { origin, pathname } = new URL(service)
  return buildUrl(origin, `${pathname.replace(/\/+$/, '')}/e`, params)
}

/** The events that are still to be sent, one after the other. `waiting`: whether they may be is being found out. */
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
        // One that fails is not repeated: the refusal itself is told to the page's developers.
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
      if (phase !== 'closed') waiting = [...waiting, ...bodies].slice(-WAITING_MAX)
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
    /** The page goes: what waits is handed to the browser, which sends it afterwards. */
    leave(api: FlowApi, page: StatisticsPage, isAgreed: () => boolean) {
      if (phase !== 'open' || !isAgreed()) return
      const options = selectOptions(api.getState())
      const url = addressOf(options.urls.analytics ?? ANALYTICS_URL, analyticsParams(options))
      const left = waiting
      waiting = left.filter(body => !page.beacon(url, body))
    },
  }
}
