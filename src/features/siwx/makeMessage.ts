import { ModalError } from '../../domain/ModalError'
import type { SignInSubject } from '../../domain/signInState'
import { SIWX_TEXTS, type SiwxMessage, type SiwxMessageFields } from '../../ports/siwx'
import type { FlowApi } from '../../store/listening'
import { ask, signingOver } from './askConfig'
import { whyNotToSign } from './siwxRules'

/** What is to be signed: the data of the session that comes of it, and the text. */
export interface MadeMessage {
  readonly data: SiwxMessageFields
  readonly text: string
}

const FIELDS = [...SIWX_TEXTS.needed, ...SIWX_TEXTS.optional, 'chainId', 'resources'] as const

/** Its data, without the text. */
const fieldsOf = (message: SiwxMessage): SiwxMessageFields =>
  Object.fromEntries(
    FIELDS.filter(name => message[name] !== undefined).map(name => [name, message[name]]),
  ) as unknown as SiwxMessageFields

/**
 * Has the configuration make a message, and looks whether it is about this account, this network and this page, the text too.
 *
 * @throws {ModalError} `SIWX_MESSAGE_INVALID`; what {@link ask} throws
 */
export async function makeMessage(api: FlowApi, subject: SignInSubject): Promise<MadeMessage> {
  const { address: accountAddress, caipNetworkId: chainId } = subject
  const message = await ask(api, signingOver(subject), ({ config }, signal) =>
    config.createMessage({ accountAddress, chainId }, signal),
  )
  const data = fieldsOf(message)
  const text = message.toString()
  const reason = whyNotToSign(data, subject, api.extra.readOpenPage())
  if (reason !== null) throw new ModalError('SIWX_MESSAGE_INVALID', reason)
  const mustSay = [data.domain, data.nonce].filter(part => !text.includes(part))
  const saysAddress = text.toLowerCase().includes(data.accountAddress.toLowerCase())
  if (mustSay.length > 0 || !saysAddress) throw new ModalError('SIWX_MESSAGE_INVALID', 'text')
  return { data, text }
}
