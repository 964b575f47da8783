import type { UnknownAction } from '@reduxjs/toolkit'
import { ERRORS } from '../domain/errorCatalogue'
import type { LoggedAction } from './actionLog'

/** A recorded session without secrets: what happened, not whose money it was. */
export interface BugReport {
  readonly format: 1
  readonly key: string
  readonly entries: readonly LoggedAction[]
}

const SECRET_NAMES =
  /token$|secret|otp|code$|email|signature|cacao|authorization|privatekey|seed|username|profilename|projectid|message$/i
/** `token` alone is a coin on the send form, not a secret. */
const NOT_SECRET = /^(token|errorcode)$/i
/** Addresses and hashes: hexadecimal with or without its prefix, and base58. */
const ADDRESSES = /0x[0-9a-fA-F]{40,}|\b[0-9a-fA-F]{40}\b|\b[1-9A-HJ-NP-Za-km-z]{32,44}\b/g
/** A path or a query may carry somebody's key. */
const URLS = /\b((?:https?|wss?):\/\/[^/\s"'\\?#]+)[/?#][^\s"'\\]*/gi
/** A pairing code carries the key of what follows, also inside a link; so does what is left of one. */
const PAIRINGS = /\bwc(?::|%(?:25)*3A)[^\s"'\\<>]+|\bsymKey(?:=|%(?:25)*3D)[^\s"'\\<>&%]+/gi
const EMAILS = /[^\s"'@]+@[^\s"'@]+\.[a-z]{2,}/gi
/** A name somebody registered, such as alice.eth, leads to an address; a wallet's io.name does not end like this. */
const NAMES =
  /\b[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:eth|wcn\.id|sol|xyz|crypto)(?![.\p{L}\p{N}-])/giu
/** Actions whose payload is a secret in any shape. */
const SECRET_TYPES: ReadonlySet<string> = new Set(['walletModal/send/receiverTyped'])
const DEPTH_MAX = 16
const TEXT_MAX = 2_000
const HASH_LENGTH = 60

const shorten = (text: string) =>
  text
    .replace(PAIRINGS, 'wc:…')
    .replace(URLS, '$1/…')
    .replace(EMAILS, '[redacted]')
    .replace(ADDRESSES, found =>
      found.length > HASH_LENGTH
        ? `${found.slice(0, 8)}…${found.slice(-4)}`
        : `${found.slice(0, 4)}…${found.slice(-2)}`,
    )
    .replace(NAMES, '[name]')

/** Our own error codes tell what went wrong, not a secret. */
const isErrorCode = (value: unknown) => typeof value === 'string' && Object.hasOwn(ERRORS, value)

const isSecret = (name: string, value: unknown) =>
  SECRET_NAMES.test(name) && !NOT_SECRET.test(name) && value != null && !isErrorCode(value)

function redactValue(value: unknown, name: string, depth: number): unknown {
  if (depth > DEPTH_MAX) return '[deep]'
  if (isSecret(name, value)) return '[redacted]'
  if (typeof value === 'string') return value.length > TEXT_MAX ? '[long]' : shorten(value)
  if (Array.isArray(value)) return value.map(item => redactValue(item, '', depth + 1))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [shorten(key), redactValue(item, key, depth + 1)]),
    )
  }
  return value
}

/** Takes secrets out and shortens addresses; the type stays. */
export function redactAction(action: UnknownAction): UnknownAction {
  if (SECRET_TYPES.has(action.type)) return { ...action, payload: '[redacted]' }
  return { ...(redactValue(action, '', 0) as UnknownAction), type: action.type }
}

/**
 * The log as plain data that may leave the page when a visitor sends it.
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
