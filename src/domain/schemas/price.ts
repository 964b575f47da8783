import * as v from 'valibot'
import { money } from './amounts'
import { caipAddress } from './caipIds'
import { cleanText } from './cleanText'
import { imageFrom } from './imageUrl'
import { maybe } from './maybe'
import { present } from './present'
import { createRowsSchema } from './createRowsSchema'

const fungible = (imageHosts: readonly string[]) =>
  v.pipe(
    v.object({
      name: cleanText(),
      symbol: cleanText(24),
      iconUrl: imageFrom(imageHosts),
      price: money,
      address: maybe(caipAddress),
      decimals: maybe(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255))),
    }),
    v.transform(present),
  )

/** `POST /v1/fungible/price`. A token whose price is invalid is dropped. */
export const priceSchema = (imageHosts: readonly string[]) =>
  v.object({ fungibles: createRowsSchema(fungible(imageHosts)) })

export type PriceAnswer = v.InferOutput<ReturnType<typeof priceSchema>>
