import * as v from 'valibot'

/** `GET /projects/v1/origins`. `null`: the service sent no list, as opposed to an empty one. */
export const originsSchema = v.object({
  allowedOrigins: v.nullish(
    v.pipe(
      v.array(v.unknown()),
      v.transform(origins => origins.filter(origin => typeof origin === 'string')),
    ),
    null,
  ),
})

export type OriginsAnswer = v.InferOutput<typeof originsSchema>
