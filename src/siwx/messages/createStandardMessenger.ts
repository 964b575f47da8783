import type { SiwxMessenger } from '../../ports/siwxParts'
import { getChainNames } from './getChainNames'
import { isTextOf } from './isTextOf'
import { createMessageFields, type SiwxMessageOptions } from './createMessageFields'
import { formatMessage, withText } from './formatMessage'
import { readPage } from './readPage'
import { getStandardForm } from './standardForms'

/** Creates standard messages: ERC-4361 for EVM, CAIP-122 for other namespaces. */
export const createStandardMessenger = (options: SiwxMessageOptions = {}): SiwxMessenger => ({
  async createMessage(input) {
    const fields = await createMessageFields(input, options, readPage())
    const [chain = fields.chainId] = getChainNames(fields.chainId)
    const form = await getStandardForm(fields)
    return withText(fields, formatMessage(fields, { ...form, chain, withoutStatement: ['', ''] }))
  },
  isTextOf,
})
