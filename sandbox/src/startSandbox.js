// @ts-check
import { REGTEST } from './bitcoin/bitcoinNetwork.js'
import { createBitcoinControl } from './bitcoin/createBitcoinControl.js'
import { startBitcoin } from './bitcoin/startBitcoin.js'
import { COSMOS } from './cosmos/cosmosNetwork.js'
import { createCosmosControl } from './cosmos/createCosmosControl.js'
import { startCosmosRest } from './cosmos/startCosmosRest.js'
import { createCheckoutControl } from './checkout/createCheckoutControl.js'
import { startCheckout } from './checkout/startCheckout.js'
import { startChain } from './chains/startChain.js'
import { createSandboxNetworks, DEFAULT_SWAP_NETWORK, NETWORKS } from './chains/networks.js'
import { refuseOutgoingConnections } from './lib/loopback.js'
import { BIND_ADDRESS, claimPort, PORTS } from './lib/ports.js'
import { createFarcasterControl } from './farcaster/createFarcasterControl.js'
import { startFarcaster } from './farcaster/startFarcaster.js'
import { createIdentityControl } from './identity/createIdentityControl.js'
import { startIdentity } from './identity/startIdentity.js'
import { createMailboxControl } from './mail/createMailboxControl.js'
import { startMailbox } from './mail/startMailbox.js'
import { createPocketControl } from './pocket/createPocketControl.js'
import { startPocketWallet } from './pocket/startPocketWallet.js'
import { createPolkadotControl } from './polkadot/createPolkadotControl.js'
import { POLKADOT } from './polkadot/polkadotNetwork.js'
import { startPolkadotRpc } from './polkadot/startPolkadotRpc.js'
import { createRelayControl } from './relay/createRelayControl.js'
import { startRelay } from './relay/startRelay.js'
import { createBlockchainApiControl } from './services/createBlockchainApiControl.js'
import { createProjectServiceControl } from './services/createProjectServiceControl.js'
import { startBlockchainApi } from './services/startBlockchainApi.js'
import { startProjectService } from './services/startProjectService.js'
import { startSecureSite } from './secureSite/startSecureSite.js'
import { createSignInControl } from './signIn/createSignInControl.js'
import { startSignIn } from './signIn/startSignIn.js'
import { createSolanaControl } from './solana/createSolanaControl.js'
import { SOLANA, WALLET_CHAINS } from './solana/solanaNetwork.js'
import { startSolana } from './solana/startSolana.js'
import { startVerify } from './verify/startVerify.js'
import { createWalletControl } from './wallet/createWalletControl.js'
import { startWallet } from './wallet/startWallet.js'

/** The order of the parts' ports from a port base. */
const PART_ORDER = /** @type {const} */ ([
  'blockchainApi',
  'projectService',
  'wallet',
  'chainOne',
  'chainTwo',
  'relay',
  'verify',
  'pocketWallet',
  'bitcoin',
  'solana',
  'solanaSocket',
  'cosmosRest',
  'polkadotRpc',
  'signIn',
  'swapChain',
  'checkout',
  'mailbox',
  'mailServer',
  'secureSite',
  'identity',
  'farcaster',
])

/**
 * Starts every part of the sandbox on this machine.
 *
 * @param {import('./types.js').SandboxOptions} [options]
 * @returns {Promise<import('./types.js').Sandbox>}
 * @throws {import('./lib/ports.js').PortTakenError} after stopping the parts already started
 */
export async function startSandbox(options = {}) {
  const { onProgress = () => {}, chain = {}, blockchainApi = {}, projectService = {} } = options
  const { swapNetwork = DEFAULT_SWAP_NETWORK } = options
  const ports = choosePorts(options)
  const releaseGuard = options.refuseOutgoing ? refuseOutgoingConnections() : () => {}
  /** @type {(() => Promise<void>)[]} */
  const closers = []

  /**
   * @template {import('./lib/types.js').RunningPart} Part
   * @param {import('./types.js').PartName} name
   * @param {Promise<Part>} starting
   * @returns {Promise<Part>}
   */
  async function bringUp(name, starting) {
    const since = performance.now()
    const part = await starting
    closers.push(() => part.close())
    onProgress({ part: name, url: part.url, ms: Math.round(performance.now() - since) })
    return part
  }

  const close = async () => {
    await Promise.all(closers.splice(0).map(each => each()))
    releaseGuard()
  }

  // The directory contains the pocket wallet's URL, which is known once that has started.
  let pocketUrl = ''
  // The sign-in server calls contracts here, once visitors sign in.
  /** @type {Record<string, string>} */
  let chainUrls = {}
  const projectStarting = bringUp(
    'projectService',
    startProjectService({
      ...projectService,
      port: ports.projectService,
      pocketWalletUrl: () => pocketUrl,
    }),
  )
  const relayStarting = bringUp('relay', startRelay({ ...options.relay, port: ports.relay }))
  const verifyStarting = bringUp('verify', startVerify({ port: ports.verify }))
  const bitcoinStarting = bringUp(
    'bitcoin',
    startBitcoin({ ...options.bitcoin, port: ports.bitcoin }),
  )
  const solanaNode = startSolana({
    ...options.solana,
    port: ports.solana,
    socketPort: ports.solanaSocket,
  })
  const solanaStarting = bringUp('solana', solanaNode)
  // One node with two URLs: it closes with the first.
  const solanaSocketStarting = bringUp(
    'solanaSocket',
    solanaNode.then(({ socketUrl }) => ({ url: socketUrl, close: async () => {} })),
  )
  const cosmosStarting = bringUp('cosmosRest', startCosmosRest({ port: ports.cosmosRest }))
  const polkadotStarting = bringUp('polkadotRpc', startPolkadotRpc({ port: ports.polkadotRpc }))
  const signInStarting = bringUp(
    'signIn',
    startSignIn({ port: ports.signIn, chainUrl: chainId => chainUrls[chainId] }),
  )
  const mailbox = startMailbox({ port: ports.mailbox, smtpPort: ports.mailServer })
  const mailboxStarting = bringUp('mailbox', mailbox)
  // One part with two URLs: it closes with the first.
  const mailServerStarting = bringUp(
    'mailServer',
    mailbox.then(({ smtpUrl }) => ({ url: smtpUrl, close: async () => {} })),
  )
  // The identity server redirects visitors to the site, and the site needs the identity server, so
  // the site's port is chosen first.
  const siteStarting = claimPort(ports.secureSite, 'secureSite')
  const identity = siteStarting.then(sitePort =>
    startIdentity({
      siteUrl: `http://${BIND_ADDRESS}:${String(sitePort)}`,
      port: ports.identity,
    }),
  )
  const identityStarting = bringUp('identity', identity)
  const farcasterStarting = bringUp('farcaster', startFarcaster({ port: ports.farcaster }))
  const chainsStarting = NETWORKS.map(({ part, id }) =>
    bringUp(part, startChain({ ...chain, chainId: id, port: ports[part] })),
  )
  const swapStarting = bringUp(
    'swapChain',
    startChain({ ...chain, chainId: swapNetwork, port: ports.swapChain }),
  )
  // Waits for all parts even if one fails, so that none starts after the others have stopped.
  const [
    project,
    relayResult,
    verifyResult,
    bitcoinResult,
    solanaResult,
    solanaSocketResult,
    cosmosResult,
    polkadotResult,
    signInResult,
    mailboxResult,
    mailServerResult,
    swapResult,
    sitePortResult,
    identityResult,
    farcasterResult,
    ...chainResults
  ] = await Promise.allSettled([
    projectStarting,
    relayStarting,
    verifyStarting,
    bitcoinStarting,
    solanaStarting,
    solanaSocketStarting,
    cosmosStarting,
    polkadotStarting,
    signInStarting,
    mailboxStarting,
    mailServerStarting,
    swapStarting,
    siteStarting,
    identityStarting,
    farcasterStarting,
    ...chainsStarting,
  ])
  try {
    const ownChains = chainResults.map(settled)
    const swapChain = settled(swapResult)
    const chains = [...ownChains, swapChain]
    const projectUrl = settled(project).url
    const relay = settled(relayResult)
    const verify = settled(verifyResult)
    const bitcoin = settled(bitcoinResult)
    const solana = settled(solanaResult)
    const solanaSocket = settled(solanaSocketResult)
    const cosmos = settled(cosmosResult)
    const polkadot = settled(polkadotResult)
    const mailServer = settled(mailServerResult)
    const farcaster = settled(farcasterResult)
    const rpcUrls = Object.fromEntries(chains.map(({ chainId, url }) => [chainId, url]))
    chainUrls = rpcUrls
    const networks = createSandboxNetworks(
      {
        ...rpcUrls,
        [REGTEST.id]: bitcoin.url,
        [SOLANA.id]: solana.url,
        [COSMOS.id]: cosmos.url,
        [POLKADOT.id]: polkadot.url,
      },
      swapNetwork,
    )
    const checkout = await bringUp(
      'checkout',
      startCheckout({
        ...options.checkout,
        chains,
        solanaUrl: solana.url,
        port: ports.checkout,
      }),
    )
    const [api, wallet, pocket, secureSite] = await Promise.allSettled([
      bringUp(
        'blockchainApi',
        startBlockchainApi({
          ...blockchainApi,
          chains,
          projectServiceUrl: projectUrl,
          checkout,
          port: ports.blockchainApi,
        }),
      ),
      bringUp(
        'wallet',
        startWallet({
          chains,
          solanaUrl: solana.url,
          solanaChains: WALLET_CHAINS,
          bitcoinUrl: bitcoin.url,
          port: ports.wallet,
        }),
      ),
      bringUp(
        'pocketWallet',
        startPocketWallet({
          chains: ownChains,
          relayUrl: relay.url,
          verifyUrl: verify.url,
          solanaUrl: solana.url,
          port: ports.pocketWallet,
        }),
      ),
      bringUp(
        'secureSite',
        startSecureSite({
          ...options.secureSite,
          smtpUrl: mailServer.url,
          now: settled(mailboxResult).now,
          networks,
          socials: settled(identityResult).socials,
          farcaster: { relayUrl: farcaster.url, rpcUrl: farcaster.rpcUrl },
          port: settled(sitePortResult),
        }),
      ),
    ])
    pocketUrl = settled(pocket).url
    const urls = {
      blockchainApi: settled(api).url,
      projectService: projectUrl,
      wallet: settled(wallet).url,
      chainOne: ownChains[0]?.url ?? '',
      chainTwo: ownChains[1]?.url ?? '',
      relay: relay.url,
      verify: verify.url,
      pocketWallet: pocketUrl,
      bitcoin: bitcoin.url,
      solana: solana.url,
      solanaSocket: solanaSocket.url,
      cosmosRest: cosmos.url,
      polkadotRpc: polkadot.url,
      signIn: settled(signInResult).url,
      swapChain: swapChain.url,
      checkout: checkout.url,
      mailbox: settled(mailboxResult).url,
      mailServer: mailServer.url,
      secureSite: settled(secureSite).url,
      identity: settled(identityResult).url,
      farcaster: farcaster.url,
    }
    return {
      urls,
      chains,
      networks,
      projectControl: createProjectServiceControl(urls.projectService),
      apiControl: createBlockchainApiControl(urls.blockchainApi),
      checkoutControl: createCheckoutControl(urls.checkout),
      walletControl: createWalletControl(urls.wallet),
      pocketControl: createPocketControl(urls.pocketWallet),
      relayControl: createRelayControl(urls.relay),
      bitcoinControl: createBitcoinControl(urls.bitcoin),
      solanaControl: createSolanaControl(urls.solana),
      cosmosControl: createCosmosControl(urls.cosmosRest),
      polkadotControl: createPolkadotControl(urls.polkadotRpc),
      signInControl: createSignInControl(urls.signIn),
      mailboxControl: createMailboxControl(urls.mailbox),
      identityControl: createIdentityControl(urls.identity),
      farcasterControl: createFarcasterControl(urls.farcaster),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * @template Value
 * @param {PromiseSettledResult<Value> | undefined} result
 * @returns {Value}
 */
function settled(result) {
  if (result?.status === 'fulfilled') return result.value
  throw result?.reason
}

/**
 * @param {import('./types.js').SandboxOptions} options
 * @returns {Record<import('./types.js').PartName, number>}
 */
function choosePorts({ ports = {}, portBase }) {
  const chosen = PART_ORDER.map((part, offset) => [
    part,
    ports[part] ?? (portBase === undefined ? PORTS[part].port : portBase + offset),
  ])
  return Object.fromEntries(chosen)
}
