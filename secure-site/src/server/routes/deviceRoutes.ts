import { Hono } from 'hono'
import { readBody } from '../http/readBody'
import { DeviceDecision, DeviceQuestionBody } from '../http/requests'
import { decideDevice, readDeviceQuestion } from '../login/decideDevice'
import type { Site } from '../site'
import type { Context } from 'hono'

/** `/api/device/…`, for the page behind the link in the email. */
export function deviceRoutes(site: Site, ipAddressOf: (c: Context) => string): Hono {
  const { linksPerIpPerHour: max } = site.settings.limits
  const countLink = (c: Context) =>
    site.limiter.count({ name: 'links', max, windowMs: 3_600_000 }, ipAddressOf(c))
  return new Hono()
    .post('/question', async c => {
      const { linkToken } = await readBody(c, DeviceQuestionBody)
      await countLink(c)
      return c.json(await readDeviceQuestion(site, linkToken))
    })
    .post('/decision', async c => {
      const { linkToken, decision } = await readBody(c, DeviceDecision)
      await countLink(c)
      await decideDevice(site, linkToken, decision)
      return c.body(null, 204)
    })
}
