// @ts-check
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { isLoopbackHost, isLoopbackUrl } from './loopback.js'

const ALLOWED_HEADERS = [
  'content-type',
  'solana-client',
  'x-project-id',
  'x-sdk-type',
  'x-sdk-version',
]

/**
 * Returns an error in the public services' format.
 *
 * @param {string} field
 * @param {string} description
 */
export function failure(field, description) {
  return { status: 'FAILED', reasons: [{ field, description }] }
}

/**
 * Creates the base of an emulated public service: it serves pages of this machine, records requests
 * and injects faults.
 */
export function createService() {
  const app = new Hono()
  const faults = createFaults()
  /** @type {{ method: string, path: string, query: Record<string, string>, at: number }[]} */
  const requests = []
  /**
   * The last successful response by method and path, which a stale service repeats.
   * @type {Map<string, Response>}
   */
  const answered = new Map()

  /** @type {WeakSet<Request>} */
  const blocked = new WeakSet()

  // Registered first, so that it runs last: the page must not be able to read the response.
  app.use(async (c, next) => {
    await next()
    if (blocked.has(c.req.raw)) c.res.headers.delete('access-control-allow-origin')
  })
  app.use(async (c, next) => {
    const host = new URL(c.req.url).hostname
    if (!isLoopbackHost(host)) return c.json(failure('host', 'This machine only'), 403)
    return next()
  })
  app.use(
    cors({
      origin: origin => (isLoopbackUrl(origin) ? origin : null),
      allowHeaders: ALLOWED_HEADERS,
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'],
      maxAge: 600,
    }),
  )
  app.get('/__fault', c => c.json(faults.list()))
  app.post('/__fault', async c => {
    const fault = await c.req.json().catch(() => undefined)
    if (typeof fault?.path !== 'string') return c.json(failure('path', 'A fault needs a path'), 400)
    faults.add(fault)
    return c.json(faults.list())
  })
  app.delete('/__fault', c => {
    faults.clear()
    return c.json([])
  })
  app.get('/__requests', c => c.json(requests))
  app.delete('/__requests', c => {
    requests.length = 0
    return c.json([])
  })
  app.use(async (c, next) => {
    if (c.req.method === 'OPTIONS') return next()
    const { path, method } = c.req
    requests.push({ method, path, query: c.req.query(), at: Date.now() })
    const remember = async () => {
      await next()
      if (c.res.ok) answered.set(`${method} ${path}`, c.res.clone())
    }
    const fault = faults.take(path)
    if (!fault) return remember()
    if (fault.hang) await faults.untilCleared()
    if (fault.delayMs) await new Promise(resolve => setTimeout(resolve, fault.delayMs))
    if (fault.blocked) {
      blocked.add(c.req.raw)
      return c.body(null, 403)
    }
    const before = fault.stale ? answered.get(`${method} ${path}`) : undefined
    if (before) return before.clone()
    if (fault.html !== undefined)
      return c.html(fault.html, /** @type {200} */ (fault.status ?? 200))
    if (!fault.status) return remember()
    const body = fault.body ?? failure('sandbox', `Fault set by a test: ${fault.status}`)
    return c.json(
      body,
      /** @type {import('hono/utils/http-status').ContentfulStatusCode} */ (fault.status),
    )
  })
  app.notFound(c => c.json(failure('path', `Nothing at ${c.req.path}`), 404))
  app.onError((_error, c) => c.text('Internal server error', 500))

  return { app, faults, requests }
}

/** Creates the queue of faults; the first one that matches a path applies. */
function createFaults() {
  /** @type {import('./types.js').Fault[]} */
  let waiting = []
  /** @type {(() => void)[]} */
  let hanging = []

  return {
    /** @param {import('./types.js').Fault} fault */
    add(fault) {
      waiting.push({ ...fault })
    },
    list: () => waiting,
    clear() {
      waiting = []
      for (const release of hanging) release()
      hanging = []
    },
    untilCleared: () =>
      new Promise(
        /** @param {(done: void) => void} release */ release => void hanging.push(() => release()),
      ),
    /** @param {string} path */
    take(path) {
      const fault = waiting.find(({ path: pattern }) => matches(pattern, path))
      if (!fault) return undefined
      if (fault.times !== undefined) {
        fault.times -= 1
        if (fault.times <= 0) waiting = waiting.filter(other => other !== fault)
      }
      return fault
    },
  }
}

/**
 * `*` matches anything; a pattern without one matches the start of the path.
 *
 * @param {string} pattern
 * @param {string} path
 */
function matches(pattern, path) {
  if (!pattern.includes('*')) return path.startsWith(pattern)
  const parts = pattern.split('*').map(part => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(path)
}
