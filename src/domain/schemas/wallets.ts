import * as v from 'valibot'
import { isCaipNetworkId } from '../../lib/address/caip'
import { withOwnLinks } from '../../lib/links/ownLinks'
import { toSafeLinkUrl } from '../../lib/links/safeUrl'
import { isWalletScheme } from '../../lib/links/walletScheme'
import type { Wallet } from '../wallet'
import { cleanName, cleanText } from './cleanText'
import { imageFrom } from './imageUrl'
import { maybe } from './maybe'
import { present } from './present'
import { createRowsSchema } from './createRowsSchema'

const ID_LENGTH = 128
const SCHEME = /^([a-z][a-z0-9+.-]*):/i

/** https only. The text is kept as sent, so that a stored wallet stays comparable. */
const httpsLink = (link: unknown) => {
  const text = typeof link === 'string' ? link.trim() : ''
  return toSafeLinkUrl(text) === null ? null : text
}

/** https, or a scheme that a wallet may use. `withOwnLinks` checks that it is its own. */
const walletLink = (link: unknown) => {
  const text = typeof link === 'string' ? link.trim() : ''
  const scheme = SCHEME.exec(text)?.[1]
  const schemes = scheme !== undefined && isWalletScheme(scheme) ? [scheme] : []
  return toSafeLinkUrl(text, { schemes }) === null ? null : text
}

/** Keeps a missing link missing; null and unsafe links become null. */
const link = (filter: (value: unknown) => string | null) =>
  v.pipe(
    v.optional(v.unknown()),
    v.transform(value => (value === undefined ? undefined : filter(value))),
  )

/** One wallet of the directory. */
export const walletSchema = (imageHosts: readonly string[]): v.GenericSchema<unknown, Wallet> =>
  v.pipe(
    v.object({
      id: v.pipe(v.string(), v.regex(/^[\w.-]+$/), v.maxLength(ID_LENGTH)),
      name: cleanName(),
      badge_type: v.fallback(v.optional(v.picklist(['none', 'certified'])), undefined),
      chains: maybe(
        v.pipe(
          v.array(v.unknown()),
          v.transform(ids => ids.filter(isCaipNetworkId)),
        ),
      ),
      homepage: v.pipe(
        v.nullish(v.unknown(), null),
        v.transform(url => httpsLink(url) ?? undefined),
      ),
      image_id: v.fallback(
        maybe(v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(ID_LENGTH))),
        undefined,
      ),
      image_url: imageFrom(imageHosts),
      order: v.fallback(maybe(v.pipe(v.number(), v.finite())), undefined),
      rdns: v.pipe(
        v.optional(v.nullable(cleanText(ID_LENGTH))),
        v.transform(rdns => (rdns === undefined ? undefined : rdns || null)),
      ),
      link_mode: link(httpsLink),
      mobile_link: link(walletLink),
      desktop_link: link(walletLink),
      webapp_link: link(httpsLink),
      app_store: link(httpsLink),
      play_store: link(httpsLink),
      chrome_store: link(httpsLink),
    }),
    v.transform(row => withOwnLinks(present(row))),
  )

/** `GET /getWallets`: one page and the total number of wallets. */
export const walletsSchema = (imageHosts: readonly string[]) =>
  v.object({
    data: createRowsSchema(walletSchema(imageHosts)),
    count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  })

export type WalletsPage = v.InferOutput<ReturnType<typeof walletsSchema>>
