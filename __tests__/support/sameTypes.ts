/** Whether two types are identical to the compiler; assignability is not enough. */
export type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/** Compiles only if the types are identical. */
export const same = <A, B>(isSame: Equal<A, B>) => isSame

/** The members that only one type has, or that differ in type, `readonly` or optionality. */
type Different<A, B> = {
  [K in keyof A | keyof B]-?: K extends keyof A & keyof B
    ? Equal<Pick<A, K>, Pick<B, K>> extends true
      ? never
      : K
    : K
}[keyof A | keyof B]

/** Compiles only if two types have the same members; the error names those that differ. */
export const sameMembers = <A, B>(
  isSame: [Different<A, B>] extends [never] ? true : Different<A, B>,
) => isSame
