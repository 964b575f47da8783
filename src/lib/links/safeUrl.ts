/** Announced icons are tens of kilobytes; this limits what a wallet can make us store. */
const MAX_DATA_IMAGE_LENGTH = 256 * 1024
const MAX_URL_LENGTH = 4096

const DATA_IMAGE = /^data:image\/(?:png|webp|jpeg|gif|svg\+xml)(?:;[\w-]+(?:=[\w-]+)?)*,/i
const CONTROL = /\p{Cc}/u

/** Schemes that run code or read the page's own data; never allowed, even if listed. */
const FORBIDDEN_PROTOCOLS: readonly string[] = [
  'javascript:',
  'vbscript:',
  'data:',
  'blob:',
  'filesystem:',
  'file:',
  'about:',
  'intent:',
  'view-source:',
]

export interface SafeImageOptions {
  /** Also accepts plain http on this machine, for local development. */
  readonly allowHttp?: boolean
  /** Allows only these hosts and their subdomains; `host/path` also limits the path. */
  readonly hosts?: readonly string[]
}

export interface SafeLinkOptions {
  /** Wallet schemes that the caller vetted for this link, such as `metamask`. */
  readonly schemes?: readonly string[]
}

/** Returns an image URL that is safe for an `img` element, or null. */
export function toSafeImageUrl(value: unknown, options: SafeImageOptions = {}): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim() // some announced icons begin with a line break
  if (DATA_IMAGE.test(text)) {
    return text.length <= MAX_DATA_IMAGE_LENGTH && !CONTROL.test(text) ? text : null
  }
  const url = parse(text)
  if (!url || !isListed(url, options.hosts)) return null
  if (url.protocol === 'https:') return url.href
  return options.allowHttp === true && isLoopbackHttp(url) ? url.href : null
}

/** Returns a safe link, else null: https, http on this machine, or a scheme from `schemes`. */
export function toSafeLinkUrl(
  value: unknown,
  { schemes = [] }: SafeLinkOptions = {},
): string | null {
  if (typeof value !== 'string') return null
  const url = parse(value.trim())
  if (!url || FORBIDDEN_PROTOCOLS.includes(url.protocol)) return null
  if (url.protocol === 'https:' || isLoopbackHttp(url)) return url.href
  const isVetted = schemes.some(
    scheme => `${scheme.replace(/:.*$/s, '').toLowerCase()}:` === url.protocol,
  )
  return isVetted && url.protocol !== 'http:' ? url.href : null
}

function parse(text: string): URL | null {
  if (text.length > MAX_URL_LENGTH || CONTROL.test(text)) return null
  try {
    const url = new URL(text)
    // Phishing links put a fake host name in the credentials.
    return url.username || url.password ? null : url
  } catch {
    return null // not an absolute URL
  }
}

function isLoopbackHttp({ protocol, hostname }: URL): boolean {
  if (protocol !== 'http:') return false
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname)
}

function isListed({ hostname, pathname }: URL, hosts: readonly string[] | undefined): boolean {
  return (
    !hosts ||
    hosts.some(entry => {
      const [host = '', ...path] = entry.split('/')
      const isHost = hostname === host || hostname.endsWith(`.${host}`)
      return isHost && pathname.startsWith(['', ...path, ''].join('/'))
    })
  )
}
