import type { ComponentType, ReactNode } from 'react'
import { createChunk, useLoaded } from './useLoaded'

/** A part that is rarely shown, and whose code comes then. Until it does the card goes on with what stands in for it. */
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
