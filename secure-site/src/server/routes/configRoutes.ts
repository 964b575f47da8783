import { Hono } from 'hono'
import { ApiRefusal } from '../http/apiRefusal'
import { isHostAllowed } from '../origins/isHostAllowed'
import type { Site } from '../site'

/** `/api/config` */
export function configRoutes({ settings }: Site): Hono {
  return new Hono().get('/', c => {
    const projectId = c.req.query('projectId') ?? ''
    const hostOrigin = c.req.query('hostOrigin')
    if (!settings.projects.has(projectId)) throw new ApiRefusal('NOT_FOUND')
    if (hostOrigin !== undefined && !isHostAllowed(settings.projects, projectId, hostOrigin)) {
      throw new ApiRefusal('HOST_NOT_ALLOWED')
    }
    return c.json(settings.config)
  })
}
