import { isNamespace, type CaipNetworkId, type Namespace } from '../../../lib/address/caip'
import {
  CALL_SCHEME,
  getNetworkByShortName,
  PAYMENT_SCHEMES,
} from '../../../lib/address/recipientSchemes'
import { getHiddenCharacters } from '../../../lib/address/readName'

/** What a payment link requests besides the address; shown, never filled in. */
export interface RequestedPayment {
  /** Decimal, in link formats that use it. */
  readonly amount?: string
  /** Base units, in link formats that use them. */
  readonly units?: string
  /** Absent for the native coin. */
  readonly token?: string
}

/** The parts of a recipient's text. */
export interface ReadRecipient {
  /** The address or name in it. */
  readonly text: string
  /** The network it is meant for, or at least its namespace. */
  readonly network: CaipNetworkId | null
  readonly family: Namespace | null
  /** A prefix of no known network. */
  readonly unknownPrefix: string | null
  /** Not a payment link, or malformed. */
  readonly isOtherLink: boolean
  /** Removed invisible characters, as code points. */
  readonly hidden: readonly string[]
  readonly asks: RequestedPayment | null
}

const PLAIN = { network: null, family: null, unknownPrefix: null, isOtherLink: false, asks: null }

/**
 * Invisible characters: spaces, controls, format characters, blank letters, variation selectors.
 */
const INVISIBLE_EDGES =
  /^[\s\p{Cc}\p{Cf}\p{Variation_Selector}\u034F\u115F\u1160\u2800\u3164\uFFA0]+|[\s\p{Cc}\p{Cf}\p{Variation_Selector}\u034F\u115F\u1160\u2800\u3164\uFFA0]+$/gu
const INVISIBLE_CHARACTERS =
  /[\p{Cc}\p{Cf}\p{Variation_Selector}\u034F\u115F\u1160\u2800\u3164\uFFA0]/gu
/** Inside a name nothing is removed: that would make it another name. */
const NAME = /\./
/** Bidirectional controls can display another name: rejected. */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/u

/** Longer than any amount on a chain. */
const MAX_EXPONENT = 77
const UNITS = /^(\d{1,78})(?:\.(\d{1,78}))?(?:e(\d{1,2}))?$/i
const DECIMAL = /^\d{1,30}(?:\.\d{1,30})?$/
const TARGET = /^(?:pay-)?([^@/]+)(?:@(\d{1,20}|0x[\da-f]{1,16}))?(?:\/(\w*))?$/i

/** Base units as in EIP-681, `2.5e18` included; null unless whole. */
function parseBaseUnits(text: string): string | null {
  const [, whole = '', fraction = '', exponent = '0'] = UNITS.exec(text) ?? []
  const places = Number(exponent)
  if (whole === '' || places > MAX_EXPONENT || fraction.length > places) return null
  return BigInt(whole + fraction.padEnd(places, '0')).toString()
}

type Link = Omit<ReadRecipient, 'hidden'>

const otherLink = (text: string): Link => ({ ...PLAIN, text, isOtherLink: true })

/** An `ethereum:` link (EIP-681). The recipient is never the token's contract. */
function readCallLink(path: string, query: URLSearchParams): Link {
  const [, target, chain, call = ''] = TARGET.exec(path) ?? []
  if (target === undefined) return otherLink(path)
  const family = PAYMENT_SCHEMES[CALL_SCHEME] ?? null
  const network = chain && family ? (`${family}:${BigInt(chain)}` as const) : null
  const asked = query.get(call === '' ? 'value' : 'uint256')
  const units = asked === null ? null : parseBaseUnits(asked)
  const to = call === '' ? target : query.get('address')
  if (!/^(?:transfer)?$/.test(call) || to === null) return otherLink(path)
  if (asked !== null && units === null) return otherLink(path)
  const asks = {
    ...(units !== null && units !== '0' && { units }),
    ...(call !== '' && { token: target }),
  }
  return {
    ...PLAIN,
    text: to,
    network,
    family,
    asks: Object.keys(asks).length > 0 ? asks : null,
  }
}

/** A `bitcoin:` or `solana:` link. */
function readCoinLink(family: Namespace, path: string, query: URLSearchParams): Link {
  const amount = query.get('amount')
  const token = query.get('spl-token')
  if (/^(?:https?|\/\/)/i.test(path) || (amount !== null && !DECIMAL.test(amount)))
    return otherLink(path)
  const asks = { ...(amount !== null && { amount }), ...(token !== null && { token }) }
  return { ...PLAIN, text: path, family, asks: Object.keys(asks).length > 0 ? asks : null }
}

function readPrefixed(shown: string): Link {
  const colon = shown.indexOf(':')
  if (colon < 1) return { ...PLAIN, text: shown }
  const prefix = shown.slice(0, colon).toLowerCase()
  if (shown.startsWith('//', colon + 1)) return { ...PLAIN, text: shown }
  const [path = '', ...rest] = shown.slice(colon + 1).split('?')
  const query = new URLSearchParams(rest.join('?'))
  const [reference = '', address] = path.split(':')
  if (isNamespace(prefix) && address !== undefined && !path.startsWith('http')) {
    return { ...PLAIN, text: address, network: `${prefix}:${reference}`, family: prefix }
  }
  if (prefix === CALL_SCHEME) return readCallLink(path, query)
  const family = Object.hasOwn(PAYMENT_SCHEMES, prefix) ? PAYMENT_SCHEMES[prefix] : undefined
  if (family) return readCoinLink(family, path, query)
  if (isNamespace(prefix)) return { ...PLAIN, text: path, family: prefix }
  const network = getNetworkByShortName(prefix)
  return { ...PLAIN, text: path, network, unknownPrefix: network === null ? prefix : null }
}

/**
 * Parses a pasted recipient: an address or name, with a network short name (EIP-3770), as a CAIP-10
 * account or as a payment link (EIP-681, BIP-21, Solana Pay). Removes invisible characters, except
 * inside a name.
 * @example readRecipient('eth:0x00000000000000000000000000000000000B0b00').network // 'eip155:1'
 */
export function readRecipient(typed: string): ReadRecipient {
  const trimmed = typed.replace(INVISIBLE_EDGES, '')
  const isName = NAME.test(trimmed)
  if (isName && BIDI_CONTROLS.test(typed)) return { ...readPrefixed(typed.trim()), hidden: [] }
  const shown = isName ? trimmed : trimmed.replace(INVISIBLE_CHARACTERS, '')
  const left = isName ? typed.replace(trimmed, '') : typed
  return { ...readPrefixed(shown), hidden: getHiddenCharacters(left.replace(/[\t\n\r]/g, '')) }
}

/** Whether the network a recipient names, if any, is this one. */
export function isForNetwork(read: ReadRecipient, caipNetworkId: CaipNetworkId): boolean {
  if (read.unknownPrefix !== null) return false
  if (read.network !== null) return read.network === caipNetworkId
  return read.family === null || caipNetworkId.startsWith(`${read.family}:`)
}
