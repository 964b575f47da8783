// @ts-check
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { PortTakenError } from '../lib/ports.js'

/**
 * Starts a Solana node on a real SVM behind JSON-RPC, in its own thread: loading it and
 * running programs blocks nothing else.
 *
 * @param {import('./types.js').SolanaOptions} [options]
 * @returns {Promise<import('./types.js').RunningSolana>}
 * @throws {PortTakenError}
 */
export async function startSolana(options = {}) {
  const worker = new Worker(new URL('./solanaWorker.js', import.meta.url), { workerData: options })
  const close = async () => void (await worker.terminate())
  const [started] = await once(worker, 'message')
  const { url, socketUrl, taken, message } = started
  if (typeof url === 'string') return { url, socketUrl, close }
  await close()
  if (taken !== undefined) throw new PortTakenError(taken.port, taken.part)
  throw new Error(`The Solana node did not start: ${message}`)
}
