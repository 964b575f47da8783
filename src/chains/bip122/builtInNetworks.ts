const NATIVE = { name: 'Bitcoin', symbol: 'BTC', decimals: 8 } as const
/** A public Esplora server; pages with many visitors should set their own (`customRpcUrls`). */
const server = (path: string) => ({ default: { http: [`https://mempool.space${path}/api`] } })

/** Bitcoin mainnet, the same object from every entry point. */
export const BITCOIN_MAINNET = {
  id: '000000000019d6689c085ae165831e93',
  name: 'Bitcoin',
  chainNamespace: 'bip122',
  caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
  nativeCurrency: NATIVE,
  rpcUrls: server(''),
  assets: { imageId: '0b4838db-0161-4ffe-022d-532bf03dba00' },
  testnet: false,
} as const

/** Bitcoin testnet. */
export const BITCOIN_TESTNET = {
  id: '000000000933ea01ad0ee984209779ba',
  name: 'Bitcoin Testnet',
  chainNamespace: 'bip122',
  caipNetworkId: 'bip122:000000000933ea01ad0ee984209779ba',
  nativeCurrency: NATIVE,
  rpcUrls: server('/testnet'),
  assets: { imageId: '39354064-d79b-420b-065d-f980c4b78200' },
  testnet: true,
} as const
