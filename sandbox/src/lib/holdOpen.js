// @ts-check

const HEARTBEAT_MS = 15_000

/**
 * Keeps an event stream open until the client disconnects or the server stops.
 *
 * @param {import('hono/streaming').SSEStreamingApi} stream
 * @param {() => void} onEnd
 * @returns {Promise<void>}
 */
export function holdOpen(stream, onEnd) {
  return new Promise(resolve => {
    const heartbeat = setInterval(() => void stream.write(': still here\n\n'), HEARTBEAT_MS)
    heartbeat.unref()
    stream.onAbort(() => {
      clearInterval(heartbeat)
      onEnd()
      resolve()
    })
    void stream.write('retry: 1000\n\n') // The first bytes fire the page's `open` event.
  })
}
