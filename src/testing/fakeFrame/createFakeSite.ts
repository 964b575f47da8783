import { parseCaipNetworkId, isCaipNetworkId } from '../../lib/address/caip'
import type { FakeApprovals } from './createFakeApprovals'
import type { FakeFrameOptions, ReceivedFrameMessage } from './FakeFrame'
import { field, refusal } from './fields'

const WAITS = /^(?:personal_sign|eth_sign|eth_send(?!Raw)|solana_|wallet_(?:send|grant|revoke))/

export interface FakeSite {
  readonly unexpected: readonly string[]
  isLoggedIn(): boolean
  account(): string
  /**
   * `undefined` means no response; an event without a response payload returns `null`. A thrown
   * error becomes the error response.
   */
  answer(message: ReceivedFrameMessage): unknown
  pressLink(): void
  setLoggedIn(isLoggedIn: boolean): void
  setAddresses(addresses: Readonly<Record<string, string>>): void
}

/** Creates the state of the fake frame's site and its response to each event. */
export function createFakeSite(options: FakeFrameOptions, approvals: FakeApprovals): FakeSite {
  const { code = '123456', reads = {}, answers = {}, refuses = {}, smartAccount, storage } = options
  const unexpected: string[] = []
  let addresses: Readonly<Record<string, string>> = options.addresses ?? {
    eip155: '0x00000000000000000000000000000000000A11ce',
    solana: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
  }
  let email = options.email ?? 'ada@example.com'
  /** The pending address during an email change. */
  let newEmail = ''
  let isLoggedIn = options.isLoggedIn ?? false
  let isDeviceKnown = !options.isDeviceNew
  let pressLink: () => void = () => undefined
  let chain = 'eip155:1'
  let preferred = 'eoa'
  let account = ''

  function throwUnexpected(what: string): never {
    unexpected.push(what)
    throw refusal(`${what} was not expected in this test`, -32601)
  }

  function handleRpcCall(id: string, payload: unknown): unknown {
    const method = String(field(payload, 'method'))
    const params = field(payload, 'params')
    if (!isLoggedIn) throw refusal('Signed out', 'SIGNED_OUT')
    if (WAITS.test(method)) return approvals.wait(id, method, params, account)
    const read = Object.hasOwn(reads, method) ? reads[method] : undefined
    return read ? read(params) : throwUnexpected(method)
  }

  function getUser(payload: unknown) {
    if (!isLoggedIn) throw refusal('Signed out', 'SIGNED_OUT')
    const asked = field(payload, 'chainId')
    const id = isCaipNetworkId(asked) ? asked : (`eip155:${Number(asked)}` as const)
    const { namespace, reference } = parseCaipNetworkId(id)
    const key = { address: addresses[namespace] ?? '', type: 'eoa' }
    chain = id
    const wanted = field(payload, 'preferredAccountType')
    if (typeof wanted === 'string') preferred = wanted
    const contract =
      namespace === 'eip155' && smartAccount?.networks.includes(Number(reference))
        ? { address: smartAccount.address, type: 'smartAccount' }
        : null
    const accounts =
      contract && preferred === 'smartAccount'
        ? [contract, key]
        : [key, ...(contract ? [contract] : [])]
    const { address, type } = accounts[0] ?? key
    account = address
    return {
      email,
      address,
      chainId: namespace === 'eip155' ? Number(reference) : id,
      accounts,
      preferredAccountType: type,
      ...(smartAccount && { smartAccountDeployed: smartAccount.isDeployed ?? false }),
      ...(storage !== undefined && { storage }),
    }
  }

  /** Only changes the signing account; the page requests the user afterwards. */
  function setPreferredAccount(payload: unknown) {
    preferred = String(field(payload, 'type'))
    const { address, preferredAccountType: type } = getUser({ chainId: chain })
    return { type, address }
  }

  function connectEmail() {
    if (isDeviceKnown) return { action: 'VERIFY_OTP' }
    return { action: 'VERIFY_DEVICE' }
  }

  function checkCode(payload: unknown) {
    if (field(payload, 'otp') !== code) throw refusal('Wrong code', 'CODE_WRONG')
  }

  function changeEmail(payload: unknown) {
    if (!isLoggedIn) throw refusal('Signed out', 'SIGNED_OUT')
    newEmail = String(field(payload, 'email'))
    return { action: 'VERIFY_PRIMARY_OTP' }
  }

  /** `undefined` means no response; an event without a response payload returns `null`. */
  function answer({ id, event, payload }: ReceivedFrameMessage): unknown {
    if (Object.hasOwn(refuses, event)) refuses[event]?.(payload)
    const own = Object.hasOwn(answers, event) ? answers[event] : undefined
    if (own) return own(payload)
    switch (event) {
      case 'SYNC_DAPP_DATA':
      case 'SYNC_THEME':
      case 'RELOAD':
        return null
      case 'GET_SMART_ACCOUNT_ENABLED_NETWORKS':
        return { smartAccountEnabledNetworks: [...(smartAccount?.networks ?? [])] }
      case 'SET_PREFERRED_ACCOUNT':
        return setPreferredAccount(payload)
      case 'CONNECT_EMAIL':
        return connectEmail()
      case 'CONNECT_DEVICE':
        return new Promise(resolve => {
          pressLink = () => {
            isDeviceKnown = true
            resolve(null)
          }
        })
      case 'CONNECT_OTP':
        checkCode(payload)
        isLoggedIn = true
        return null
      case 'UPDATE_EMAIL':
        return changeEmail(payload)
      case 'UPDATE_EMAIL_PRIMARY_OTP':
        checkCode(payload)
        return null
      case 'UPDATE_EMAIL_SECONDARY_OTP':
        checkCode(payload)
        email = newEmail
        return { newEmail }
      case 'IS_CONNECTED':
        return { isConnected: isLoggedIn }
      case 'GET_USER':
        return getUser(payload)
      case 'GET_CHAIN_ID':
        return { chainId: chain }
      case 'SWITCH_NETWORK':
        chain = String(field(payload, 'chainId'))
        return { chainId: chain }
      case 'SIGN_OUT':
        isLoggedIn = false
        return null
      case 'RPC_ABORT':
        for (const each of [...approvals.requests])
          if (each.id === field(payload, 'id')) each.reject()
        return null
      case 'RPC_REQUEST':
        return handleRpcCall(id, payload)
      default:
        return throwUnexpected(event)
    }
  }

  return {
    unexpected,
    isLoggedIn: () => isLoggedIn,
    account: () => account,
    answer,
    pressLink: () => pressLink(),
    setLoggedIn: next => void (isLoggedIn = next),
    setAddresses: next => void (addresses = next),
  }
}
