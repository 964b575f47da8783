/** From the most talkative to none at all. */
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

export type LogLevel = (typeof LOG_LEVELS)[number]

export const DEFAULT_LOG_LEVEL: LogLevel = 'error'

/** Reads a level from options. @throws {Error} `unknown level …` */
export function parseLogLevel(value: unknown): LogLevel {
  const level = LOG_LEVELS.find(known => known === value)
  if (!level) throw new Error(`unknown level ${String(value)}`)
  return level
}

/** Whether an entry of `level` is written by a logger set to `threshold`. */
export function shouldLog(threshold: LogLevel, level: Exclude<LogLevel, 'silent'>): boolean {
  return LOG_LEVELS.indexOf(level) >= LOG_LEVELS.indexOf(threshold)
}
