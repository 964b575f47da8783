import { formatOf, writtenBody } from './address'
import type { Namespace } from './caip'

/** An address nobody holds the key of and that is often meant by mistake: all zeros, or on Solana all ones. */
export function isNobodysAddress(namespace: Namespace, address: string): boolean {
  const format = formatOf(namespace)
  return format?.nobodys.test(writtenBody(format, address)) ?? false
}
