import * as v from 'valibot'

/** `GET /getAnalyticsConfig` */
export const analyticsSchema = v.object({ isAnalyticsEnabled: v.boolean() })

export type AnalyticsAnswer = v.InferOutput<typeof analyticsSchema>
