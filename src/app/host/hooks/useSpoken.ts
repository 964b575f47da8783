import { useState } from 'react'
import { selectLocale } from '../../../features/theme/themeSlice'
import { isEnglish } from '../../../lib/text/isEnglish'
import { useModalSelector } from '../../../store/context'
import type { TextStep } from '../../../strings/steps'
import { createChunk, useLoaded, type Chunk } from '../../../ui/layout/useLoaded'
import type { Spoken } from '../../languages/loadSpoken'
import type { Runtime } from '../../runtime/Runtime'

type Parts = Record<string, Chunk<Spoken | null>>

const known = new WeakMap<object, Parts>()
const english = createChunk<Spoken | null>(() => Promise.resolve(null))
english.came = null

/** Returns the chunk with some steps of a locale's texts, cached per modal. English needs none. */
export function spokenPart(
  { options }: { readonly options: Pick<Runtime['options'], 'languages'> },
  locale: string,
  steps: readonly TextStep[],
): Chunk<Spoken | null> {
  if (isEnglish(locale) && !options.languages) return english
  if (!known.has(options)) known.set(options, {})
  const parts = known.get(options) as Parts
  return (parts[`${locale} ${steps.join()}`] ??= createChunk(async () => {
    const { loadSpoken } = await import('../../languages/loadSpoken')
    return loadSpoken(options.languages, locale, steps)
  }))
}

/** Returns the visitor's language; null for English. Keeps the last one until the next loads. */
export function useSpoken(runtime: Runtime, steps: readonly TextStep[]): Spoken | null {
  const locale = useModalSelector(selectLocale)
  const { came } = useLoaded(spokenPart(runtime, locale, steps))
  const [last, keep] = useState(came)
  if (came !== undefined && came !== last) keep(came)
  return came ?? last ?? null
}
