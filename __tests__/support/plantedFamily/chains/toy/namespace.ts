import type { Namespace } from '../../../../../src/lib/address/caip'

/** Cast, because the test adds it to the list of namespaces, invisibly to the compiler. */
export const TOY = 'toy' as Namespace
