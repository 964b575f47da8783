import { ApiRefusal } from './apiRefusal'
import type { MiddlewareHandler } from 'hono'

const isSafe = (method: string) => method === 'GET' || method === 'HEAD'

/**
 * Restricts the API to the site's own pages. Browsers send the cookie from any page
 * (`SameSite=None`), so a request that changes something must have the site as its `Origin`, which
 * no other page can forge, and a JSON body, which no form can send.
 */
export function guardOrigin(origin: string): MiddlewareHandler {
  return async (c, next) => {
    const site = c.req.header('sec-fetch-site')
    if (site !== undefined && site !== 'same-origin') {
      throw new ApiRefusal('BAD_REQUEST', { status: 403 })
    }
    if (!isSafe(c.req.method)) {
      if (c.req.header('origin') !== origin) throw new ApiRefusal('BAD_REQUEST', { status: 403 })
      const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
      if (type !== 'application/json') throw new ApiRefusal('BAD_REQUEST', { status: 415 })
    }
    await next()
  }
}
