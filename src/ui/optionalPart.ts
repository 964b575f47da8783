import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** A part that is rarely shown, and whose code comes then. Where it does not come, the card goes on without it. */
export function optionalPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy<ComponentType<P>>(() =>
    load().then<{ default: ComponentType<P> }, { default: ComponentType<P> }>(
      Part => ({ default: Part }),
      () => ({ default: () => null }),
    ),
  )
}
