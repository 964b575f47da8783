// @ts-check
// A page's side of the relay for tests. In a thread of its own, as the library's timers would keep
// a test from ending.
import { parentPort } from 'node:worker_threads'
import { UniversalProvider } from '@walletconnect/universal-provider'

// The library's own; what matters is reported as an event or an answer.
process.on('unhandledRejection', () => {})

/** @type {InstanceType<typeof UniversalProvider>} */
let provider

/** @param {string} name @param {unknown} [data] */
const tell = (name, data) => parentPort?.postMessage({ event: name, data })

/** @type {Record<string, (...args: any[]) => unknown>} */
const calls = {
  async start(relayUrl, metadata) {
    provider = await UniversalProvider.init({
      projectId: 'sandbox',
      relayUrl,
      telemetryEnabled: false,
      customStoragePrefix: 'dapp',
      storageOptions: { database: ':memory:' },
      logger: 'silent',
      metadata: { description: '', icons: [], ...metadata },
    })
    provider.on('display_uri', (/** @type {string} */ uri) => tell('uri', uri))
    provider.on('session_event', (/** @type {any} */ event) => tell('event', event.params))
    provider.client.on('session_update', ({ params }) => tell('update', params.namespaces))
    provider.client.on('session_delete', () => tell('deleted'))
  },
  async connect(optionalNamespaces) {
    const session = await provider.connect({ optionalNamespaces })
    return { topic: session?.topic, namespaces: session?.namespaces, peer: session?.peer }
  },
  async authenticate(request) {
    const { auths, session } = await provider.authenticate(request)
    return { auths, namespaces: session?.namespaces }
  },
  format: request => provider.client.formatAuthMessage(request),
  request: (request, chainId) => provider.request(request, chainId),
  disconnect: () => provider.disconnect(),
}

parentPort?.on('message', async ({ id, call, args }) => {
  try {
    parentPort?.postMessage({ id, result: await calls[call]?.(...args) })
  } catch (thrown) {
    const { code, message } = /** @type {any} */ (thrown)
    parentPort?.postMessage({ id, error: { code, message: String(message ?? thrown) } })
  }
})
