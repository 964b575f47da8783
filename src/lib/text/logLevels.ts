/** From the most verbose to none. */
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

export type LogLevel = (typeof LOG_LEVELS)[number]

export const DEFAULT_LOG_LEVEL: LogLevel = 'error'

/** Validates a log level. @throws {Error} `unknown level …` */
export function parseLogLevel(value: unknown): LogLevel {
  const level = LOG_LEVELS.find(known => known === value)
  if (!level) throw new Error(`unknown level ${String(value)}`)
  return level
}

/** Whether a logger set to `threshold` writes entries of `level`. */
export function shouldLog(threshold: LogLevel, level: Exclude<LogLevel, 'silent'>): boolean {
  return LOG_LEVELS.indexOf(level) >= LOG_LEVELS.indexOf(threshold)
}
