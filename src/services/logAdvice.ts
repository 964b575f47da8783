import type { Deps } from '../ports/deps'
import type { adviceTexts } from '../strings/en/adviceTexts'
import { fill } from '../strings/translate'

type Level = 'warn' | 'error'

/**
 * Logs what the page's developers should change; only the code and values if texts fail to load.
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
