/**
 * How many rounds requests took: one more wherever a request began only after another of the round before it had ended.
 * Meant for a line on which an answer takes long beside what a page does with it.
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
 * Records the scripts that a page asks its own host for, when they began and ended, in the browser's seconds.
 *
 * @param {import('@playwright/test').CDPSession} session of the page
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
