// @ts-check
import { randomBytes } from 'node:crypto'
import { bytesToHex } from 'viem'
import { accountAt, RELAYER_INDEX } from '../accounts.js'
import { NETWORKS } from '../chains/networks.js'
import { BIND_ADDRESS, claimPort, PORTS } from '../lib/ports.js'

/** Pages of this machine may embed the frame, at any port. */
const ALLOWED_ORIGINS = ['http://localhost:*', 'http://127.0.0.1:*']

/** The network on which the operator sponsors smart accounts. */
const SPONSORED_NETWORK = 'eip155:31337'

/**
 * Starts the site in the embedded wallet's frame, as deployed, with an in-memory database and the
 * sandbox's mailbox. It listens at 127.0.0.1, which is cross-site for pages at `localhost`, so that
 * browsers treat its storage as third-party.
 *
 * @param {object} options
 * @param {string} options.smtpUrl
 * @param {import('../chains/types.js').SandboxNetworks} options.networks the site signs for EVM and
 *   Solana
 * @param {() => number} options.now ms since 1970
 * @param {string} [options.dataFolder] in memory by default
 * @param {import('../identity/types.js').SocialCredentials} [options.socials] the site's
 *   credentials at the identity server
 * @param {{ relayUrl: string, rpcUrl: string }} [options.farcaster]
 * @param {number} [options.port] 0 for a free one
 * @returns {Promise<import('../lib/types.js').RunningPart>}
 */
export async function startSecureSite({
  smtpUrl,
  networks,
  now,
  dataFolder,
  socials,
  farcaster,
  port,
}) {
  const { createSecureSite } = await import('@redux-wallet-modal/secure-site').catch(cause => {
    const build = 'npm run build --workspace @redux-wallet-modal/secure-site'
    throw new Error(`The secure site is not built. Run: ${build}`, { cause })
  })
  const claimed = await claimPort(port ?? PORTS.secureSite.port, 'secureSite')
  const known = networks.flatMap(network => {
    const caipId = caipIdOf(network)
    return caipId === null ? [] : [{ ...network, caipId }]
  })
  const url = `http://${BIND_ADDRESS}:${String(claimed)}`
  const site = await createSecureSite({
    port: claimed,
    host: BIND_ADDRESS,
    origin: url,
    name: 'Sandbox Accounts',
    // All visitors of this machine share one IP address.
    limits: { loginsPerIpPerHour: 10_000, codesPerIpPerHour: 10_000, linksPerIpPerHour: 10_000 },
    smtpUrl,
    now,
    keyEncryptionKey: randomBytes(32).toString('base64'),
    ...(dataFolder !== undefined && { dataFolder }),
    ...(socials && { socials }),
    ...(farcaster && { farcaster }),
    projects: { sandbox: ALLOWED_ORIGINS },
    accounts: accountsOn(known.map(({ caipId }) => caipId)),
    rpcUrls: Object.fromEntries(known.map(({ caipId, rpcUrls }) => [caipId, rpcUrls.default.http])),
    networks: Object.fromEntries(
      known.map(({ caipId, name, nativeCurrency: { symbol, decimals } }) => [
        caipId,
        { name, symbol, decimals },
      ]),
    ),
  })
  return { url, close: () => site.close() }
}

/**
 * Returns the smart account settings of the sandbox's own two EVM chains; the emulated swap network
 * has none. The operator sponsors transactions on chain one; elsewhere the accounts pay.
 *
 * @param {readonly string[]} caipIds
 */
function accountsOn(caipIds) {
  const { privateKey } = accountAt(RELAYER_INDEX).getHdKey()
  if (!privateKey) throw new Error('The relayer has no key.')
  return {
    networks: caipIds.filter(caipId => NETWORKS.some(own => own.caipId === caipId)),
    relayerKey: bytesToHex(privateKey),
    sponsorship: { sandbox: { networks: [SPONSORED_NETWORK], perUserPerDay: 100 } },
  }
}

/** @param {import('../chains/types.js').SandboxNetworks[number]} network */
function caipIdOf(network) {
  if (!('chainNamespace' in network)) return `eip155:${String(network.id)}`
  return network.chainNamespace === 'solana' ? network.caipNetworkId : null
}
