import * as v from 'valibot'

const FEATURE_IDS = [
  'social_login',
  'swap',
  'onramp',
  'activity',
  'reown_branding',
  'multi_wallet',
] as const

/** A list of names; anything else becomes an empty list. */
const names = v.fallback(v.array(v.string()), [])

/** `config` missing and `config: null` mean different things, so both survive. */
const feature = v.object({
  id: v.picklist(FEATURE_IDS),
  isEnabled: v.boolean(),
  config: v.exactOptional(v.union([v.null(), names])),
})

const isKnown = (entry: unknown) =>
  FEATURE_IDS.some(id => v.is(v.looseObject({ id: v.literal(id) }), entry))

/**
 * `GET /appkit/v1/config`. An unreadable known feature rejects the response, so that nothing is
 * switched off by accident; unknown ones are ignored. `null`: no list was sent.
 */
export const configSchema = v.object({
  features: v.nullish(
    v.pipe(
      v.array(v.unknown()),
      v.transform(entries => entries.filter(isKnown)),
      v.array(feature),
    ),
    null,
  ),
})

export type FeatureConfig = v.InferOutput<typeof feature>
export type ConfigAnswer = v.InferOutput<typeof configSchema>
