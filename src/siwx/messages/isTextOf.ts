import { SIWX_TEXTS, type SiwxMessageFields } from '../../ports/siwx'
import { getChainNames } from './getChainNames'
import { isSameAddress } from '../../lib/address/isSameAddress'
import { parseMessage } from './parseMessage'

/** Fields compared character by character. */
const COMPARED_FIELDS = [...SIWX_TEXTS.needed, ...SIWX_TEXTS.optional].filter(
  name => name !== 'accountAddress',
)

/**
 * Whether a text contains exactly these fields. Only the text is signed: otherwise a session could
 * claim a longer life or another page.
 */
export function isTextOf(message: string, fields: SiwxMessageFields): boolean {
  const written = parseMessage(message)
  return (
    written !== null &&
    COMPARED_FIELDS.every(name => written[name] === fields[name]) &&
    isSameAddress(written.accountAddress, fields.accountAddress) &&
    getChainNames(fields.chainId).includes(written.chain) &&
    String(written.resources) === String(fields.resources) &&
    written.resources?.length === fields.resources?.length
  )
}

/**
 * Like {@link isTextOf}, for a wallet's authentication object (CAIP-74), whose statement and
 * resources may grow by what the page may request.
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
