import type { Deps } from '../ports/deps'
import type { adviceTexts } from '../strings/en/adviceTexts'
import { fill } from '../strings/translate'

type Level = 'warn' | 'error'

/**
 * Tells the developers of the page in the console what to change. The words are fetched for it; where they don't come, the code is
 * logged with the values alone.
 */
export async function logAdvice(
  { logger }: Pick<Deps, 'logger'>,
  level: Level,
  code: keyof typeof adviceTexts,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  const advice = await import('../strings/en/adviceTexts').then(
    texts => fill(texts.adviceTexts[code], values),
    () => Object.values(values).filter(Boolean).join(', '),
  )
  logger.log(level, `${code}: ${advice}`)
}
