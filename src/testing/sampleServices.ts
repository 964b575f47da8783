import { answered, refused, type HttpAnswer } from './createFakeHttp'

/**
 * The hosted services for a visitor without a name, holdings or history, and with an empty wallet
 * directory.
 */
export const sampleServices: Readonly<Record<string, HttpAnswer>> = {
  '/appkit/v1/config': answered({ features: null }),
  '/appkit/v1/project-limits': answered({ planLimits: null }),
  '/projects/v1/origins': answered({ allowedOrigins: [] }),
  '/getWallets': answered({ count: 0, data: [] }),
  '/public/getCurrencyImage/*': refused(404),
  '/public/getTokenImage/*': refused(404),
  '/v1/supported-chains': answered({ http: ['eip155:1', 'eip155:8453'], ws: [] }),
  '/v1/account/*/balance': answered({ balances: [] }),
  '/v1/account/*/history': answered({ data: [], next: null }),
  '/v1/identity/*': answered({ name: null, avatar: null }),
  '/v1/profile/reverse/*': answered([]),
  '/v1/sessions/*': answered({ pcis: [] }),
}
