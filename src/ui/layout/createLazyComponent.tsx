import type { ComponentType, ReactNode } from 'react'
import { createChunk, useChunk } from './useChunk'

/** Wraps a rarely shown component whose chunk loads on demand; renders `meanwhile` until then. */
export function createLazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: ReactNode = null,
): ComponentType<P> {
  const part = createChunk(load)
  return function LazyPart(props) {
    const { came: Part } = useChunk(part)
    return Part ? <Part {...props} /> : meanwhile
  }
}
