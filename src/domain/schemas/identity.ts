import * as v from 'valibot'
import { exactName } from './cleanText'
import { imageFrom } from './imageUrl'

const NAME_LENGTH = 128

/** `GET /v1/identity/{address}`. Unknown, empty and unsafe values all become null. */
export const identitySchema = (imageHosts: readonly string[]) =>
  v.object({
    name: v.fallback(v.nullable(exactName(NAME_LENGTH)), null),
    avatar: v.pipe(
      imageFrom(imageHosts),
      v.transform(avatar => avatar ?? null),
    ),
  })

export type Identity = v.InferOutput<ReturnType<typeof identitySchema>>
