import type { KeyValueStorage } from '../../ports/browser'
import { createMemoryKeyValueStorage } from '../sessions/createStorages'

/** Storage keys of the project service's tokens (specification, protocol §9.6). */
const NONCE_KEY = '@appkit/siwx-nonce-token'
const AUTH_KEY = '@appkit/siwx-auth-token'
/** Only what fits into a header: the error for an invalid value would quote the token. */
const TOKEN = /^[\w.~+/=-]{1,8000}$/
const MAX_NONCES = 8

export type AuthHeaders = Readonly<Record<string, string>>

/** Keeps the project service's tokens, and exposes them only as headers of its requests. */
export interface TokenStore {
  /** Keeps the token of a message's nonce. */
  keepNonce(nonce: string, token: unknown): boolean
  keepSession(token: unknown): boolean
  /** Null without one. */
  nonceHeaders(nonce: string): AuthHeaders | null
  sessionHeaders(): AuthHeaders | null
  forgetNonce(nonce: string): void
  forget(): void
  /** Removes known tokens from a server's text. */
  redact(text: string): string
}

export function createTokenStore(storage: () => KeyValueStorage | undefined): TokenStore {
  const memory = createMemoryKeyValueStorage()
  const kept = () => storage() ?? memory
  const nonces = new Map<string, string>()
  const isToken = (token: unknown): token is string =>
    typeof token === 'string' && TOKEN.test(token)
  const read = (key: string) => {
    const token = kept().getItem(key)
    return isToken(token) ? token : null
  }
  const nonceToken = (nonce: string) => nonces.get(nonce) ?? read(NONCE_KEY)

  return {
    keepNonce(nonce, token) {
      if (!isToken(token)) return false
      if (nonces.size >= MAX_NONCES) nonces.clear()
      nonces.set(nonce, token)
      kept().setItem(NONCE_KEY, token)
      return true
    },
    keepSession(token) {
      if (!isToken(token)) return false
      kept().setItem(AUTH_KEY, token)
      return true
    },
    nonceHeaders(nonce) {
      const token = nonceToken(nonce)
      return token === null ? null : { 'x-nonce-jwt': `Bearer ${token}` }
    },
    sessionHeaders() {
      const token = read(AUTH_KEY)
      return token === null ? null : { Authorization: `Bearer ${token}` }
    },
    forgetNonce(nonce) {
      nonces.delete(nonce)
      kept().removeItem(NONCE_KEY)
    },
    forget() {
      nonces.clear()
      kept().removeItem(NONCE_KEY)
      kept().removeItem(AUTH_KEY)
    },
    redact(text) {
      const all = [...nonces.values(), read(NONCE_KEY), read(AUTH_KEY)]
      return all.reduce<string>((said, token) => (token ? said.replaceAll(token, '…') : said), text)
    },
  }
}
