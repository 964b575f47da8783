import { parseCaipNetworkId } from '../../lib/address/caip'
import type { SiwxConfig, SiwxMessageFields, SiwxMessageInput, SiwxSession } from '../../ports/siwx'
import { createRemoteSiwx, type RemoteAccount } from './createRemoteSiwx'
import { createStandardMessenger } from '../messages/createStandardMessenger'
import { isSameAddress } from '../../lib/address/isSameAddress'
import type { SiwxMessageOptions } from '../messages/createMessageFields'
import { withText } from '../messages/formatMessage'
import { refused, SiwxError } from '../SiwxError'
import { withAnswerTimeout } from './withAnswerTimeout'

/** The signed-in account, as your server returns it. */
export interface ServerSession {
  readonly address: string
  /** The CAIP-2 id, such as `eip155:1`, or the part after the colon, also as a number. */
  readonly chainId: string | number
  /** ISO 8601. After it the visitor must sign in again. */
  readonly expirationTime?: string
}

/** The functions that call your server. Each has to answer within fifteen seconds. */
export interface ServerSiwxFunctions {
  /** Returns a nonce from your server: at least 8 letters and digits, for one signature. */
  getNonce(input: SiwxMessageInput): Promise<string>
  /** Returns the text to sign, if it differs from the standards (ERC-4361, CAIP-122). */
  createMessage?(fields: SiwxMessageFields): Promise<string> | string
  /** Verifies the signature on your server and starts a session; `true` if it did. */
  verify(session: SiwxSession): Promise<boolean>
  /** Returns the session, or `null` if there is none. Reject if that is unknown. */
  getSession(): Promise<ServerSession | null>
  signOut(): Promise<unknown>
}

export interface ServerSiwxParts
  extends ServerSiwxFunctions, Omit<SiwxMessageOptions, 'getNonce'> {}

/** Creates a configuration that signs in at the host's own server. */
export function createServerSiwx(parts: ServerSiwxParts): SiwxConfig {
  const messenger = createStandardMessenger({
    ...parts,
    getNonce: input => withAnswerTimeout(() => parts.getNonce(input)),
  })

  async function readSession(signal?: AbortSignal): Promise<ServerSession | null> {
    const answer: unknown = await withAnswerTimeout(() => parts.getSession(), signal).catch(
      throwUnreachable,
    )
    if (answer === null || answer === undefined) return null
    const session = parseServerSession(answer)
    if (session) return session
    throw new SiwxError('UNREACHABLE', 'getSession: this is no session.')
  }

  async function findAccount(
    wanted: RemoteAccount,
    signal?: AbortSignal,
  ): Promise<RemoteAccount | null> {
    const session = await readSession(signal)
    return session && matchAccount(session, wanted)
  }

  return createRemoteSiwx({
    async createMessage(input, host, signal) {
      const message = await messenger.createMessage(input, host, signal)
      if (!parts.createMessage) return message
      if (input.accountAddress === '')
        throw new SiwxError('INVALID_FIELD', 'A wallet that connects writes its own text.')
      const fields = { ...message }
      const text: unknown = await withAnswerTimeout(() => parts.createMessage?.(fields), signal)
      if (typeof text !== 'string') throw new SiwxError('INVALID_FIELD', 'createMessage: no text')
      return withText(fields, text)
    },
    async signIn(session) {
      const isSignedIn: unknown = await withAnswerTimeout(() => parts.verify(session))
      if (isSignedIn !== true || !(await findAccount(session.data))) throw refused()
    },
    findAccount: (wanted, _host, signal) => findAccount(wanted, signal),
    async isSignedIn(_namespace, addresses, signal) {
      const session = await readSession(signal)
      return addresses.some(address => session && isSameAddress(session.address, address))
    },
    async signOut() {
      await withAnswerTimeout(() => parts.signOut())
    },
  })
}

/** Converts any failure of the host's function: it does not show whether there is a session. */
function throwUnreachable(cause: unknown): never {
  throw new SiwxError('UNREACHABLE', 'getSession failed.', { cause })
}

function parseServerSession(answer: unknown): ServerSession | null {
  const { address, chainId, expirationTime } = answer as Readonly<Record<string, unknown>>
  if (typeof address !== 'string') return null
  if (typeof chainId !== 'string' && typeof chainId !== 'number') return null
  return { address, chainId, ...(typeof expirationTime === 'string' && { expirationTime }) }
}

/** Returns the wanted account if the session is for it, else null. */
export function matchAccount(
  { address, chainId, expirationTime }: ServerSession,
  wanted: RemoteAccount,
): RemoteAccount | null {
  const { reference } = parseCaipNetworkId(wanted.chainId)
  const isThere = [wanted.chainId, reference].includes(String(chainId))
  if (!isThere || !isSameAddress(address, wanted.accountAddress)) return null
  return {
    accountAddress: wanted.accountAddress,
    chainId: wanted.chainId,
    ...(expirationTime !== undefined && { expirationTime }),
  }
}
