import {
  DEFAULT_LOG_LEVEL,
  LOG_LEVELS,
  parseLogLevel,
  shouldLog,
} from '../../../src/lib/text/logLevels'

it('logs errors by default', () => {
  expect(DEFAULT_LOG_LEVEL).toBe('error')
})

it.each(LOG_LEVELS)('accepts the level %s', level => {
  expect(parseLogLevel(level)).toBe(level)
})

it.each(['verbose', 'ERROR', '', 30, null, undefined, 'toString'])(
  'throws "unknown level" for %p',
  value => {
    expect(() => parseLogLevel(value)).toThrow(`unknown level ${String(value)}`)
  },
)

it.each([
  ['error', 'error', true],
  ['error', 'fatal', true],
  ['error', 'warn', false],
  ['trace', 'trace', true],
  ['info', 'debug', false],
  ['info', 'info', true],
  ['silent', 'fatal', false],
] as const)('set to %s, an entry of level %s is written: %p', (threshold, level, expected) => {
  expect(shouldLog(threshold, level)).toBe(expected)
})
