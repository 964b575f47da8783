import { ModalError } from '../../domain/ModalError'
import type { SignInSubject } from '../../domain/signInState'
import { SIWX_TEXTS, type SiwxMessage, type SiwxMessageFields } from '../../ports/siwx'
import type { FlowApi } from '../../store/listening'
import { ask, signingOver } from './askConfig'
import { whyNotToSign } from './siwxRules'

/** A message to sign: the fields that its session will hold, and its text. */
export interface MadeMessage {
  readonly data: SiwxMessageFields
  readonly text: string
}

const FIELDS = [...SIWX_TEXTS.needed, ...SIWX_TEXTS.optional, 'chainId', 'resources'] as const

const fieldsOf = (message: SiwxMessage): SiwxMessageFields =>
  Object.fromEntries(
    FIELDS.filter(name => message[name] !== undefined).map(name => [name, message[name]]),
  ) as unknown as SiwxMessageFields

/**
 * Lets the configuration create a message and verifies it for this account, network and page.
 *
 * @throws {ModalError} `SIWX_MESSAGE_INVALID`; whatever {@link ask} throws
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
