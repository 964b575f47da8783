import type { Namespace } from '../lib/address/caip'

/** Well-known wallet names, each with the reverse domain name that the real wallet announces. */
export const KNOWN_IDENTITIES = (
  [
    ['metamask', 'io.metamask'],
    ['metamask flask', 'io.metamask.flask'],
    ['rainbow', 'me.rainbow'],
    ['coinbase', 'com.coinbase.wallet'],
    ['trust', 'com.trustwallet.app'],
    ['phantom', 'app.phantom'],
    ['okx', 'com.okex.wallet'],
    ['brave', 'com.brave.wallet'],
    ['rabby', 'io.rabby'],
    ['bitget', 'com.bitget.web3'],
    ['zerion', 'io.zerion.wallet'],
    ['exodus', 'com.exodus.web3-wallet'],
    ['backpack', 'app.backpack'],
    ['frame', 'sh.frame'],
    ['uniswap', 'org.uniswap.app'],
    ['uniswap extension', 'org.uniswap.app'],
  ] as const
).map(([name, rdns]) => ({ name, rdns }))

/** The chain family whose wallets announce reverse domain names; on others, wallets have none. */
export const RDNS_NAMESPACE: Namespace = 'eip155'
