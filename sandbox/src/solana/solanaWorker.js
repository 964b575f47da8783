// @ts-check
import { parentPort, workerData } from 'node:worker_threads'
import { refuseOutgoingConnections } from '../lib/loopback.js'
import { PortTakenError } from '../lib/ports.js'
import { serveSolana } from './serveSolana.js'

refuseOutgoingConnections()

try {
  parentPort?.postMessage(await serveSolana(workerData))
} catch (thrown) {
  parentPort?.postMessage({
    message: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown),
    ...(thrown instanceof PortTakenError
      ? { taken: { port: thrown.port, part: thrown.part } }
      : {}),
  })
}
