import { getServiceErrorKind } from '../../../src/lib/text/getServiceErrorKind'

describe('getServiceErrorKind', () => {
  it.each([
    ['Unauthorized: origin not allowed', 'INVALID_APP_CONFIGURATION'],
    ['socket closed: JWT validation error: JWT Token is not yet valid', 'JWT_TOKEN_NOT_VALID'],
    [
      'WebSocket connection closed abnormally with code: 3000 (Unauthorized: invalid key)',
      'INVALID_PROJECT_ID',
    ],
    ['Unauthorized', null],
    ['', null],
  ])('reads "%s" as %s', (message, expected) => {
    expect(getServiceErrorKind(new Error(message))).toBe(expected)
  })
})
