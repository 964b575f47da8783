import * as v from 'valibot'
import type { Transaction } from '../transaction'
import { decimalText, money } from './amounts'
import { cleanName, cleanText, createNameSchema } from './cleanText'
import { imageFrom } from './imageUrl'
import { maybe } from './maybe'
import { present } from './present'
import { createRowsSchema } from './createRowsSchema'

const HASH_LENGTH = 128
const MAX_TRANSFERS = 100
const MAX_CURSOR = 4_096

type Picture = v.GenericSchema<unknown, { url: string } | undefined>

const pictureFrom = (imageHosts: readonly string[]): Picture =>
  v.pipe(
    v.nullish(v.object({ url: imageFrom(imageHosts) }), null),
    v.transform(icon => (icon?.url === undefined ? undefined : { url: icon.url })),
  )

const fungible = (picture: Picture) =>
  v.pipe(
    v.object({
      name: maybe(createNameSchema()),
      symbol: maybe(createNameSchema(24)),
      icon: picture,
    }),
    v.transform(present),
  )

/** A collectible whose name contains a web address counts as spam, whatever the service reports. */
const nft = (picture: Picture) =>
  v.pipe(
    v.object({
      name: v.nullish(createNameSchema(), () => undefined),
      flags: v.pipe(
        v.nullish(v.object({ is_spam: v.nullish(v.boolean(), false) }), null),
        v.transform(flags => ({ is_spam: flags?.is_spam ?? false })),
      ),
      content: v.pipe(
        v.nullish(v.object({ preview: picture }), null),
        v.transform(content => (content?.preview ? { preview: content.preview } : undefined)),
      ),
    }),
    v.transform(({ name, flags, content }) =>
      present({
        name: name ?? undefined,
        flags: name === null ? { is_spam: true } : flags,
        content,
      }),
    ),
  )

const transfer = (picture: Picture) =>
  v.pipe(
    v.object({
      direction: v.picklist(['in', 'out', 'self']),
      quantity: v.object({ numeric: decimalText }),
      value: maybe(money),
      price: maybe(money),
      fungible_info: maybe(fungible(picture)),
      nft_info: maybe(nft(picture)),
    }),
    v.transform(present),
  )

const isDate = (text: string) => !Number.isNaN(Date.parse(text))

const transaction = (picture: Picture): v.GenericSchema<unknown, Transaction> =>
  v.object({
    id: cleanName(HASH_LENGTH),
    metadata: v.pipe(
      v.object({
        operationType: cleanText(),
        hash: cleanText(HASH_LENGTH),
        chain: v.nullish(v.pipe(v.string(), v.maxLength(HASH_LENGTH)), null),
        minedAt: v.pipe(v.string(), v.maxLength(40), v.check(isDate)),
        sentFrom: cleanText(HASH_LENGTH),
        sentTo: cleanText(HASH_LENGTH),
        status: v.picklist([
          'confirmed',
          'failed',
          'pending',
          'ONRAMP_TRANSACTION_STATUS_SUCCESS',
          'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS',
          'ONRAMP_TRANSACTION_STATUS_FAILED',
        ]),
        nonce: maybe(v.pipe(v.number(), v.safeInteger())),
      }),
      v.transform(present),
    ),
    transfers: v.nullish(v.pipe(v.array(transfer(picture)), v.maxLength(MAX_TRANSFERS)), []),
  })

/** `GET /v1/account/{account}/history`: one page and the cursor of the next. */
export const historySchema = (imageHosts: readonly string[]) =>
  v.object({
    data: createRowsSchema(transaction(pictureFrom(imageHosts))),
    next: v.pipe(
      v.nullish(v.pipe(v.string(), v.maxLength(MAX_CURSOR)), null),
      v.transform(cursor => cursor || null),
    ),
  })

export type HistoryPage = v.InferOutput<ReturnType<typeof historySchema>>
