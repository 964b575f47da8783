/** Wallets people know by name, and the identity each announces. A name with another identity is worth a warning. */
const RDNS_BY_NAME: Readonly<Record<string, readonly string[]>> = {
  metamask: ['io.metamask', 'io.metamask.mobile'],
  'metamask flask': ['io.metamask.flask'],
  rainbow: ['me.rainbow'],
  'coinbase wallet': ['com.coinbase.wallet'],
  'trust wallet': ['com.trustwallet.app'],
  phantom: ['app.phantom'],
  'okx wallet': ['com.okex.wallet'],
  'brave wallet': ['com.brave.wallet'],
  'rabby wallet': ['io.rabby'],
  rabby: ['io.rabby'],
  'bitget wallet': ['com.bitget.web3'],
  zerion: ['io.zerion.wallet'],
  exodus: ['com.exodus.web3-wallet'],
  backpack: ['app.backpack'],
  frame: ['sh.frame'],
  'uniswap extension': ['org.uniswap.app'],
}

/** A well-known name announced under an identity that is not that wallet's. */
export function hasForeignIdentity(name: string, rdns: string | undefined): boolean {
  const key = name.toLowerCase()
  const expected = Object.hasOwn(RDNS_BY_NAME, key) ? RDNS_BY_NAME[key] : undefined
  return expected !== undefined && (rdns === undefined || !expected.includes(rdns))
}
