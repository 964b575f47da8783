// @ts-check
import { toBase64, toBytes } from './bytes.js'
import { createStandardAccounts, registerWallet } from './walletStandard.js'

/**
 * @typedef {{ id: number, name: string, rdns: string, icon: string }} Identity
 * @typedef {{
 *   wallet: Identity, request: (method: string, params?: unknown) => Promise<any>,
 *   onChange: (listener: (data: any) => void) => void,
 * }} Tools the tools of a family's wallet in the page
 */

const SIGNING = ['solana:signMessage', 'solana:signTransaction', 'solana:signAndSendTransaction']

/**
 * Installs the wallet for Solana, by the wallet standard.
 *
 * @param {Tools} tools
 * @param {readonly string[]} ownChains the network on this machine
 */
export function installSolana({ wallet, request, onChange }, ownChains) {
  const chains = ['solana:mainnet', 'solana:devnet', 'solana:testnet', ...ownChains]
  const held = createStandardAccounts(({ address, publicKey }) => ({
    address,
    publicKey: toBytes(publicKey),
    chains,
    features: SIGNING,
  }))
  onChange(({ accounts }) => held.tell(accounts))

  registerWallet(
    Object.freeze({
      version: '1.0.0',
      name: wallet.name,
      icon: wallet.icon,
      chains,
      get accounts() {
        return held.get()
      },
      features: {
        'standard:connect': {
          version: '1.0.0',
          /** @param {{ silent?: boolean }} [input] */
          async connect({ silent = false } = {}) {
            held.tell(await request('solana:connect', { silent }))
            return { accounts: held.get() }
          },
        },
        'standard:disconnect': {
          version: '1.0.0',
          async disconnect() {
            await request('solana:disconnect')
            held.tell([])
          },
        },
        'standard:events': held.events,
        'solana:signMessage': {
          version: '1.1.0',
          /** @param {{ account: { address: string }, message: Uint8Array }[]} inputs */
          signMessage: (...inputs) =>
            inOrder(inputs, async ({ account, message }) => {
              const params = { address: account.address, message: toBase64(message) }
              const { signature } = await request('solana:signMessage', params)
              return { signedMessage: message, signature: toBytes(signature) }
            }),
        },
        'solana:signTransaction': {
          version: '1.0.0',
          supportedTransactionVersions: ['legacy', 0],
          /** @param {{ account: { address: string }, transaction: Uint8Array }[]} inputs */
          signTransaction: (...inputs) =>
            inOrder(inputs, async ({ account, transaction }) => {
              const params = { address: account.address, transaction: toBase64(transaction) }
              const { transaction: signed } = await request('solana:signTransaction', params)
              return { signedTransaction: toBytes(signed) }
            }),
        },
        'solana:signAndSendTransaction': {
          version: '1.0.0',
          supportedTransactionVersions: ['legacy', 0],
          /**
           * @param {{ account: { address: string }, transaction: Uint8Array, chain: string,
           *   options?: object }[]} inputs
           */
          signAndSendTransaction: (...inputs) =>
            inOrder(inputs, async ({ account, transaction, chain, options }) => {
              const { signature } = await request('solana:signAndSendTransaction', {
                address: account.address,
                transaction: toBase64(transaction),
                chain,
                options,
              })
              return { signature: toBytes(signature) }
            }),
        },
      },
    }),
  )
}

/**
 * Runs one item at a time, so that the user gets one prompt at a time.
 *
 * @template Input, Output
 * @param {readonly Input[]} inputs
 * @param {(input: Input) => Promise<Output>} work
 */
export async function inOrder(inputs, work) {
  /** @type {Output[]} */
  const outputs = []
  for (const input of inputs) outputs.push(await work(input))
  return outputs
}
