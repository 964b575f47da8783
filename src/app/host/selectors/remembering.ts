/** More than chain families times the modals of a page. */
const MOST = 24

/**
 * Makes an object once for the same facts, so that nothing renders because of it. `createSelector` does so too, but would put
 * an import of reselect into the file that comes with every page, which `rollup.config.mjs` avoids.
 */
export function remembering<Facts extends readonly unknown[], T>(
  make: (...facts: Facts) => T,
): (...facts: Facts) => T {
  let kept: readonly { readonly facts: Facts; readonly made: T }[] = []
  return (...facts) => {
    const known = kept.find(each => each.facts.every((fact, at) => fact === facts[at]))
    if (known) return known.made
    const made = make(...facts)
    kept = [{ facts, made }, ...kept].slice(0, MOST)
    return made
  }
}
