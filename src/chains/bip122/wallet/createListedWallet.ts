import type { Account } from '../../../domain/account'
import type { ErrorCode } from '../../../domain/errorCatalogue'
import { ModalError } from '../../../domain/ModalError'
import { cleanUntrustedText } from '../../../lib/text/cleanUntrustedText'
import { readField } from '../../shared/readField'
import { createBitcoinErrorMapper } from '../createBitcoinErrorMapper'
import { readBitcoinAccounts } from './bitcoinAccounts'
import type { BitcoinWallet, InputsToSign } from './BitcoinWallet'
import { base64ToHex, hexToBase64 } from './bytes'
import { captureMethods } from './captureMethods'

const PURPOSES = ['payment', 'ordinals', 'stacks']
const EVENTS = ['accountChange', 'networkChange'] as const
const LEATHER = 'LeatherProvider'
const MAX_DETAIL = 500
/** The user declined, or a request is open: the wallet understood the method. */
const FINAL_CODES: readonly ErrorCode[] = ['USER_REJECTED', 'REQUEST_PENDING']

/** These wallets' error codes, which differ from those of other families. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  [-32000]: 'USER_REJECTED',
  [-32001]: 'UNSUPPORTED_METHOD',
  [-32002]: 'UNAUTHORIZED',
  [-32601]: 'UNSUPPORTED_METHOD',
  [-32602]: 'INVALID_PARAMS',
}

/** A wallet's entry in `btc_providers`. */
export interface ListedProvider {
  /** The path of its object in the page: `XverseProviders.BitcoinProvider`. */
  readonly id: string
  readonly name: string
  readonly imageUrl?: string
  readonly source: unknown
}

/** Creates a wallet of `btc_providers`; null if it accepts no requests. */
export function createListedWallet(listed: ListedProvider): BitcoinWallet | null {
  const { id, name, imageUrl } = listed
  const captured = captureMethods(listed.source, name, ['request', 'addListener'])
  if (!captured?.has('request')) return null
  const isLeather = id === LEATHER
  /** The accounts last shared since the page loaded. */
  let last: readonly Account[] = []

  async function ask(method: string, params: object = {}): Promise<unknown> {
    const answer = await captured?.call('request', method, params)
    const error = readField(answer, 'error')
    if (error === undefined || error === null) return readField(answer, 'result')
    const code = CODES[String(readField(error, 'code'))]
    const detail = cleanUntrustedText(readField(error, 'message'), MAX_DETAIL)
    throw code
      ? new ModalError(code, detail || code)
      : Object.assign(new Error(detail), { code: readField(error, 'code') })
  }

  const readAddresses = (answer: unknown) =>
    readBitcoinAccounts(Array.isArray(answer) ? answer : readField(answer, 'addresses'))

  /** No second method is tried after a rejection, an open request or an abort. */
  async function askAccounts(signal: AbortSignal): Promise<unknown> {
    try {
      return await ask('getAddresses', { purposes: PURPOSES })
    } catch (thrown) {
      const said = await createBitcoinErrorMapper('CONNECT_FAILED')(thrown)
      if (signal.aborted || FINAL_CODES.includes(said.code)) throw said
      return ask('wallet_connect', { addresses: PURPOSES })
    }
  }

  const connect = async (signal: AbortSignal) => (last = readAddresses(await askAccounts(signal)))

  /**
   * Without prompt-free lookup, no accounts count as shared; except with Leather, which never
   * supports it and uses the last known ones.
   */
  const lookUp = (remembered: readonly Account[] = []) =>
    ask('wallet_getAccount').then(readAddresses, (thrown: unknown) => {
      if (!(thrown instanceof ModalError)) throw thrown
      if (!isLeather || thrown.code !== 'UNSUPPORTED_METHOD') return []
      return last.length > 0 ? last : readBitcoinAccounts(remembered)
    })

  function listen(onAccounts: (accounts: readonly Account[]) => void) {
    let newest = 0
    let isOver = false
    const onChange = (event: unknown) => {
      const number = ++newest
      const reportedAccounts = readAddresses(event)
      if (reportedAccounts.length > 0) return onAccounts((last = reportedAccounts))
      lookUp().then(
        accounts => !isOver && number === newest && onAccounts(accounts),
        () => undefined, // the next event or request decides
      )
    }
    const onLeave = () => {
      newest += 1
      onAccounts([])
    }
    const stops = [...EVENTS, 'disconnect'].map(event =>
      subscribe(event, event === 'disconnect' ? onLeave : onChange),
    )
    return () => {
      isOver = true
      for (const stop of stops) stop()
    }
  }

  function subscribe(event: string, listener: (event: unknown) => void): () => void {
    let isOver = false
    const remove = captured?.attempt('addListener', event, (payload: unknown) => {
      if (!isOver) listener(payload)
    })
    return () => {
      isOver = true
      if (typeof remove === 'function') Reflect.apply(remove, undefined, [])
    }
  }

  return {
    name,
    ...(imageUrl !== undefined && { imageUrl }),
    isUnchanged: captured.isUnchanged,
    connect,
    lookUp,
    async disconnect() {
      last = []
      if (!isLeather) await ask('wallet_disconnect')
    },
    listen,
    async signMessage(address, message, protocol) {
      const params = { message, address, protocol: protocol.toUpperCase() }
      return readField(await ask('signMessage', params), 'signature')
    },
    async signPsbt(psbt, inputs, { names: [network = ''] }) {
      if (isLeather) {
        // Without these, Leather signs all its own inputs.
        const signAtIndex = inputs.flatMap(({ indexes }) => indexes)
        const params = {
          hex: base64ToHex(psbt),
          signAtIndex,
          network: network.toLowerCase(),
          broadcast: false,
        }
        return hexToBase64(readField(await ask('signPsbt', params), 'hex'))
      }
      const params = { psbt, signInputs: byAddress(inputs), broadcast: false }
      return readField(await ask('signPsbt', params), 'psbt')
    },
    async sendTransfer({ recipient, sats }) {
      const payment = { address: recipient, amount: Number(sats) }
      const params = isLeather ? payment : { recipients: [payment] }
      return readField(await ask('sendTransfer', params), 'txid')
    },
    ...(!isLeather && {
      async switchNetwork({ names: [network] }) {
        await ask('wallet_changeNetwork', { name: network })
      },
    }),
  }
}

const byAddress = (inputs: readonly InputsToSign[]) =>
  Object.fromEntries(inputs.map(({ address, indexes }) => [address, [...indexes]]))
