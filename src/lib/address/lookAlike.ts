import { addressPrefix } from './addressPrefix'
import { toComparableAddressBody, isOfFormat } from './address'
import { FAMILY_FACTS } from './familyFacts'
import { truncateAddress } from '../text/truncate'

const GROUP_SIZE = 4
const LOOK_ALIKE_ENDS = 4

export interface AddressGroups {
  readonly prefix: string
  readonly groups: readonly string[]
}

/** Splits an address into groups of four; the prefix and the groups joined restore the address. */
export function groupAddress(address: string): AddressGroups {
  const prefix = addressPrefix(address)
  const groups = address.slice(prefix.length).match(/.{1,4}/gsu) ?? []
  return { prefix, groups }
}

/** Returns the indices of differing groups. Letter case counts only where it does on chain. */
export function getDifferingGroups(a: string, b: string): number[] {
  const left = getComparableBody(a)
  const right = getComparableBody(b)
  const count = Math.ceil(Math.max(left.length, right.length) / GROUP_SIZE)
  const groupAt = (body: string, index: number) =>
    body.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE)
  return Array.from({ length: count }, (_, index) => index).filter(
    index => groupAt(left, index) !== groupAt(right, index),
  )
}

/**
 * Returns a known address that this one resembles: equal ends or short form, apart from the prefix
 * that all addresses of its kind share.
 */
export function findLookAlike(candidate: string, known: readonly string[]): string | null {
  return known.find(other => isSimilarAddress(candidate, other)) ?? null
}

export function isLookAlike(candidate: string, known: readonly string[]): boolean {
  return findLookAlike(candidate, known) !== null
}

function isSimilarAddress(a: string, b: string): boolean {
  const left = getComparableBody(a)
  const right = getComparableBody(b)
  if (left === right || !left || !right) return false
  const sameEnds =
    left.slice(0, LOOK_ALIKE_ENDS) === right.slice(0, LOOK_ALIKE_ENDS) &&
    left.slice(-LOOK_ALIKE_ENDS) === right.slice(-LOOK_ALIKE_ENDS)
  return sameEnds || shortForm(a) === shortForm(b)
}

/** Returns the case-insensitive format that an address matches, if any. */
const caselessFormat = (address: string) =>
  Object.values(FAMILY_FACTS)
    .map(facts => facts.address)
    .find(format => format.isCaseless && isOfFormat(format, address))

function shortForm(address: string): string {
  const format = caselessFormat(address)
  return truncateAddress(
    format ? format.prefix + toComparableAddressBody(format, address) : address,
  )
}

function getComparableBody(address: string): string {
  const format = caselessFormat(address)
  return format
    ? toComparableAddressBody(format, address)
    : address.slice(addressPrefix(address).length)
}
