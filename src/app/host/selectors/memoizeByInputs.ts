/** More than the chain families times the modals of a page. */
const MAX_ENTRIES = 24

/**
 * Memoizes objects by their inputs, so that components do not re-render. `createSelector` would
 * too, but puts an import of reselect into the initial chunk, which `rollup.config.mjs` avoids.
 */
export function memoizeByInputs<Facts extends readonly unknown[], T>(
  make: (...facts: Facts) => T,
): (...facts: Facts) => T {
  let kept: readonly { readonly facts: Facts; readonly made: T }[] = []
  return (...facts) => {
    const known = kept.find(each => each.facts.every((fact, at) => fact === facts[at]))
    if (known) return known.made
    const made = make(...facts)
    kept = [{ facts, made }, ...kept].slice(0, MAX_ENTRIES)
    return made
  }
}
