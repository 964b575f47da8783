// @ts-check
import { parentPort, workerData } from 'node:worker_threads'
import { refuseOutgoingConnections } from '../lib/loopback.js'
import { PortTakenError } from '../lib/ports.js'
import { serveBitcoin } from './serveBitcoin.js'

refuseOutgoingConnections()

try {
  const { url, ready } = await serveBitcoin(workerData)
  parentPort?.postMessage({ url })
  await ready
} catch (thrown) {
  parentPort?.postMessage({
    message: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown),
    ...(thrown instanceof PortTakenError ? { takenPort: thrown.port } : {}),
  })
}
