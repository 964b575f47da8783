import type { NameRecord } from '../../../domain/schemas/profile'
import { isEqualAddress } from '../../../lib/address/address'
import { parseCaipNetworkId } from '../../../lib/address/caip'
import { readName } from '../../../lib/address/readName'
import type { RecipientNamesArgs } from '../sendCache'

/** More names than a visitor could read. */
const NAMES_MAX = 20

/**
 * Returns the valid names of an address, normalised. Anyone can claim a name for an address, so it
 * counts only if it resolves back; one with a warning only if the visitor entered it.
 */
export async function getTrustedNames(
  records: readonly NameRecord[],
  { address, caipNetworkId }: Pick<RecipientNamesArgs, 'address' | 'caipNetworkId'>,
  enteredName: string | undefined,
): Promise<readonly string[]> {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const own = records.filter(({ addresses }) =>
    Object.values(addresses).some(entry => isEqualAddress(namespace, entry.address, address)),
  )
  const read = await Promise.all(
    own.slice(0, NAMES_MAX).map(({ name }) => readName(name).catch(() => null)),
  )
  return read.flatMap(each =>
    each && each.fault === undefined && (!each.marks || each.name === enteredName)
      ? [each.name]
      : [],
  )
}
