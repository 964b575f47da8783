const PAGE_PORT = Number(process.env.E2E_PORT ?? 4220)
/** The example page's server puts the sandbox's ports right after its own by default. */
const BASE = Number(process.env.SANDBOX_PORT_BASE ?? PAGE_PORT + 1)

const at = (offset: number) => `http://localhost:${String(BASE + offset)}`

/** The sandbox's addresses in this test run, in the order of its readme. */
export const sandboxUrls = {
  page: `http://localhost:${String(PAGE_PORT)}`,
  blockchainApi: at(0),
  projectService: at(1),
  wallet: at(2),
  chainOne: at(3).replace('localhost', '127.0.0.1'),
  chainTwo: at(4).replace('localhost', '127.0.0.1'),
  relay: at(5).replace('http', 'ws'),
  verify: at(6),
  pocketWallet: at(7),
  bitcoin: at(8),
  solana: at(9),
  solanaSocket: at(10).replace('http', 'ws'),
  cosmosRest: at(11),
  polkadotRpc: at(12),
  signIn: at(13),
  swapChain: at(14).replace('localhost', '127.0.0.1'),
  checkout: at(15),
  mailbox: at(16),
  mailServer: at(17).replace('http://localhost', 'smtp://127.0.0.1'),
  secureSite: at(18).replace('localhost', '127.0.0.1'),
  identity: at(19),
  farcaster: at(20),
} as const
