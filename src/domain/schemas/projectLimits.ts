import * as v from 'valibot'

/** `GET /appkit/v1/project-limits`: whether a project uses more than its plan allows. */
export const projectLimitsSchema = v.object({
  planLimits: v.nullish(
    v.object({
      isAboveRpcLimit: v.boolean(),
      isAboveMauLimit: v.boolean(),
    }),
    null,
  ),
})

export type ProjectLimitsAnswer = v.InferOutput<typeof projectLimitsSchema>
