import { startSolana } from '../../../sandbox/src/solana/startSolana.js'

/** Runs a Solana node in its own process; prints its URL as one line of JSON. */
const { url, close } = await startSolana({ port: 0, socketPort: 0, slotMs: 50 })
process.stdout.write(`${JSON.stringify({ url })}\n`)

process.stdin.resume()
process.stdin.once('end', async () => {
  await close()
  process.exit(0)
})
