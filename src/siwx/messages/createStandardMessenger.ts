import type { SiwxMessenger } from '../../ports/siwxParts'
import { chainNames } from './chainNames'
import { isTextOf } from './isTextOf'
import { messageFields, type SiwxMessageOptions } from './messageFields'
import { messageText, withText } from './messageText'
import { readPage } from './readPage'
import { standardForm } from './standardForms'

/** Creates standard messages: ERC-4361 for EVM, CAIP-122 for other namespaces. */
export const createStandardMessenger = (options: SiwxMessageOptions = {}): SiwxMessenger => ({
  async createMessage(input) {
    const fields = await messageFields(input, options, readPage())
    const [chain = fields.chainId] = chainNames(fields.chainId)
    const form = await standardForm(fields)
    return withText(fields, messageText(fields, { ...form, chain, withoutStatement: ['', ''] }))
  },
  isTextOf,
})
