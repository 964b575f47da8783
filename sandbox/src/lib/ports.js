// @ts-check
import { createServer } from 'node:net'

/** The only address the sandbox listens on. */
export const BIND_ADDRESS = '127.0.0.1'

/** Each part's default port, command-line flag and environment variable. */
export const PORTS = /** @type {const} */ ({
  chainOne: { port: 8545, flag: '--chain-one-port', env: 'SANDBOX_CHAIN_ONE_PORT' },
  chainTwo: { port: 8546, flag: '--chain-two-port', env: 'SANDBOX_CHAIN_TWO_PORT' },
  blockchainApi: { port: 4500, flag: '--blockchain-api-port', env: 'SANDBOX_BLOCKCHAIN_API_PORT' },
  projectService: {
    port: 4501,
    flag: '--project-service-port',
    env: 'SANDBOX_PROJECT_SERVICE_PORT',
  },
  wallet: { port: 4502, flag: '--wallet-port', env: 'SANDBOX_WALLET_PORT' },
  relay: { port: 4503, flag: '--relay-port', env: 'SANDBOX_RELAY_PORT' },
  verify: { port: 4504, flag: '--verify-port', env: 'SANDBOX_VERIFY_PORT' },
  pocketWallet: { port: 4505, flag: '--pocket-wallet-port', env: 'SANDBOX_POCKET_WALLET_PORT' },
  bitcoin: { port: 4506, flag: '--bitcoin-port', env: 'SANDBOX_BITCOIN_PORT' },
  solana: { port: 4507, flag: '--solana-port', env: 'SANDBOX_SOLANA_PORT' },
  solanaSocket: { port: 4508, flag: '--solana-socket-port', env: 'SANDBOX_SOLANA_SOCKET_PORT' },
  cosmosRest: { port: 4509, flag: '--cosmos-rest-port', env: 'SANDBOX_COSMOS_REST_PORT' },
  polkadotRpc: { port: 4510, flag: '--polkadot-rpc-port', env: 'SANDBOX_POLKADOT_RPC_PORT' },
  signIn: { port: 4511, flag: '--sign-in-port', env: 'SANDBOX_SIGN_IN_PORT' },
  checkout: { port: 4512, flag: '--checkout-port', env: 'SANDBOX_CHECKOUT_PORT' },
  mailbox: { port: 4513, flag: '--mailbox-port', env: 'SANDBOX_MAILBOX_PORT' },
  mailServer: { port: 4514, flag: '--mail-server-port', env: 'SANDBOX_MAIL_SERVER_PORT' },
  secureSite: { port: 4515, flag: '--secure-site-port', env: 'SANDBOX_SECURE_SITE_PORT' },
  identity: { port: 4516, flag: '--identity-port', env: 'SANDBOX_IDENTITY_PORT' },
  farcaster: { port: 4517, flag: '--farcaster-port', env: 'SANDBOX_FARCASTER_PORT' },
  swapChain: { port: 8547, flag: '--swap-chain-port', env: 'SANDBOX_SWAP_CHAIN_PORT' },
})

/** @typedef {import('../types.js').PartName} PartName */

/** Another process listens on a part's port. */
export class PortTakenError extends Error {
  /**
   * @param {number} port
   * @param {PartName} part
   */
  constructor(port, part) {
    const { flag, env } = PORTS[part]
    super(
      `Port ${port} is taken, so the sandbox part "${part}" cannot start. ` +
        `Stop what listens there, or choose another port with ${flag} <port> or ${env}=<port>, ` +
        `or move every part with --port-base <port> or SANDBOX_PORT_BASE=<port>.`,
    )
    this.name = 'PortTakenError'
    this.code = 'PORT_TAKEN'
    this.port = port
    this.part = part
  }
}

/**
 * Returns the port when it is free, or a free one for 0.
 *
 * @param {number} port
 * @param {PartName} part
 * @returns {Promise<number>}
 * @throws {PortTakenError}
 */
export function claimPort(port, part) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', error => reject(asPortTaken(error, port, part)))
    probe.listen(port, BIND_ADDRESS, () => {
      const address = probe.address()
      const claimed = typeof address === 'object' && address !== null ? address.port : port
      probe.close(() => resolve(claimed))
    })
  })
}

/**
 * @param {unknown} error
 * @param {number} port
 * @param {PartName} part
 */
export function asPortTaken(error, port, part) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  return isTaken ? new PortTakenError(port, part) : error
}
