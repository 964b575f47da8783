import type { ErrorCode } from '../domain/errorCatalogue'
import type { Deps } from '../ports/deps'
import type { adviceTexts } from '../strings/en/adviceTexts'
import { fill } from '../strings/translate'

type Level = 'warn' | 'error'

/** An error of the catalogue, or an option that has no effect. */
type Mistake =
  | ErrorCode
  | 'ADAPTER_WITHOUT_NETWORK'
  | 'LOCAL_CONFIGURATION_IGNORED'
  | 'OPTION_MISSING'
  | 'SWAPS_NOT_OFFERED'

/**
 * Logs what the page's developers should change; only the code and values if texts fail to load.
 */
export async function logAdvice(
  { logger }: Pick<Deps, 'logger'>,
  level: Level,
  code: keyof typeof adviceTexts & Mistake,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  const advice = await import('../strings/en/adviceTexts').then(
    texts => fill(texts.adviceTexts[code], values),
    () => Object.values(values).filter(Boolean).join(', '),
  )
  logger.log(level, `${code}: ${advice}`)
}
