/**
 * Counts the rounds of requests: a new one starts wherever a request began only after another of
 * the previous round had ended. Meant for a network whose latency dominates the page's own work.
 *
 * @param {readonly { start: number, end: number }[]} requests
 */
export function countRounds(requests) {
  const sorted = [...requests].sort((a, b) => a.start - b.start)
  let rounds = 0
  let firstEnd = -Infinity
  for (const { start, end } of sorted) {
    if (rounds === 0 || start >= firstEnd) {
      rounds += 1
      firstEnd = end
    } else firstEnd = Math.min(firstEnd, end)
  }
  return rounds
}

/**
 * Records the scripts a page requests from its own host, with start and end in the browser's
 * seconds.
 *
 * @param {import('@playwright/test').CDPSession} session the page's session
 * @param {string} origin
 */
export async function watchScripts(session, origin) {
  const requests = []
  const byId = new Map()
  const settle = ({ requestId, timestamp }) => {
    const request = byId.get(requestId)
    if (request) request.end = timestamp
  }
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    const { origin: from, pathname } = new URL(request.url)
    if (from !== origin || !pathname.endsWith('.js')) return
    const each = {
      path: pathname,
      start: timestamp,
      end: Infinity,
      priority: request.initialPriority,
    }
    byId.set(requestId, each)
    requests.push(each)
  })
  session.on('Network.loadingFinished', settle)
  session.on('Network.loadingFailed', settle)
  await session.send('Network.enable')
  return requests
}
