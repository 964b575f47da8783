import { ModalError } from '../../domain/ModalError'
import type { SignInSubject } from '../../domain/signInState'
import { SIWX_TEXTS, type SiwxMessage, type SiwxMessageFields } from '../../ports/siwx'
import type { FlowApi } from '../../store/listening'
import { requestSiwx, isSigningObsolete } from './askConfig'
import { getMessageProblem } from './siwxRules'

/** A message to sign: the fields that its session will hold, and its text. */
export interface PreparedMessage {
  readonly data: SiwxMessageFields
  readonly text: string
}

const MESSAGE_FIELDS = [
  ...SIWX_TEXTS.needed,
  ...SIWX_TEXTS.optional,
  'chainId',
  'resources',
] as const

const toMessageFields = (message: SiwxMessage): SiwxMessageFields =>
  Object.fromEntries(
    MESSAGE_FIELDS.filter(name => message[name] !== undefined).map(name => [name, message[name]]),
  ) as unknown as SiwxMessageFields

/**
 * Lets the configuration create a message and verifies it for this account, network and page.
 *
 * @throws {ModalError} `SIWX_MESSAGE_INVALID`; whatever {@link ask} throws
 */
export async function makeMessage(api: FlowApi, subject: SignInSubject): Promise<PreparedMessage> {
  const { address: accountAddress, caipNetworkId: chainId } = subject
  const message = await requestSiwx(api, isSigningObsolete(subject), ({ config }, signal) =>
    config.createMessage({ accountAddress, chainId }, signal),
  )
  const data = toMessageFields(message)
  const text = message.toString()
  const reason = getMessageProblem(data, subject, api.extra.readOpenPage())
  if (reason !== null) throw new ModalError('SIWX_MESSAGE_INVALID', reason)
  const mustSay = [data.domain, data.nonce].filter(part => !text.includes(part))
  const saysAddress = text.toLowerCase().includes(data.accountAddress.toLowerCase())
  if (mustSay.length > 0 || !saysAddress) throw new ModalError('SIWX_MESSAGE_INVALID', 'text')
  return { data, text }
}
