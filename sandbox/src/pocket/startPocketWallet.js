// @ts-check
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { PortTakenError } from '../lib/ports.js'

/**
 * A wallet with keys in five families at the other end of the relay: a page a person can use, and controls for tests.
 * It lives in a thread of its own, so that its heavy libraries hold nobody up and their timers end with it.
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
    // The library's log is nobody's business here.
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
