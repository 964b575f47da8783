// @ts-check
import { toBase64, toBytes } from './bytes.js'
import { inOrder } from './solana.js'
import { createStandardAccounts, registerWallet } from './walletStandard.js'

const STANDARD_CHAINS = ['bitcoin:mainnet', 'bitcoin:testnet', 'bitcoin:regtest']
const BITCOIN_SIGNING = ['bitcoin:signMessage', 'bitcoin:signTransaction', 'bitcoin:sendTransfer']
/** Error codes of `btc_providers`, by the wallet process's codes. */
const PROVIDER_CODES = /** @type {Record<string, number>} */ ({
  4001: -32000,
  4100: -32002,
  4200: -32601,
})

/** @param {string} text hexadecimal */
const fromHex = text => Uint8Array.from(text.match(/../g) ?? [], byte => Number.parseInt(byte, 16))

/**
 * Installs the wallet for Bitcoin: in `btc_providers`, or by the wallet standard. Installed in both
 * ways under one name, a page cannot tell that it is one wallet.
 *
 * @param {import('./solana.js').Tools} tools
 * @param {readonly string[]} ways
 */
export function installBitcoin({ wallet, request, onChange }, ways) {
  const held = createStandardAccounts(({ address, publicKey, purpose }) => ({
    address,
    publicKey: fromHex(publicKey),
    chains: STANDARD_CHAINS,
    features: BITCOIN_SIGNING,
    purpose,
  }))
  /** @type {Map<string, Set<(event: object) => void>>} */
  const listeners = new Map()
  /** @param {string} name @param {object} [event] */
  const tellProvider = (name, event = {}) => {
    for (const listener of [...(listeners.get(name) ?? [])]) listener({ type: name, ...event })
  }
  let network = ''
  onChange(({ accounts, network: now }) => {
    held.tell(accounts)
    tellProvider(accounts.length > 0 ? 'accountChange' : 'disconnect')
    if (network !== '' && now !== network) tellProvider('networkChange')
    network = now
  })

  /** @param {string} text */
  const decode = text => new TextDecoder().decode(toBytes(text))

  const standard = () =>
    Object.freeze({
      version: '1.0.0',
      name: wallet.name,
      icon: wallet.icon,
      chains: STANDARD_CHAINS,
      get accounts() {
        return held.get()
      },
      features: {
        'bitcoin:connect': {
          version: '1.0.0',
          /** @param {{ purposes?: string[], silent?: boolean }} [input] */
          async connect({ purposes = ['payment', 'ordinals'], silent = false } = {}) {
            held.tell(await request('bitcoin:connect', { silent }))
            const accounts = held.get().filter(({ purpose }) => purposes.includes(purpose))
            return { accounts }
          },
        },
        'bitcoin:disconnect': { version: '1.0.0', disconnect: leave },
        'standard:disconnect': { version: '1.0.0', disconnect: leave },
        'bitcoin:events': held.events,
        'standard:events': held.events,
        'bitcoin:signMessage': {
          version: '1.0.0',
          /** @param {{ account: { address: string }, message: Uint8Array }[]} inputs */
          signMessage: (...inputs) =>
            inOrder(inputs, async ({ account: { address }, message }) => {
              const params = { address, message: decode(toBase64(message)), protocol: 'bip322' }
              const { signature } = await request('bitcoin:signMessage', params)
              return { signedMessage: message, signature: toBytes(signature) }
            }),
        },
        'bitcoin:signTransaction': {
          version: '1.0.0',
          /**
           * @param {{ psbt: Uint8Array, inputsToSign: { account: { address: string },
           *   signingIndexes: number[], sigHash?: string }[] }[]} inputs
           */
          signTransaction: (...inputs) =>
            inOrder(inputs, async ({ psbt, inputsToSign }) => {
              const signInputs = inputsToSign.flatMap(({ account, signingIndexes }) =>
                signingIndexes.map(index => ({ index, address: account.address })),
              )
              const params = { psbt: toBase64(psbt), signInputs }
              const { psbt: signed } = await request('bitcoin:signPsbt', params)
              return { signedPsbt: toBytes(signed) }
            }),
        },
        'bitcoin:sendTransfer': {
          version: '1.0.0',
          /**
           * @param {{ account: { address: string }, recipient: string,
           *   amount: number | bigint | string }[]} inputs
           */
          sendTransfer: (...inputs) =>
            inOrder(inputs, ({ account, recipient, amount }) =>
              request('bitcoin:sendTransfer', {
                from: account.address,
                recipients: [{ address: recipient, amount: String(amount) }],
              }),
            ),
        },
      },
    })
  if (ways.includes('standard')) registerWallet(standard())

  async function leave() {
    await request('bitcoin:disconnect')
    held.tell([])
  }

  /** @param {any[]} accounts @param {string[]} [purposes] */
  const asAddresses = (accounts, purposes = ['payment', 'ordinals']) =>
    accounts.flatMap(({ address, publicKey, purpose }) =>
      purposes.includes(purpose)
        ? [{ address, publicKey, purpose, addressType: purpose === 'payment' ? 'p2wpkh' : 'p2tr' }]
        : [],
    )

  /** @type {Record<string, (params: any) => Promise<unknown>>} */
  const methods = {
    getInfo: async () => ({ version: '1.0.0', methods: METHODS, supports: ['WBIP004'] }),
    getAddresses: async ({ purposes } = {}) => ({
      addresses: asAddresses(await request('bitcoin:connect'), purposes),
      network: { bitcoin: await request('bitcoin:network') },
    }),
    getAccounts: async ({ purposes } = {}) =>
      asAddresses(await request('bitcoin:accounts'), purposes),
    wallet_connect: async ({ network: wanted, addresses } = {}) => {
      const accounts = await request('bitcoin:connect')
      if (wanted) await request('bitcoin:changeNetwork', { name: wanted })
      return {
        id: wallet.rdns,
        addresses: asAddresses(accounts, addresses),
        network: { bitcoin: await request('bitcoin:network') },
      }
    },
    wallet_getAccount: async () => ({
      id: wallet.rdns,
      addresses: asAddresses(await request('bitcoin:accounts')),
      network: { bitcoin: await request('bitcoin:network') },
    }),
    wallet_disconnect: () => request('bitcoin:disconnect'),
    wallet_getNetwork: async () => ({ bitcoin: await request('bitcoin:network') }),
    wallet_changeNetwork: ({ name }) => request('bitcoin:changeNetwork', { name }),
    signMessage: ({ address, message, protocol = 'BIP322' }) =>
      request('bitcoin:signMessage', { address, message, protocol }),
    signPsbt: ({ psbt, signInputs, broadcast = false }) => {
      const inputs =
        signInputs &&
        Object.entries(/** @type {Record<string, number[]>} */ (signInputs)).flatMap(
          ([address, indexes]) => indexes.map(index => ({ index, address })),
        )
      return request('bitcoin:signPsbt', { psbt, signInputs: inputs, broadcast })
    },
    sendTransfer: ({ recipients }) => request('bitcoin:sendTransfer', { recipients }),
  }
  const METHODS = Object.keys(methods)

  const provider = {
    /** @param {string} method @param {any} [params] */
    async request(method, params) {
      const known = Object.hasOwn(methods, method) ? methods[method] : undefined
      const envelope = { jsonrpc: '2.0', id: null }
      if (!known) return { ...envelope, error: { code: -32601, message: `No method ${method}` } }
      try {
        return { ...envelope, result: (await known(params ?? {})) ?? null }
      } catch (thrown) {
        const { code, message } = /** @type {{ code: number, message: string }} */ (thrown)
        return { ...envelope, error: { code: PROVIDER_CODES[code] ?? code, message } }
      }
    },
    /** @param {string} name @param {(event: object) => void} listener */
    addListener(name, listener) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
      return () => void listeners.get(name)?.delete(listener)
    },
  }
  if (!ways.includes('listed')) return
  const id = `${wallet.name.replaceAll(' ', '')}Provider`
  const page = /** @type {any} */ (window)
  page[id] = provider
  page.btc_providers = [
    ...(page.btc_providers ?? []),
    { id, name: wallet.name, icon: wallet.icon, webUrl: 'http://localhost', methods: METHODS },
  ]
}
