import { Hono } from 'hono'
import { readBody } from '../http/readBody'
import { writeSessionCookie } from '../http/sessionToken'
import { FarcasterAwait, FarcasterLogin, SocialLogin, SocialResult } from '../http/socialRequests'
import { beginSocial } from '../social/beginSocial'
import { awaitFarcaster, openFarcaster } from '../social/farcaster/farcasterLogin'
import { redeemResult } from '../social/redeemResult'
import type { Site } from '../site'
import type { Context } from 'hono'

/** `/api/social/…` */
export function socialRoutes(site: Site, ipAddressOf: (c: Context) => string): Hono {
  return new Hono()
    .post('/begin', async c => {
      const request = await readBody(c, SocialLogin)
      return c.json(await beginSocial(site, request, ipAddressOf(c)))
    })
    .post('/redeem', async c => {
      const request = await readBody(c, SocialResult)
      const answer = await redeemResult(site, request, ipAddressOf(c))
      writeSessionCookie(c, answer.token)
      return c.json(answer)
    })
    .post('/farcaster', async c => {
      const request = await readBody(c, FarcasterLogin)
      return c.json(await openFarcaster(site, request, ipAddressOf(c)))
    })
    .post('/farcaster/await', async c => {
      const request = await readBody(c, FarcasterAwait)
      const answer = await awaitFarcaster(site, request, c.req.raw.signal)
      if (answer.session) writeSessionCookie(c, answer.session.token)
      return c.json(answer)
    })
}
