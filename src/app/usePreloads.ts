import { useEffect } from 'react'
import { connectExpected } from '../events/connectionEvents'
import type { Runtime } from './Runtime'
import { preloadConnecting } from './viewRegistry'

/** What a visitor is about to press is fetched before the press. */
export function usePreloads(runtime: Runtime) {
  useEffect(
    () =>
      runtime.observe(action => {
        if (connectExpected.match(action)) preloadConnecting().catch(() => undefined) // the view itself tries again
      }),
    [runtime],
  )
}
