import type { Account } from '../../../domain/account'
import { readField } from '../../shared/readField'
import type { StandardWallet } from '../../shared/walletStandard/captureStandardWallet'
import { readStandardAccounts } from '../../shared/walletStandard/readStandardAccounts'
import { ModalError } from '../../../domain/ModalError'
import { isBitcoinAddress } from '../bitcoinNetworks'
import { readBitcoinAccounts } from './bitcoinAccounts'
import type { BitcoinWallet } from './BitcoinWallet'
import { fromBase64, toBase64 } from './bytes'

export const STANDARD_PREFIX = 'bitcoin:'
export const STANDARD_CONNECT = 'bitcoin:connect'
const PURPOSES = { purposes: ['payment', 'ordinals'] }

/** Creates a wallet of the wallet standard. It neither builds payments nor switches networks. */
export function createStandardWallet(wallet: StandardWallet): BitcoinWallet {
  const { name, imageUrl } = wallet
  /** The wallet's own account objects, which its features expect. */
  const sources = new Map<string, object>()

  function read(list: unknown): readonly Account[] {
    const standard = readStandardAccounts(list, STANDARD_PREFIX, isBitcoinAddress)
    for (const { address, source } of standard) sources.set(address, source)
    return readBitcoinAccounts(
      standard.map(({ address, publicKey, source }) => ({
        address,
        publicKey,
        purpose: readField(source, 'purpose'),
      })),
    )
  }

  const ask = async (feature: string, input: object) =>
    read(readField(await wallet.call(feature, input), 'accounts'))

  function getSource(address: string): object {
    const source = sources.get(address)
    if (source) return source
    throw new ModalError('UNAUTHORIZED', `${name} does not share ${address}`)
  }

  return {
    name,
    ...(imageUrl !== undefined && { imageUrl }),
    isUnchanged: wallet.isUnchanged,
    connect: () => ask(STANDARD_CONNECT, PURPOSES),
    lookUp: () =>
      wallet.has('standard:connect')
        ? ask('standard:connect', { silent: true })
        : ask(STANDARD_CONNECT, { ...PURPOSES, silent: true }),
    async disconnect() {
      const feature = ['standard:disconnect', 'bitcoin:disconnect'].find(wallet.has)
      if (feature) await wallet.call(feature)
    },
    listen: onAccounts =>
      wallet.listen(properties => {
        const list = readField(properties, 'accounts')
        if (Array.isArray(list)) onAccounts(read(list))
      }),
    async signMessage(address, text) {
      const message = new TextEncoder().encode(text)
      const input = { account: getSource(address), message }
      return readBytes(await wallet.call('bitcoin:signMessage', input), 'signature')
    },
    async signPsbt(psbt, inputs, { chain }) {
      const inputsToSign = inputs.map(({ address, indexes }) => ({
        account: getSource(address),
        signingIndexes: [...indexes],
      }))
      const input = { psbt: fromBase64(psbt), inputsToSign, chain }
      return readBytes(await wallet.call('bitcoin:signTransaction', input), 'signedPsbt')
    },
  }
}

/** Returns bytes of the first output, in base64. */
function readBytes(answer: unknown, field: string): string | undefined {
  const bytes = readField(readField(answer, '0'), field)
  return bytes instanceof Uint8Array ? toBase64(bytes) : undefined
}
