import type { ViewName, ViewParams } from '../domain/views'

/** A view is a component of its params. */
export type ViewProps<N extends ViewName> = ViewParams[N] extends undefined
  ? Readonly<Record<never, never>>
  : ViewParams[N]
