import { base64urlnopad } from '@scure/base'
import type { PasskeySeal } from '../../shared/recovery'

const CHALLENGE_BYTES = 32
const SALT_BYTES = 32
const USER_ID_BYTES = 32
const SECRET_BYTES = 32
const TIMEOUT_MS = 5 * 60_000
/** ES256, EdDSA, RS256, which authenticators support. The signature itself is never verified. */
const ALGORITHMS = [-7, -8, -257]

/** Why a passkey yielded no secret. */
export type PasskeyTrouble =
  /** Cancelled, timed out or not allowed in this context: browsers do not reveal which. */
  | 'notUsed'
  /** The window for the passkey was closed. */
  | 'closed'
  /** The browser or the authenticator lacks WebAuthn or its PRF extension. */
  | 'unsupported'

export interface PasskeyError extends Error {
  readonly trouble: PasskeyTrouble
}

export const passkeyError = (trouble: PasskeyTrouble): PasskeyError =>
  Object.assign(new Error(trouble), { trouble })

export const isPasskeyError = (thrown: unknown): thrown is PasskeyError =>
  thrown instanceof Error && 'trouble' in thrown

export interface PasskeyPorts {
  /** Undefined if the browser has none. */
  readonly credentials: Pick<CredentialsContainer, 'create' | 'get'> | undefined
  readonly crypto: Crypto
  /** The site's host name, which passkeys are bound to. */
  readonly rpId: string
}

export interface Passkeys {
  /**
   * Creates a passkey on an authenticator the user chooses, listed there under `name`.
   * @returns its seal and the 32-byte secret
   * @throws a `PasskeyError`
   */
  make(name: string): Promise<{ readonly seal: PasskeySeal; readonly secret: Uint8Array }>
  /** Returns the secret of an existing passkey. @throws a `PasskeyError` */
  use(seal: Pick<PasskeySeal, 'credentialId' | 'salt'>): Promise<Uint8Array>
}

const bytesOf = (value: BufferSource): Uint8Array =>
  ArrayBuffer.isView(value)
    ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
    : new Uint8Array(value)

/** Only the reason is passed on: a browser's error message can contain the credential. */
const troubleOf = (thrown: unknown): PasskeyError => {
  if (isPasskeyError(thrown)) return thrown
  const name = thrown instanceof Error ? thrown.name : ''
  return passkeyError(
    ['NotSupportedError', 'ConstraintError', 'TypeError'].includes(name)
      ? 'unsupported'
      : 'notUsed',
  )
}

function secretOf(credential: PublicKeyCredential): Uint8Array | null {
  const first = credential.getClientExtensionResults().prf?.results?.first
  if (!first) return null
  const secret = Uint8Array.from(bytesOf(first))
  return secret.length === SECRET_BYTES ? secret : null
}

/**
 * Passkeys that yield a secret through the PRF extension of WebAuthn level 3. The server never sees
 * the secret.
 */
export function createPasskeys({ credentials, crypto, rpId }: PasskeyPorts): Passkeys {
  const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))
  const decode = (text: string) => Uint8Array.from(base64urlnopad.decode(text))

  function need(): Pick<CredentialsContainer, 'create' | 'get'> {
    if (!credentials) throw passkeyError('unsupported')
    return credentials
  }
  const needPasskey = (credential: Credential | null) => {
    if (!credential || !('getClientExtensionResults' in credential)) throw passkeyError('notUsed')
    return credential as PublicKeyCredential
  }

  async function use({ credentialId, salt }: Pick<PasskeySeal, 'credentialId' | 'salt'>) {
    const found = await need().get({
      publicKey: {
        challenge: random(CHALLENGE_BYTES),
        rpId,
        timeout: TIMEOUT_MS,
        userVerification: 'required',
        allowCredentials: [{ type: 'public-key', id: decode(credentialId) }],
        extensions: { prf: { eval: { first: decode(salt) } } },
      },
    })
    const secret = secretOf(needPasskey(found))
    if (!secret) throw passkeyError('unsupported')
    return secret
  }

  async function make(name: string) {
    const salt = random(SALT_BYTES)
    const made = needPasskey(
      await need().create({
        publicKey: {
          challenge: random(CHALLENGE_BYTES),
          rp: { id: rpId, name: rpId },
          user: { id: random(USER_ID_BYTES), name, displayName: name },
          pubKeyCredParams: ALGORITHMS.map(alg => ({ type: 'public-key', alg })),
          timeout: TIMEOUT_MS,
          authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
          extensions: { prf: { eval: { first: salt } } },
        },
      }),
    )
    if (made.getClientExtensionResults().prf?.enabled !== true) throw passkeyError('unsupported')
    const seal: PasskeySeal = {
      method: 'passkey',
      credentialId: base64urlnopad.encode(new Uint8Array(made.rawId)),
      salt: base64urlnopad.encode(salt),
    }
    // Many authenticators evaluate PRF only in an assertion, not at creation.
    return { seal, secret: secretOf(made) ?? (await use(seal)) }
  }

  return {
    make: async name => {
      try {
        return await make(name)
      } catch (thrown) {
        throw troubleOf(thrown)
      }
    },
    use: async seal => {
      try {
        return await use(seal)
      } catch (thrown) {
        throw troubleOf(thrown)
      }
    },
  }
}
