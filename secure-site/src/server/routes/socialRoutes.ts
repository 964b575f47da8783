import { Hono } from 'hono'
import { SOCIAL_PROVIDERS } from '../../shared/social'
import { readBody } from '../http/readBody'
import { readVisitor } from '../http/readVisitor'
import { writeSessionCookie } from '../http/sessionToken'
import { FarcasterAwait, FarcasterLogin, SocialLogin, SocialResult } from '../http/socialRequests'
import { beginSocial } from '../social/beginSocial'
import { awaitFarcaster, openFarcaster } from '../social/farcaster/farcasterLogin'
import { redeemResult } from '../social/redeemResult'
import type { SocialsAnswer } from '../../shared/social'
import type { Site } from '../site'
import type { Context } from 'hono'

/** `/api/social/…` */
export function socialRoutes(site: Site, ipAddressOf: (c: Context) => string): Hono {
  return new Hono()
    .get('/', c => {
      const answer: SocialsAnswer = {
        providers: SOCIAL_PROVIDERS.filter(site.visits.isOffered),
        hasFarcaster: site.farcaster !== null,
      }
      return c.json(answer)
    })
    .post('/begin', async c => {
      const request = await readBody(c, SocialLogin)
      return c.json(await beginSocial(site, request, readVisitor(c, ipAddressOf(c))))
    })
    .post('/redeem', async c => {
      const request = await readBody(c, SocialResult)
      const answer = await redeemResult(site, request, readVisitor(c, ipAddressOf(c)))
      writeSessionCookie(c, answer.token)
      return c.json(answer)
    })
    .post('/farcaster', async c => {
      const request = await readBody(c, FarcasterLogin)
      return c.json(await openFarcaster(site, request, readVisitor(c, ipAddressOf(c))))
    })
    .post('/farcaster/await', async c => {
      const request = await readBody(c, FarcasterAwait)
      const answer = await awaitFarcaster(site, request, c.req.raw.signal)
      if (answer.session) writeSessionCookie(c, answer.session.token)
      return c.json(answer)
    })
}
