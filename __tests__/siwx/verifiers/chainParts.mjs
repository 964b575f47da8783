import { startChain } from '../../../sandbox/src/chains/startChain.js'

/** Runs a chain in its own process; prints its URL as one line of JSON. */
const chain = await startChain({ port: 0, seed: false })
process.stdout.write(`${JSON.stringify({ url: chain.url })}\n`)
process.stdin.resume()
process.stdin.once('end', async () => {
  await chain.close()
  process.exit(0)
})
