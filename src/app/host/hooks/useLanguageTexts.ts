import { useState } from 'react'
import { selectLocale } from '../../../core/theme/themeSlice'
import { isEnglish } from '../../../lib/text/isEnglish'
import { useModalSelector } from '../../../store/context'
import type { TextStep } from '../../../strings/steps'
import { createChunk, useChunk, type Chunk } from '../../../ui/layout/useChunk'
import type { LanguageTexts } from '../../languages/loadLanguageTexts'
import type { Runtime } from '../../runtime/Runtime'

type Parts = Record<string, Chunk<LanguageTexts | null>>

const known = new WeakMap<object, Parts>()
const english = createChunk<LanguageTexts | null>(() => Promise.resolve(null))
english.came = null

/** Returns the chunk with some steps of a locale's texts, cached per modal. English needs none. */
export function getLanguageChunk(
  { options }: { readonly options: Pick<Runtime['options'], 'languages'> },
  locale: string,
  steps: readonly TextStep[],
): Chunk<LanguageTexts | null> {
  if (isEnglish(locale) && !options.languages) return english
  if (!known.has(options)) known.set(options, {})
  const parts = known.get(options) as Parts
  return (parts[`${locale} ${steps.join()}`] ??= createChunk(async () => {
    const { loadLanguageTexts } = await import('../../languages/loadLanguageTexts')
    return loadLanguageTexts(options.languages, locale, steps)
  }))
}

/** Returns the visitor's language; null for English. Keeps the last one until the next loads. */
export function useLanguageTexts(
  runtime: Runtime,
  steps: readonly TextStep[],
): LanguageTexts | null {
  const locale = useModalSelector(selectLocale)
  const { came } = useChunk(getLanguageChunk(runtime, locale, steps))
  const [last, keep] = useState(came)
  if (came !== undefined && came !== last) keep(came)
  return came ?? last ?? null
}
