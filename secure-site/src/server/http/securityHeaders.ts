/** No page here needs any of these; the list is what browsers grant to frames or pages without being told otherwise. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
const TWO_YEARS_S = 63_072_000

/** Headers of every answer. */
export function commonHeaders(origin: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': UNUSED_FEATURES.map(feature => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(origin.startsWith('https:') && {
      'strict-transport-security': `max-age=${TWO_YEARS_S}; includeSubDomains`,
    }),
  }
}

/**
 * For pages in a popup of a host's page, and for what leads to them: with any other policy the browser would cut the popup off from
 * the page that opened it, which is to be told the result.
 */
export const OPENED_BY_HOSTS = { 'cross-origin-opener-policy': 'unsafe-none' } as const

/** For what is no page: it may load nothing and stand in nothing. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'"

/**
 * The policy of a page: scripts and styles are the site's own files, and none can be made from text.
 *
 * @param rpcOrigins - may be connected to beside the site itself
 * @param ancestors - sources that may hold the page in a frame
 */
export function pagePolicy(rpcOrigins: readonly string[], ancestors: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', "'self'", ...rpcOrigins].join(' '),
    ['frame-ancestors', ...(ancestors.length > 0 ? ancestors : ["'none'"])].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
