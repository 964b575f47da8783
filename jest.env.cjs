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

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup()
    for (const name of FROM_NODE) if (name in globalThis) this.global[name] = globalThis[name]
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true })
  }
}
module.exports.TestEnvironment = module.exports
