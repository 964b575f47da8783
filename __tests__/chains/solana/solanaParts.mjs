import { startSolana } from '../../../sandbox/src/solana/startSolana.js'

/** A Solana node in a process of its own; one line of JSON says where it is. */
const { url, close } = await startSolana({ port: 0, socketPort: 0, slotMs: 50 })
process.stdout.write(`${JSON.stringify({ url })}\n`)

process.stdin.resume()
process.stdin.once('end', async () => {
  await close()
  process.exit(0)
})
