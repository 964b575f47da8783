import { toSafeImageUrl } from '../../../lib/links/safeUrl'
import { cleanUntrustedText } from '../../../lib/text/cleanUntrustedText'
import { readField } from '../../shared/readField'
import { captureProvider, type CapturedProvider } from './captureProvider'

/** A validated announcement. */
export interface Announcement {
  readonly uuid: string
  readonly name: string
  readonly rdns?: string
  readonly imageUrl?: string
  readonly provider: CapturedProvider
}

/** Announced icons must be data URLs (EIP-6963): a remote host would learn of every visitor. */
const NO_HOST = { hosts: [] }
const MAX_UUID = 64
const MAX_RDNS = 253
/** A reverse domain name. */
const RDNS = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/

/** Parses an EIP-6963 announcement, which any script may have made; null when invalid. */
export function parseAnnouncement(event: Event): Announcement | null {
  const detail = readField(event, 'detail')
  const info = readField(detail, 'info')
  const uuid = cleanUntrustedText(readField(info, 'uuid'), MAX_UUID)
  const name = cleanUntrustedText(readField(info, 'name'))
  const provider = captureProvider(readField(detail, 'provider'))
  if (!uuid || !name || !provider) return null
  const rdns = parseRdns(readField(info, 'rdns'))
  const imageUrl = toSafeImageUrl(readField(info, 'icon'), NO_HOST)
  return { uuid, name, provider, ...(rdns && { rdns }), ...(imageUrl && { imageUrl }) }
}

function parseRdns(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_RDNS) return null
  const rdns = value.trim().toLowerCase()
  return RDNS.test(rdns) ? rdns : null
}
