/** Whether two types are one to the compiler; that one fits into the other is not enough. */
export type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/** Compiles only when the types are the same; the check itself is the compiler's. */
export const same = <A, B>(isSame: Equal<A, B>) => isSame

/** The members that only one of two types has, or that differ: in their types, in `readonly`, or in whether they are optional. */
type Different<A, B> = {
  [K in keyof A | keyof B]-?: K extends keyof A & keyof B
    ? Equal<Pick<A, K>, Pick<B, K>> extends true
      ? never
      : K
    : K
}[keyof A | keyof B]

/** Compiles only when two types have the same members; the compiler's message names those that differ. */
export const sameMembers = <A, B>(
  isSame: [Different<A, B>] extends [never] ? true : Different<A, B>,
) => isSame
