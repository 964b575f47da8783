import { ACCOUNT_PROJECT } from '../../shared/recovery'
import { isHostAllowed } from './isHostAllowed'
import type { SiteSettings } from '../readSettings'

/**
 * Whether a login may begin at an origin: a page that may embed the project's frame, or the site's
 * own account page.
 */
export function mayBeginLogin(
  { origin, projects }: Pick<SiteSettings, 'origin' | 'projects'>,
  { hostOrigin, projectId }: { readonly hostOrigin: string; readonly projectId: string },
): boolean {
  const isOwnPage = hostOrigin === origin && projectId === ACCOUNT_PROJECT
  return isOwnPage || isHostAllowed(projects, projectId, hostOrigin)
}
