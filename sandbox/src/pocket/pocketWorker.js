// @ts-check
import { parentPort, workerData } from 'node:worker_threads'
import { refuseOutgoingConnections } from '../lib/loopback.js'
import { PortTakenError } from '../lib/ports.js'
import { servePocketWallet } from './servePocketWallet.js'

// The library leaves rejections unhandled, for instance when both sides delete a session at once.
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
