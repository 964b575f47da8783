// @ts-check
export {
  ACCOUNT_COUNT,
  accountAt,
  FAMILY_ACCOUNTS,
  FAUCET_INDEX,
  MNEMONIC,
  POCKET_ACCOUNTS,
  WALLET_ACCOUNTS,
} from './accounts.js'
export { createBitcoinControl } from './bitcoin/createBitcoinControl.js'
export { startBitcoin } from './bitcoin/startBitcoin.js'
export {
  CONTRACTS,
  MULTICALL_ADDRESS,
  NO_RETURN_ADDRESSES,
  readArtifact,
} from './chains/contracts.js'
export { createSandboxNetworks, DEFAULT_SWAP_NETWORK, SWAP_NETWORK_IDS } from './chains/networks.js'
export { SWAP_CONTRACTS } from './chains/pools.js'
export { startChain } from './chains/startChain.js'
export { createCheckoutControl } from './checkout/createCheckoutControl.js'
export { startCheckout } from './checkout/startCheckout.js'
export { createFarcasterControl } from './farcaster/createFarcasterControl.js'
export { startFarcaster } from './farcaster/startFarcaster.js'
export { createIdentityControl } from './identity/createIdentityControl.js'
export { IDENTITY_PROVIDERS } from './identity/people.js'
export { startIdentity } from './identity/startIdentity.js'
export { PORTS, PortTakenError } from './lib/ports.js'
export { createMailboxControl } from './mail/createMailboxControl.js'
export { startMailbox } from './mail/startMailbox.js'
export { createPocketControl } from './pocket/createPocketControl.js'
export { FAMILIES } from './pocket/families.js'
export { POCKET_IDENTITY } from './pocket/pocketIdentity.js'
export { startPocketWallet } from './pocket/startPocketWallet.js'
export { createRelayControl } from './relay/createRelayControl.js'
export { startRelay } from './relay/startRelay.js'
export { createBlockchainApiControl } from './services/createBlockchainApiControl.js'
export { createProjectServiceControl } from './services/createProjectServiceControl.js'
export { SANDBOX_PROJECT_ID, startBlockchainApi } from './services/startBlockchainApi.js'
export { SANDBOX_FEATURES, startProjectService } from './services/startProjectService.js'
export { COSMOS as COSMOS_FACADE } from './cosmos/cosmosNetwork.js'
export { createCosmosControl } from './cosmos/createCosmosControl.js'
export { startCosmosRest } from './cosmos/startCosmosRest.js'
export { createPolkadotControl } from './polkadot/createPolkadotControl.js'
export { startPolkadotRpc } from './polkadot/startPolkadotRpc.js'
export { createSignInControl } from './signIn/createSignInControl.js'
export { startSignIn } from './signIn/startSignIn.js'
export { createSolanaControl } from './solana/createSolanaControl.js'
export { solanaKey as solanaAccountAt } from './solana/seedSolana.js'
export { startSolana } from './solana/startSolana.js'
export { MINTS as SOLANA_MINTS, RULED_MINTS as SOLANA_RULED_MINTS } from './solana/tokens.js'
export { startSandbox } from './startSandbox.js'
export { startVerify } from './verify/startVerify.js'
export { createNodeProvider } from './wallet/createNodeProvider.js'
export { createWalletControl } from './wallet/createWalletControl.js'
export { writeExtension } from './wallet/extension/writeExtension.js'
export { WALLET_IDENTITIES } from './wallet/identities.js'
export { startWallet } from './wallet/startWallet.js'
