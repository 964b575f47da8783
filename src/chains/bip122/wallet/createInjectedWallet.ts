import { ModalError } from '../../../domain/ModalError'
import type { Account } from '../../../domain/account'
import { loadChunk } from '../../shared/loadChunk'
import { readField } from '../../shared/readField'
import { readBitcoinAccounts } from './bitcoinAccounts'
import type { BitcoinWallet, MessageProtocol } from './BitcoinWallet'
import { base64ToHex, hexToBase64 } from './bytes'
import { captureMethods, type CapturedFunctions } from './captureMethods'

const DECIMALS = 8

/** A wallet that injects its own object into the page. */
export interface InjectedProfile {
  readonly id: string
  readonly name: string
  /** The path of its object in the page. */
  readonly path: string
  readonly imagePath?: string
  readonly kind: 'okx' | 'unisat'
}

export const INJECTED_PROFILES: readonly InjectedProfile[] = [
  {
    id: 'OKX',
    name: 'OKX Wallet',
    path: 'okxwallet.bitcoin',
    imagePath: 'okxwallet.cardano.icon',
    kind: 'okx',
  },
  { id: 'unisat', name: 'UniSat Wallet', path: 'unisat', kind: 'unisat' },
  { id: 'bitget', name: 'Bitget Wallet', path: 'bitkeep.unisat', kind: 'unisat' },
  { id: 'binancew3w', name: 'Binance Wallet', path: 'binancew3w.bitcoin', kind: 'unisat' },
]

const METHODS = [
  'connect',
  'requestAccounts',
  'getAccounts',
  'getPublicKey',
  'disconnect',
  'signMessage',
  'signPsbt',
  'send',
  'sendBitcoin',
  'switchChain',
  'on',
  'removeListener',
]

const FORMS: Readonly<Record<MessageProtocol, string>> = {
  ecdsa: 'ecdsa',
  bip322: 'bip322-simple',
}

/** Creates an OKX wallet or one of the Unisat family; null if the object is neither. */
export function createInjectedWallet(
  { name, kind }: InjectedProfile,
  source: unknown,
  imageUrl?: string,
): BitcoinWallet | null {
  const captured = captureMethods(source, name, METHODS)
  const ask = kind === 'okx' ? 'connect' : 'requestAccounts'
  if (!captured?.has(ask)) return null
  const { call, has, listen, isUnchanged } = captured
  const shape = kind === 'okx' ? okx(captured) : unisat(captured)

  /** The wallet has one account at a time and returns its public key separately. */
  async function withKey(accounts: readonly Account[]): Promise<readonly Account[]> {
    const [first, ...others] = accounts
    if (!first || first.publicKey !== undefined || !has('getPublicKey')) return accounts
    const publicKey = await call('getPublicKey').catch(() => undefined)
    return [...readBitcoinAccounts([{ address: first.address, publicKey }]), ...others]
  }

  return {
    name,
    ...(imageUrl !== undefined && { imageUrl }),
    isUnchanged,
    connect: async () => withKey(readBitcoinAccounts(toList(await call(ask)))),
    lookUp: async () => withKey(readBitcoinAccounts(await call('getAccounts'))),
    async disconnect() {
      if (has('disconnect')) await call('disconnect')
    },
    listen: onAccounts =>
      listen(shape.event, payload => onAccounts(readBitcoinAccounts(toList(payload)))),
    signMessage: (_address, message, protocol) => call('signMessage', message, FORMS[protocol]),
    async signPsbt(psbt, inputs) {
      const toSignInputs = inputs.flatMap(({ address, indexes }) =>
        indexes.map(index => ({ index, address })),
      )
      const options = { autoFinalized: false, toSignInputs }
      return hexToBase64(await call('signPsbt', base64ToHex(psbt), options))
    },
    ...shape.more,
  }
}

/** Wallets return one account or a list. */
const toList = (answer: unknown): unknown => (Array.isArray(answer) ? answer : [answer])

type Shape = Pick<BitcoinWallet, 'sendTransfer' | 'switchNetwork'>

const okx = ({ call }: CapturedFunctions) => ({
  event: 'accountChanged',
  more: {
    async sendTransfer({ from, recipient, sats }) {
      const { formatUnits } = await loadChunk(import('../../../lib/amount/decimal'))
      const value = formatUnits(sats, DECIMALS)
      return readField(await call('send', { from, to: recipient, value }), 'txhash')
    },
  } satisfies Shape,
})

const unisat = ({ call, has }: CapturedFunctions) => ({
  event: 'accountsChanged',
  more: {
    sendTransfer: ({ recipient, sats }) => call('sendBitcoin', recipient, Number(sats)),
    ...(has('switchChain') && {
      async switchNetwork({ unisatName, caipNetworkId }) {
        if (unisatName === undefined) throw new ModalError('CHAIN_NOT_SUPPORTED', caipNetworkId)
        await call('switchChain', unisatName)
      },
    }),
  } satisfies Shape,
})
