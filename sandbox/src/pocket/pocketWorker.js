// @ts-check
import { parentPort, workerData } from 'node:worker_threads'
import { refuseOutgoingConnections } from '../lib/loopback.js'
import { PortTakenError } from '../lib/ports.js'
import { servePocketWallet } from './servePocketWallet.js'

// The library leaves rejections to themselves when, say, a session is deleted from both sides at once.
process.on('unhandledRejection', () => {})
refuseOutgoingConnections()

try {
  const { url, ready } = await servePocketWallet(workerData)
  parentPort?.postMessage({ url })
  await ready
} catch (thrown) {
  parentPort?.postMessage({
    message: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown),
    ...(thrown instanceof PortTakenError ? { takenPort: thrown.port } : {}),
  })
}
