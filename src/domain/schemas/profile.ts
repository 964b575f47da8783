import * as v from 'valibot'
import { exactName } from './cleanText'
import { maybe } from './maybe'
import { present } from './present'
import { createRowsSchema } from './createRowsSchema'

const NAME_LENGTH = 255
const ADDRESS_LENGTH = 128
const MAX_ADDRESSES = 100
const MAX_ATTRIBUTES = 20
const ATTRIBUTE_LENGTH = 512
/** Timestamps below this are in seconds, others in milliseconds. */
const FIRST_MILLISECONDS = 100_000_000_000

const isoDate = (date: number | string) =>
  new Date(typeof date === 'number' && date < FIRST_MILLISECONDS ? date * 1000 : date)

/** A timestamp as a number or ISO text. Normalised to ISO text; undefined if it is neither. */
const moment = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform(value => {
    if (typeof value !== 'number' && typeof value !== 'string') return undefined
    const date = isoDate(value)
    return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
  }),
)

const nameAddress = v.pipe(
  v.object({
    address: v.pipe(v.string(), v.regex(/^[0-9A-Za-z]+$/), v.maxLength(ADDRESS_LENGTH)),
    created: moment,
    created_at: moment,
  }),
  v.transform(({ address, created, created_at }) =>
    present({ address, created_at: created_at ?? created }),
  ),
)

type NameAddress = v.InferOutput<typeof nameAddress>

/** Addresses by coin type; invalid entries are dropped. */
const addresses = v.pipe(
  v.nullish(v.record(v.string(), v.unknown()), {}),
  v.transform(entries => {
    const readable = Object.entries(entries)
      .slice(0, MAX_ADDRESSES)
      .flatMap(([coinType, entry]): [string, NameAddress][] => {
        const result = v.safeParse(nameAddress, entry)
        return result.success && /^\d+$/.test(coinType) ? [[coinType, result.output]] : []
      })
    return Object.fromEntries(readable)
  }),
)

/** Attributes that a name's owner set. Documented as a list of maps, but sent as a map. */
const attributes = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform(given => {
    const maps = (Array.isArray(given) ? given.slice(0, MAX_ATTRIBUTES) : [given]).filter(
      map => typeof map === 'object' && map !== null,
    )
    const texts = maps
      .flatMap(map => Object.entries(map as object).slice(0, MAX_ATTRIBUTES))
      .filter(
        (entry): entry is [string, string] =>
          typeof entry[1] === 'string' && entry[1].length <= ATTRIBUTE_LENGTH,
      )
    return texts.length > 0 ? Object.fromEntries(texts.slice(0, MAX_ATTRIBUTES)) : undefined
  }),
)

const nameRecord = v.pipe(
  v.object({
    name: exactName(NAME_LENGTH),
    registered: moment,
    registered_at: moment,
    updated: moment,
    updated_at: moment,
    addresses,
    attributes,
  }),
  v.transform(({ registered, updated, ...record }) =>
    present({
      ...record,
      registered_at: record.registered_at ?? registered,
      updated_at: record.updated_at ?? updated,
    }),
  ),
)

export type NameRecord = v.InferOutput<typeof nameRecord>

/** `GET /v1/profile/account/{name}`. For an unknown name the response is an empty list. */
export const nameLookupSchema = v.union([
  nameRecord,
  v.pipe(
    v.array(v.unknown()),
    v.maxLength(0),
    v.transform(() => null),
  ),
])

/** `GET /v1/profile/reverse/{address}` */
export const reverseNamesSchema = createRowsSchema(nameRecord)

/** `GET /v1/profile/suggestions/{name}` */
export const suggestionsSchema = v.object({
  suggestions: createRowsSchema(
    v.object({ name: exactName(NAME_LENGTH), registered: v.boolean() }),
  ),
})

/** `POST /v1/profile/account`. Some servers return a success flag, others the record. */
export const registerNameSchema = v.pipe(
  v.nullish(v.looseObject({ success: maybe(v.boolean()) }), null),
  v.transform(answer => ({ success: answer?.success !== false })),
)

export type NameSuggestion = v.InferOutput<typeof suggestionsSchema>['suggestions'][number]
