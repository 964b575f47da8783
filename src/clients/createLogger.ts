import { createLogBuffer } from '../lib/text/logBuffer'
import { DEFAULT_LOG_LEVEL, parseLogLevel, shouldLog } from '../lib/text/logLevels'
import type { LogLevel, Logger } from '../ports/browser'

export interface LoggerOptions {
  /** The least that is said; `error` unless asked, `silent` for nothing at all. */
  readonly level?: string
  readonly console?: Pick<Console, LogLevel>
  readonly now?: () => number
}

/** A logger that also remembers what it said. */
export interface RememberingLogger extends Logger {
  /** The newest entries, oldest first, as JSON lines of at most 1,024,000 bytes together. */
  entries(): readonly string[]
}

const PREFIX = '[wallet modal]'

/**
 * Messages for developers. Writes nothing below its level and remembers what it wrote.
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
      buffer.add(JSON.stringify({ time: now(), level, message, details: readable(details) }))
      const output = options.console ?? console
      if (details === undefined) output[level](PREFIX, message)
      else output[level](PREFIX, message, details)
    },
    entries: () => buffer.entries(),
  }
}

/** What JSON cannot hold is named instead: a log must not fail over its details. */
function readable(details: unknown): unknown {
  if (details instanceof Error) return { name: details.name, message: details.message }
  try {
    return JSON.parse(JSON.stringify(details) ?? 'null') as unknown
  } catch {
    return String(details)
  }
}
