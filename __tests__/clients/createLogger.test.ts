import { createLogger } from '../../src/clients/createLogger'
import type { LogLevel } from '../../src/ports/browser'

const createWorld = (level?: string) => {
  const output = { error: jest.fn(), warn: jest.fn(), info: jest.fn(), debug: jest.fn() }
  const logger = createLogger({
    console: output,
    now: () => 7,
    ...(level !== undefined && { level }),
  })
  return { logger, output }
}

const LEVELS: readonly LogLevel[] = ['error', 'warn', 'info', 'debug']

describe('the logger', () => {
  it.each([
    [undefined, ['error']],
    ['silent', []],
    ['warn', ['error', 'warn']],
    ['info', ['error', 'warn', 'info']],
    ['trace', ['error', 'warn', 'info', 'debug']],
  ])('set to %p logs %p', (threshold, heard) => {
    const { logger, output } = createWorld(threshold)
    for (const level of LEVELS) logger.log(level, 'hello')
    expect(LEVELS.filter(level => output[level].mock.calls.length > 0)).toEqual(heard)
    expect(logger.entries()).toHaveLength(heard.length)
  })

  it('logs the source of a message, with its details', () => {
    const { logger, output } = createWorld()
    logger.log('error', 'A flow failed', { flow: 'send' })
    logger.log('error', 'Again')
    expect(output.error.mock.calls).toEqual([
      ['[wallet modal]', 'A flow failed', { flow: 'send' }],
      ['[wallet modal]', 'Again'],
    ])
  })

  it('remembers its messages, whatever the details are', () => {
    const { logger } = createWorld()
    const circle: Record<string, unknown> = {}
    circle.self = circle
    logger.log('error', 'plain', { a: 1 })
    logger.log('error', 'thrown', new TypeError('boom'))
    logger.log('error', 'circle', circle)
    expect(logger.entries().map(entry => JSON.parse(entry) as unknown)).toEqual([
      { time: 7, level: 'error', message: 'plain', details: { a: 1 } },
      {
        time: 7,
        level: 'error',
        message: 'thrown',
        details: { name: 'TypeError', message: 'boom' },
      },
      { time: 7, level: 'error', message: 'circle', details: '[object Object]' },
    ])
  })

  it('rejects other levels', () => {
    expect(() => createLogger({ level: 'loud' })).toThrow('unknown level')
    const { logger } = createWorld()
    expect(() => logger.log('loud' as LogLevel, 'hello')).toThrow('unknown level')
  })

  it('rejects a single entry of more than 1,024,000 bytes', () => {
    const { logger } = createWorld()
    expect(() => logger.log('error', 'x'.repeat(1_024_000))).toThrow(RangeError)
    expect(() => logger.log('debug', 'x'.repeat(1_024_000))).not.toThrow()
  })

  it('drops the oldest entries when it is full', () => {
    const { logger } = createWorld()
    for (const letter of 'abc') logger.log('error', letter.repeat(500_000))
    expect(logger.entries().map(entry => entry.includes('aaa'))).toEqual([false, false])
  })
})
