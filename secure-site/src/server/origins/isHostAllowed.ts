import { LOCAL_ORIGINS } from './originPattern'
import type { OriginPattern } from './originPattern'

/** A project's origin patterns plus the local ones; null for an unknown project. */
export function patternsOf(
  projects: ReadonlyMap<string, readonly OriginPattern[]>,
  projectId: string,
): readonly OriginPattern[] | null {
  const own = projects.get(projectId)
  return own ? [...own, ...LOCAL_ORIGINS] : null
}

/** Whether a page of this origin may embed this project's frame. */
export function isHostAllowed(
  projects: ReadonlyMap<string, readonly OriginPattern[]>,
  projectId: string,
  origin: string,
): boolean {
  return patternsOf(projects, projectId)?.some(pattern => pattern.matches(origin)) ?? false
}
