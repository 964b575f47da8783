import { createLogBuffer } from '../lib/text/logBuffer'
import { DEFAULT_LOG_LEVEL, parseLogLevel, shouldLog } from '../lib/text/logLevels'
import type { LogLevel, Logger } from '../ports/browser'

export interface LoggerOptions {
  /** The lowest level that is logged; `error` by default, `silent` for nothing. */
  readonly level?: string
  readonly console?: Pick<Console, LogLevel>
  readonly now?: () => number
}

/** A logger that also keeps its recent entries. */
export interface RememberingLogger extends Logger {
  /** The newest entries, oldest first, as JSON lines of at most 1,024,000 bytes together. */
  entries(): readonly string[]
}

const PREFIX = '[wallet modal]'

/**
 * Logs messages for developers at or above its level and keeps what it logged.
 *
 * @throws {Error} `unknown level …`, and on `log` a RangeError for an entry larger than the buffer.
 */
export function createLogger(options: LoggerOptions = {}): RememberingLogger {
  const { level: threshold = DEFAULT_LOG_LEVEL, now = () => Date.now() } = options
  const lowest = parseLogLevel(threshold)
  const buffer = createLogBuffer()
  return {
    log(level, message, details) {
      parseLogLevel(level)
      if (!shouldLog(lowest, level)) return
      buffer.add(JSON.stringify({ time: now(), level, message, details: toLoggable(details) }))
      const output = options.console ?? console
      if (details === undefined) output[level](PREFIX, message)
      else output[level](PREFIX, message, details)
    },
    entries: () => buffer.entries(),
  }
}

/** Values that JSON cannot hold are stringified: logging must not fail over its details. */
function toLoggable(details: unknown): unknown {
  if (details instanceof Error) return { name: details.name, message: details.message }
  try {
    return JSON.parse(JSON.stringify(details) ?? 'null') as unknown
  } catch {
    return String(details)
  }
}
