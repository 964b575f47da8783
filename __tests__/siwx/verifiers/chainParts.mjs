import { startChain } from '../../../sandbox/src/chains/startChain.js'

/** A chain in a process of its own; one line of JSON says where it is. */
const chain = await startChain({ port: 0, seed: false })
process.stdout.write(`${JSON.stringify({ url: chain.url })}\n`)
process.stdin.resume()
process.stdin.once('end', async () => {
  await chain.close()
  process.exit(0)
})
