const { TestEnvironment } = require('jest-environment-jsdom')

/** jsdom hides these Node globals; RTK Query, viem and noble need the real ones. */
const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'ReadableStream',
  'TransformStream',
  'structuredClone',
  'Uint8Array',
  'ArrayBuffer',
  'AbortController',
  'AbortSignal',
]

/**
 * The asynchronous fake timers let promises settle after each timer: with `setImmediate`, or else
 * with `setTimeout`, which takes a real millisecond each time. Only the clock gets `setImmediate`,
 * since a page does not have it.
 */
function createQuickClock({ projectConfig }, window, Clock) {
  const doNotFake = ['setImmediate', 'clearImmediate']
  const config = { ...projectConfig, fakeTimers: { ...projectConfig.fakeTimers, doNotFake } }
  window.setImmediate = setImmediate
  const clock = new Clock({ config, global: window })
  delete window.setImmediate
  return clock
}

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    const { constructor: Clock } = this.fakeTimersModern
    this.fakeTimersModern.dispose()
    this.fakeTimersModern = createQuickClock(config, this.global, Clock)
  }

  async setup() {
    await super.setup()
    for (const name of FROM_NODE) if (name in globalThis) this.global[name] = globalThis[name]
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true })
  }
}
module.exports.TestEnvironment = module.exports
