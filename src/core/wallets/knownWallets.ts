import { FALLBACK_WALLETS_NAMESPACE } from '../../domain/namespacedWallets'
import type { Wallet } from '../../domain/wallet'
import type { CaipNetworkId } from '../../lib/address/caip'

const CHAINS: readonly CaipNetworkId[] = [`${FALLBACK_WALLETS_NAMESPACE}:1`]

/**
 * Widely used wallets, suggested without icons while the directory does not respond. Check names
 * and links against what the wallet publishes before adding one.
 */
export const KNOWN_WALLETS: readonly Wallet[] = [
  {
    id: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
    name: 'MetaMask',
    rdns: 'io.metamask',
    homepage: 'https://metamask.io/',
    mobile_link: 'metamask://',
    link_mode: 'https://metamask.app.link',
    chains: CHAINS,
  },
  {
    id: '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0',
    name: 'Trust Wallet',
    rdns: 'com.trustwallet.app',
    homepage: 'https://trustwallet.com/',
    mobile_link: 'trust://',
    link_mode: 'https://link.trustwallet.com',
    chains: CHAINS,
  },
  {
    id: '1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369',
    name: 'Rainbow',
    rdns: 'me.rainbow',
    homepage: 'https://rainbow.me/',
    mobile_link: 'rainbow://',
    link_mode: 'https://rnbwapp.com',
    chains: CHAINS,
  },
  {
    id: 'ecc4036f814562b41a5268adc86270fba1365471402006302e70169465b7ac18',
    name: 'Zerion',
    rdns: 'io.zerion.wallet',
    homepage: 'https://zerion.io/',
    mobile_link: 'zerion://',
    link_mode: 'https://wallet.zerion.io',
    chains: CHAINS,
  },
  {
    id: 'c03dfee351b6fcc421b4494ea33b9d4b92a984f87aa76d1663bb28705e95034a',
    name: 'Uniswap Wallet',
    rdns: 'org.uniswap.app',
    homepage: 'https://uniswap.org/',
    mobile_link: 'uniswap://',
    link_mode: 'https://uniswap.org/app',
    chains: CHAINS,
  },
]
