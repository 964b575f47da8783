import type { UnknownAction } from '@reduxjs/toolkit'
import { ERRORS } from '../../domain/errorCatalogue'
import { parseSafeJson } from '../../lib/text/parseSafeJson'
import type { LoggedAction } from './LoggedAction'

/** A recorded session without secrets. */
export interface BugReport {
  readonly format: 1
  readonly key: string
  readonly entries: readonly LoggedAction[]
}

/** Compared ignoring case, spaces, `-` and `_`. */
const SECRET_NAMES =
  /token$|secret|otp|code$|email|signature|cacao|authorization|cookie|bearer|jwt|credential|password|passphrase|mnemonic|seed|privatekey|symkey|apikey|^pin$|username|profilename|names$|labels?$|projectid|message$|recipienttext|^search$|^asked$/i
/** Fields that may hold text that the user typed or pasted. */
const TYPED_NAMES = /^(?:text|amount)$/i
/** Values of such fields that the user did not type: a text key, or an amount. */
const NOT_TYPED = /^(?:(?:allWallets|common|errors|toast)\.[a-zA-Z]+|[\d.,\s]*)$/
/** Addresses, hashes and keys: hexadecimal with or without a prefix, and base58. */
const ADDRESSES = /0x[0-9a-fA-F]{40,}|\b[0-9a-fA-F]{40,}\b|\b[1-9A-HJ-NP-Za-km-z]{32,}\b/g
/** A path or a query may contain an API key. */
const URLS = /\b((?:https?|wss?):\/\/[^/\s"'\\?#]+)[/?#][^\s"'\\]*/gi
/** A pairing URI contains the symmetric key, also inside a link or truncated. */
const PAIRINGS = /\bwc(?::|%(?:25)*3A)[^\s"'\\<>]+|\bsymKey(?:=|%(?:25)*3D)[^\s"'\\<>&%]+/gi
const EMAILS = /[^\s"'@]+@[^\s"'@]+\.[a-z]{2,}/gi
/** Credentials inside a text: a signed token, a header, a parameter, a mnemonic. */
const CREDENTIALS = [
  /\beyJ[\w-]{5,}(?:\.[\w-]*)+/g,
  /\b(?:bearer|basic)\s+[\w.~+/=-]{6,}/gi,
  /\b(?:password|passphrase|pwd|secret|token|jwt|api[_-]?key|mnemonic|seed|cookie|authorization)["']?\s*[=:]\s*["']?[^\s"'&,;}]+/gi,
  /\b(?:[a-z]{3,8}\s+){11,}[a-z]{3,8}\b/g,
]
/** An origin, which is kept, or a dotted word that ends like a name. */
const DOTTED =
  /\w+:\/\/[^\s"'\\/]*|[^\s"'\\/:@.,;()[\]{}<>|=&?#%]+(?:\.[^\s"'\\/:@.,;()[\]{}<>|=&?#%]+)*\.(?:\p{L}+|888)(?![\p{L}\p{N}_-])/giu
/** Registered names, which end like this in any field. */
const NAME_END = /\.(?:eth|wcn\.id|sol|xyz|crypto|bnb|lens|nft)$/i
/** Reverse-DNS ids of wallets, and file names of code. */
const MAKER =
  /^(?:com|org|net|io|app|xyz|me|dev|co|im|id|fi|gg|so|is|pro|inc|tech|network|finance|global|money|ai|cc)\.|\.(?:m?js|tsx?|css|html|json)$/i
/** Fields with such an id, or with another dotted value that is not a user's name. */
const OWN_NAMES = /ids?$|^(?:rdns|symbol|type|endpointname)$/i
const CACHE_KEY = /^(\w+)\((.*)\)$/s
const PICTURE = /^data:image\//
const DEPTH_MAX = 16
const TEXT_MAX = 2_000
const HASH_LENGTH = 60
const REDACTED = '[redacted]'

const withoutNames = (text: string, isOwn: boolean) =>
  text.replace(DOTTED, found => {
    if (found.includes('://')) return found
    return NAME_END.test(found) || !(isOwn || MAKER.test(found)) ? '[name]' : found
  })

function shorten(text: string, isOwn = false): string {
  const known = CREDENTIALS.reduce((left, pattern) => left.replace(pattern, REDACTED), text)
    .replace(PAIRINGS, 'wc:…')
    .replace(URLS, '$1/…')
    .replace(EMAILS, REDACTED)
    .replace(ADDRESSES, found =>
      found.length > HASH_LENGTH
        ? `${found.slice(0, 8)}…${found.slice(-4)}`
        : `${found.slice(0, 4)}…${found.slice(-2)}`,
    )
  return PICTURE.test(text) ? known : withoutNames(known, isOwn)
}

/** The package's error codes are not secrets. */
const isErrorCode = (value: unknown) => typeof value === 'string' && Object.hasOwn(ERRORS, value)

function isSecret(name: string, value: unknown): boolean {
  if (TYPED_NAMES.test(name)) return typeof value === 'string' && !NOT_TYPED.test(value)
  if (!SECRET_NAMES.test(name.replace(/[\s_-]/g, '')) || value == null) return false
  // A coin on the send form is also a `token`, and `search` holds more than its text: redacted by
  // field.
  if (typeof value === 'object') return !/^(?:token|search)$/i.test(name)
  return typeof value !== 'boolean' && !isErrorCode(value)
}

/** Redacts the arguments of a request, which are part of its cache key. */
function redactCacheKey(key: string, depth: number): string {
  const [, endpoint, args] = CACHE_KEY.exec(key) ?? []
  const parsed = parseSafeJson(args ?? '')
  if (endpoint === undefined || parsed === undefined) return shorten(key)
  return `${endpoint}(${JSON.stringify(redactValue(parsed, '', depth + 1))})`
}

/** Redacts values but keeps the shape, which a replay needs. */
function hide(value: unknown, depth: number): unknown {
  if (depth > DEPTH_MAX) return '[deep]'
  if (typeof value !== 'object' || value === null) return value == null ? value : REDACTED
  if (Array.isArray(value)) return value.map(item => hide(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [shorten(key), hide(item, depth + 1)]),
  )
}

function redactValue(value: unknown, name: string, depth: number): unknown {
  if (depth > DEPTH_MAX) return '[deep]'
  if (isSecret(name, value)) return hide(value, depth)
  if (typeof value === 'string') {
    if (TYPED_NAMES.test(name)) return value
    if (value.length > TEXT_MAX) return '[long]'
    return CACHE_KEY.test(value)
      ? redactCacheKey(value, depth)
      : shorten(value, OWN_NAMES.test(name))
  }
  if (Array.isArray(value)) return value.map(item => redactValue(item, name, depth + 1))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        redactCacheKey(key, depth),
        redactValue(item, key, depth + 1),
      ]),
    )
  }
  return value
}

/** Removes secrets from plain data and shortens addresses. */
export const redact = (value: unknown): unknown => redactValue(value, '', 0)

/** Actions whose payload is typed text, in any form. */
const TYPED_TYPES: ReadonlySet<string> = new Set(['walletModal/send/recipientTyped'])
const AMOUNT_TYPE = 'walletModal/send/amountTyped'

/** Removes secrets and shortens addresses; the type is kept. */
export function redactAction(action: UnknownAction): UnknownAction {
  if (TYPED_TYPES.has(action.type)) return { ...action, payload: REDACTED }
  if (action.type === AMOUNT_TYPE && isSecret('amount', action['payload']))
    return { ...action, payload: REDACTED }
  return { ...(redact(action) as UnknownAction), type: action.type }
}

/**
 * Returns the log as plain data that may leave the page when a user sends it.
 *
 * @example
 * exportReport(log, 'walletModal').entries.at(-1)?.action.type // 'walletModal/modal/closed'
 */
export function exportReport(log: readonly LoggedAction[], key: string): BugReport {
  return {
    format: 1,
    key,
    entries: log.map(({ time, action }) => ({ time, action: redactAction(action) })),
  }
}
