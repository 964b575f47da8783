/** Features that browsers allow by default and that no page here needs. */
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

/** Headers of every response. */
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
 * For pages in a host page's popup and the redirects to them: any other policy would sever the
 * popup from its opener, which needs the result.
 */
export const OPENED_BY_HOSTS = { 'cross-origin-opener-policy': 'unsafe-none' } as const

/** For responses that are not pages: they may load nothing and can't be framed. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'"

/**
 * The policy of a page: scripts and styles must be the site's own files, and none can be created
 * from text.
 *
 * @param rpcOrigins - origins it may connect to besides the site
 * @param ancestors - sources that may embed the page in a frame
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
