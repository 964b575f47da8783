// @ts-check
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { PortTakenError } from '../lib/ports.js'

/**
 * Starts a regtest Bitcoin node behind the Esplora HTTP interface, in its own thread: mining
 * its first blocks blocks nothing else.
 *
 * @param {import('./types.js').BitcoinOptions & { port?: number }} [options]
 * @returns {Promise<import('../lib/types.js').RunningPart>}
 * @throws {PortTakenError}
 */
export async function startBitcoin(options = {}) {
  const worker = new Worker(new URL('./bitcoinWorker.js', import.meta.url), { workerData: options })
  const close = async () => void (await worker.terminate())
  const [started] = await once(worker, 'message')
  if (typeof started.url === 'string') return { url: started.url, close }
  await close()
  if (started.takenPort !== undefined) throw new PortTakenError(started.takenPort, 'bitcoin')
  throw new Error(`The Bitcoin node did not start: ${started.message}`)
}
