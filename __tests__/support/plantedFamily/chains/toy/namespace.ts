import type { Namespace } from '../../../../../src/lib/address/caip'

/** The line that adds it to the list stands in the test, where the compiler does not see it. */
export const TOY = 'toy' as Namespace
