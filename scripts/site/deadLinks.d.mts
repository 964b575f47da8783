/** Follows every link inside a built site; `base` is where the site is served. */
export function deadLinks(
  site: string,
  base?: string,
): { readonly count: number; readonly dead: readonly string[] }
