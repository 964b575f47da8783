import { useContext, useMemo, type ReactNode } from 'react'
import { delay } from '../../clients/delay'
import { StringsContext } from '../../store/translation'
import type { TextStep } from '../../strings/steps'
import { getLanguageChunk, useLanguageTexts } from '../host/hooks/useLanguageTexts'
import type { Runtime } from '../runtime/Runtime'

/** How long a view waits for its language before it is rendered in English. */
const LANGUAGE_TIMEOUT_MS = 3_000

export interface WithSpokenProps {
  readonly runtime: Runtime
  readonly steps: readonly TextStep[]
  readonly children: ReactNode
}

/**
 * Returns a wait for the texts that ends after `LANGUAGE_TIMEOUT_MS` at the latest, also if they
 * fail to load; undefined if they are loaded.
 */
export function waitForLanguage({ runtime, steps }: Pick<WithSpokenProps, 'runtime' | 'steps'>) {
  const part = getLanguageChunk(runtime, runtime.store.getState().theme.locale, steps)
  if (part.came !== undefined) return undefined
  const timer = new AbortController()
  const late = delay(LANGUAGE_TIMEOUT_MS, timer.signal)
  const end = () => timer.abort()
  part().then(end, end)
  return late
}

/** Layers steps of the visitor's language between the English texts and the host's. */
export function WithLanguage({ runtime, steps, children }: WithSpokenProps) {
  const given = useContext(StringsContext)
  const spoken = useLanguageTexts(runtime, steps)
  const { messages } = runtime.options
  const texts = useMemo(
    () => (spoken ? { ...given, ...spoken.texts, ...messages } : given),
    [given, spoken, messages],
  )
  return <StringsContext.Provider value={texts}>{children}</StringsContext.Provider>
}
