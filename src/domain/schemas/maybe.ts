import * as v from 'valibot'

/** A member that may be missing or null, both read as undefined. Any other value must be valid. */
export const maybe = <Input, Output>(schema: v.GenericSchema<Input, Output>) =>
  v.pipe(
    v.nullish(schema, null),
    v.transform(value => value ?? undefined),
  )
