import type { ComponentType, ReactNode } from 'react'
import { createPart, useLoaded } from './useLoaded'

/** A part that is rarely shown, and whose code comes then. Until it does the card goes on with what stands in for it. */
export function optionalPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: ReactNode = null,
): ComponentType<P> {
  const part = createPart(load)
  return function OptionalPart(props) {
    const { came: Part } = useLoaded(part)
    return Part ? <Part {...props} /> : meanwhile
  }
}
