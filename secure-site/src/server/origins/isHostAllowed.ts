import { LOCAL_ORIGINS } from './originPattern'
import type { OriginPattern } from './originPattern'

/** The patterns of a project with those of this machine; null for a project that is not in the table. */
export function patternsOf(
  projects: ReadonlyMap<string, readonly OriginPattern[]>,
  projectId: string,
): readonly OriginPattern[] | null {
  const own = projects.get(projectId)
  return own ? [...own, ...LOCAL_ORIGINS] : null
}

/** Whether a page of this origin may hold the frame of this project. */
export function isHostAllowed(
  projects: ReadonlyMap<string, readonly OriginPattern[]>,
  projectId: string,
  origin: string,
): boolean {
  return patternsOf(projects, projectId)?.some(pattern => pattern.matches(origin)) ?? false
}
