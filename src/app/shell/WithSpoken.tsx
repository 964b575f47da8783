import { useContext, useMemo, type ReactNode } from 'react'
import { delay } from '../../clients/delay'
import { StringsContext } from '../../store/translation'
import type { TextStep } from '../../strings/steps'
import { spokenPart, useSpoken } from '../host/hooks/useSpoken'
import type { Runtime } from '../runtime/Runtime'

/** How long a view waits for its language; then it is drawn in English, until that comes. */
const SPOKEN_MS = 3_000

export interface WithSpokenProps {
  readonly runtime: Runtime
  readonly steps: readonly TextStep[]
  readonly children: ReactNode
}

/** Ends once the texts are here, or it is clear that they are late or do not come. */
export function spokenInTime({ runtime, steps }: Pick<WithSpokenProps, 'runtime' | 'steps'>) {
  const part = spokenPart(runtime, runtime.store.getState().theme.locale, steps)
  if (part.came !== undefined) return undefined
  const timer = new AbortController()
  const late = delay(SPOKEN_MS, timer.signal)
  const end = () => timer.abort()
  part().then(end, end)
  return late
}

/** Puts steps of the visitor's language over the English texts around it, under the host's own. */
export function WithSpoken({ runtime, steps, children }: WithSpokenProps) {
  const given = useContext(StringsContext)
  const spoken = useSpoken(runtime, steps)
  const { messages } = runtime.options
  const texts = useMemo(
    () => (spoken ? { ...given, ...spoken.texts, ...messages } : given),
    [given, spoken, messages],
  )
  return <StringsContext.Provider value={texts}>{children}</StringsContext.Provider>
}
