import type { ComponentType, ReactNode } from 'react'
import { createChunk, useLoaded } from './useLoaded'

/** Wraps a rarely shown component whose chunk loads on demand; renders `meanwhile` until then. */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: ReactNode = null,
): ComponentType<P> {
  const part = createChunk(load)
  return function LazyPart(props) {
    const { came: Part } = useLoaded(part)
    return Part ? <Part {...props} /> : meanwhile
  }
}
