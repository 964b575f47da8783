import { FAMILIES } from '../../lib/address/families'
import { parseCaipNetworkId, type CaipNetworkId } from '../../lib/address/caip'
import type { SiwxHost } from '../../ports/siwx'
import type { SiwxMessenger } from '../../ports/siwxParts'
import { isTextOf } from './isTextOf'
import { createMessageFields, type SiwxMessageOptions } from './createMessageFields'
import { formatMessage, withText } from './formatMessage'
import { readPage } from './readPage'

export interface InformalMessageOptions extends SiwxMessageOptions {
  /** Writes `1` instead of `eip155:1`. */
  readonly withoutNamespace?: boolean
}

/** Creates messages with the same layout for all namespaces; they name the network. */
export function createInformalMessenger(options: InformalMessageOptions = {}): SiwxMessenger {
  return {
    async createMessage(input, host) {
      const fields = await createMessageFields(input, options, readPage())
      const { chainId, accountAddress } = fields
      return withText(
        fields,
        formatMessage(fields, {
          account: networkName(chainId, host),
          address: accountAddress,
          chain: options.withoutNamespace ? parseCaipNetworkId(chainId).reference : chainId,
          withoutStatement: [''],
        }),
      )
    },
    isTextOf,
  }
}

function networkName(caipNetworkId: CaipNetworkId, host: SiwxHost | undefined): string {
  const network = host?.networks.find(each => each.caipNetworkId === caipNetworkId)
  return network?.name ?? FAMILIES[parseCaipNetworkId(caipNetworkId).namespace]
}
