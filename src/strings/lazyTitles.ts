import type { Strings } from './strings'

/** English titles of views whose rows came later (`app/features`). */
export const lazyTitles: { -readonly [K in keyof Strings]?: string } = {}
