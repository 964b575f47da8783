import { Hono } from 'hono'
import { sql } from 'kysely'
import type { Site } from '../site'

/** `/health` and `/metrics`, for the operator's machines. */
export function operationRoutes(site: Site): Hono {
  return new Hono()
    .get('/health', async c => {
      await sql`select 1`.execute(site.db)
      return c.json({ status: 'ok' })
    })
    .get('/metrics', c =>
      c.body(site.metrics.print(), 200, {
        'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      }),
    )
}
