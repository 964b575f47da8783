// @ts-check
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { PortTakenError } from '../lib/ports.js'

/**
 * Starts a remote wallet with keys in five families: a page for a user, and controls for tests. It
 * runs in its own thread, so that its heavy libraries block nothing and their timers end with it.
 *
 * @param {import('./types.js').PocketWalletOptions} options
 * @returns {Promise<import('../lib/types.js').RunningPart>}
 * @throws {PortTakenError}
 */
export async function startPocketWallet(options) {
  const worker = new Worker(new URL('./pocketWorker.js', import.meta.url), {
    workerData: {
      ...options,
      chains: options.chains.map(({ url, chainId }) => ({ url, chainId })),
    },
    // Swallows the library's log.
    stdout: true,
  })
  worker.stdout.resume()
  const close = async () => void (await worker.terminate())
  const [started] = await once(worker, 'message')
  if (typeof started.url === 'string') return { url: started.url, close }
  await close()
  if (started.takenPort !== undefined) throw new PortTakenError(started.takenPort, 'pocketWallet')
  throw new Error(`The pocket wallet did not start: ${started.message}`)
}
