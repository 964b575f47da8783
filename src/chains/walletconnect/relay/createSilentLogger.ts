const noop = () => undefined

/** Returns a logger of the library's shape that logs nothing; each part needs a new one. */
export function createSilentLogger(): object {
  return {
    level: 'silent',
    child: createSilentLogger,
    trace: noop,
    debug: noop,
    info: noop,
    warn: noop,
    error: noop,
    fatal: noop,
  }
}
