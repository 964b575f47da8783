import { Hono } from 'hono'
import { CodeLogin, DeviceLogin, EmailLogin } from '../http/requests'
import { readBody } from '../http/readBody'
import { readVisitor } from '../http/readVisitor'
import { writeSessionCookie } from '../http/sessionToken'
import { awaitDevice } from '../login/awaitDevice'
import { beginLogin } from '../login/beginLogin'
import { enterCode } from '../login/enterCode'
import type { Site } from '../site'
import type { Context } from 'hono'

/** `/api/login/…` */
export function loginRoutes(site: Site, ipAddressOf: (c: Context) => string): Hono {
  const timed = async <T>(step: () => Promise<T>): Promise<T> => {
    const began = performance.now()
    try {
      return await step()
    } finally {
      site.metrics.observeLogin((performance.now() - began) / 1000)
    }
  }
  return new Hono()
    .post('/email', async c => {
      const request = await readBody(c, EmailLogin)
      const visitor = readVisitor(c, ipAddressOf(c))
      return c.json(await timed(() => beginLogin(site, request, visitor)))
    })
    .post('/device', async c => {
      const { loginId } = await readBody(c, DeviceLogin)
      return c.json(await awaitDevice(site, loginId, c.req.raw.signal))
    })
    .post('/code', async c => {
      const request = await readBody(c, CodeLogin)
      const answer = await timed(() => enterCode(site, request, ipAddressOf(c)))
      writeSessionCookie(c, answer.token)
      return c.json(answer)
    })
}
