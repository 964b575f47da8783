import { SIWX_TEXTS, type SiwxMessageFields } from '../../ports/siwx'
import { chainNames } from './chainNames'
import { isSameAddress } from '../../lib/address/isSameAddress'
import { parseMessage } from './parseMessage'

/** Compared letter by letter. */
const ALL = [...SIWX_TEXTS.needed, ...SIWX_TEXTS.optional].filter(name => name !== 'accountAddress')

/**
 * Whether a text says what the fields say, each of them and no other. The signature is for the text; without this, a session
 * could claim a longer life, or another page, than what was signed.
 */
export function isTextOf(message: string, fields: SiwxMessageFields): boolean {
  const written = parseMessage(message)
  return (
    written !== null &&
    ALL.every(name => written[name] === fields[name]) &&
    isSameAddress(written.accountAddress, fields.accountAddress) &&
    chainNames(fields.chainId).includes(written.chain) &&
    String(written.resources) === String(fields.resources) &&
    written.resources?.length === fields.resources?.length
  )
}

/**
 * The same for a text that a wallet wrote for an authentication object (CAIP-74): it may add to the statement what it lets the
 * page ask for, and name that among the resources.
 */
export function isTextOfWallet(message: string, fields: SiwxMessageFields): boolean {
  const written = parseMessage(message)
  if (!written) return false
  const { statement: _ours, resources = written.resources, ...rest } = fields
  const { statement } = written
  return isTextOf(message, {
    ...rest,
    ...(statement !== undefined && { statement }),
    ...(resources && { resources }),
  })
}
