import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { except } from 'hono/combine'
import { ApiRefusal } from './http/apiRefusal'
import { guardOrigin } from './http/guardOrigin'
import { readIpAddress } from './http/readIpAddress'
import { CLOSED_POLICY, commonHeaders } from './http/securityHeaders'
import { accountRoutes } from './routes/accountRoutes'
import { auditRoutes } from './routes/auditRoutes'
import { configRoutes } from './routes/configRoutes'
import { deviceRoutes } from './routes/deviceRoutes'
import { emailRoutes } from './routes/emailRoutes'
import { keyRoutes } from './routes/keyRoutes'
import { loginRoutes } from './routes/loginRoutes'
import { operationRoutes } from './routes/operationRoutes'
import { ownerRoutes } from './routes/ownerRoutes'
import { pageRoutes } from './routes/pageRoutes'
import { socialPageRoutes } from './routes/socialPageRoutes'
import { socialRoutes } from './routes/socialRoutes'
import { sessionRoutes } from './routes/sessionRoutes'
import type { Site } from './site'
import type { BlockList } from 'node:net'
import type { Context, MiddlewareHandler } from 'hono'

const BODY_BYTES_MAX = 16 * 1024
/** Twenty calls with their calldata, as hexadecimal. */
const BATCH_BYTES_MAX = 256 * 1024

function refuse(c: Context, { code, status, retryAfterSeconds }: ApiRefusal): Response {
  if (retryAfterSeconds === undefined) return c.json({ error: code }, status)
  c.header('retry-after', String(retryAfterSeconds))
  return c.json({ error: code, retryAfterSeconds }, status)
}

const limitTo = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new ApiRefusal('BAD_REQUEST', { status: 413 })
    },
  })

/** Builds the site's request handler. */
export function createApp(
  site: Site,
  deps: {
    readonly pagesFolder: string
    readonly trustedProxies: BlockList
    /** Called for unexpected errors. */
    onError(thrown: unknown, route: string): void
  },
): Hono {
  const { origin } = site.settings
  const headers = Object.entries(commonHeaders(origin))
  const ipAddressOf = (c: Context) =>
    readIpAddress(
      getConnInfo(c).remote.address ?? '',
      c.req.header('x-forwarded-for'),
      deps.trustedProxies,
    )
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    // A page that must reach its opener sets its own header.
    for (const [name, value] of headers) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
    if (!c.res.headers.has('content-security-policy')) {
      c.res.headers.set('content-security-policy', CLOSED_POLICY)
    }
    site.metrics.countAnswer(c.res.status)
  })
  app.onError((thrown, c) => {
    if (thrown instanceof ApiRefusal) return refuse(c, thrown)
    deps.onError(thrown, `${c.req.method} ${c.req.path}`)
    return refuse(c, new ApiRefusal('SERVER_ERROR'))
  })
  app.notFound(c => refuse(c, new ApiRefusal('NOT_FOUND')))
  app.use('/api/*', async (c, next) => {
    await next()
    c.res.headers.set('cache-control', 'no-store')
  })
  app.use('/api/*', guardOrigin(origin))
  app.use('/api/accounts/*', limitTo(BATCH_BYTES_MAX))
  app.use('/api/*', except('/api/accounts/*', limitTo(BODY_BYTES_MAX)))
  app.route('/api/login', loginRoutes(site, ipAddressOf))
  app.route('/api/device', deviceRoutes(site, ipAddressOf))
  app.route('/api/social', socialRoutes(site, ipAddressOf))
  app.route('/api/session', sessionRoutes(site))
  app.route('/api/email', emailRoutes(site, ipAddressOf))
  app.route('/api/keys', keyRoutes(site))
  app.route('/api/account', ownerRoutes(site))
  app.route('/api/audit', auditRoutes(site))
  app.route('/api/accounts', accountRoutes(site))
  app.route('/api/config', configRoutes(site))
  app.route('/', operationRoutes(site))
  app.route('/', socialPageRoutes(site, ipAddressOf))
  app.route('/', pageRoutes(site.settings, deps.pagesFolder))
  return app
}
