/** A parsed entry of a project's list of allowed origins. */
export interface OriginPattern {
  /** Case-sensitive, as browsers write origins in lower case. */
  matches(origin: string): boolean
  /**
   * The sources for `frame-ancestors`. There a `*.` matches more than one label, so `matches` is
   * authoritative.
   */
  readonly sources: readonly string[]
}

const LABEL = '[a-z0-9](?:[-a-z0-9]*[a-z0-9])?'
const PATTERN = new RegExp(
  `^(?:(https?)://)?(\\*\\.)?(${LABEL}(?:\\.${LABEL})*)(?::(\\d{1,5}|\\*))?$`,
)
const LOCAL_HOSTS = ['localhost', '127.0.0.1']
const DEFAULT_PORTS: Readonly<Record<string, string>> = { http: '80', https: '443' }

const isLocalHost = (host: string) => LOCAL_HOSTS.includes(host)

interface Parts {
  readonly schemes: readonly string[]
  readonly hasWildcard: boolean
  readonly host: string
  readonly port: string | undefined
}

/** A host without scheme means https, and for this machine also http. */
function readParts(pattern: string): Parts | null {
  const [, scheme, wildcard, host, port] = PATTERN.exec(pattern) ?? []
  if (host === undefined) return null
  const schemes = isLocalHost(host) ? ['http', 'https'] : ['https']
  return { schemes: scheme ? [scheme] : schemes, hasWildcard: wildcard !== undefined, host, port }
}

function matchesHost(host: string, { hasWildcard, host: wanted }: Parts): boolean {
  if (!hasWildcard) return host === wanted
  const label = host.slice(0, -wanted.length - 1)
  return host.endsWith(`.${wanted}`) && label !== '' && !label.includes('.')
}

function matchesPort(port: string, scheme: string, wanted: string | undefined): boolean {
  if (wanted === '*') return true
  const fallback = DEFAULT_PORTS[scheme] ?? ''
  return (port || fallback) === (wanted ?? fallback)
}

function toPattern(parts: Parts): OriginPattern {
  const { schemes, hasWildcard, host, port } = parts
  return {
    matches(origin) {
      const url = URL.canParse(origin) ? new URL(origin) : null
      if (url?.origin !== origin) return false
      const scheme = url.protocol.slice(0, -1)
      return (
        schemes.includes(scheme) &&
        matchesHost(url.hostname, parts) &&
        matchesPort(url.port, scheme, port)
      )
    },
    sources: schemes.map(
      scheme => `${scheme}://${hasWildcard ? '*.' : ''}${host}${port ? `:${port}` : ''}`,
    ),
  }
}

/**
 * Parses `https://app.example.com`, `app.example.com:8443`, `https://*.example.com` (one label) or
 * `*` for every origin.
 *
 * @throws {Error} for anything else, such as a wildcard inside a label, a path, or capitals
 */
export function readOriginPattern(pattern: string): OriginPattern {
  if (pattern === '*') return { matches: isWebOrigin, sources: ['*'] }
  const parts = readParts(pattern)
  if (!parts) {
    throw new Error(
      `projects: "${pattern}" is not an origin. Write https://app.example.com, https://*.example.com, app.example.com:8443 or *`,
    )
  }
  return toPattern(parts)
}

function isWebOrigin(origin: string): boolean {
  return /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin
}

/** Pages on the developer's own machine may always embed the frame. */
export const LOCAL_ORIGINS: readonly OriginPattern[] = LOCAL_HOSTS.map(host =>
  readOriginPattern(`${host}:*`),
)
