// @ts-check
import { isRecord } from './isRecord.js'

/**
 * Adds the control route that tests use: `POST` runs an action, `GET` returns the state. Closed to
 * pages.
 *
 * @template {object} Order parameters of the actions; only the sandbox's own programs call them
 * @param {import('hono').Hono} app
 * @param {object} door
 * @param {string} door.part
 * @param {(origin: string | undefined) => boolean} door.isOwn whether a request comes from a
 *   program or the part's own page
 * @param {Record<string, (order: Order) => unknown>} door.actions
 * @param {() => object} door.describe
 */
export function addControlDoor(app, { part, isOwn, actions, describe }) {
  app.use('/__control', async (c, next) => {
    if (isOwn(c.req.header('origin'))) return next()
    return c.json({ error: `Pages may not control the ${part}.` }, 403)
  })

  app.get('/__control', c => c.json(describe()))

  app.post('/__control', async c => {
    /** @type {unknown} */
    const given = await c.req.json().catch(() => undefined)
    const order = isRecord(given) ? given : {}
    const name = String(order['action'])
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (!action) {
      return c.json(
        { error: `No such action. There are: ${Object.keys(actions).join(', ')}.` },
        400,
      )
    }
    try {
      return c.json({ result: (await action(/** @type {Order} */ (order))) ?? null })
    } catch (thrown) {
      return c.json({ error: thrown instanceof Error ? thrown.message : String(thrown) }, 400)
    }
  })
}
