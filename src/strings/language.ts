import type { Strings } from './strings'
import type { TextStep } from './steps'

/** The exports of a host's own language module: all its texts, or those of one step. */
export interface TextsModule {
  readonly default: Partial<Strings>
}

/** A language of this package: the loader of each step. */
export type LanguageSteps = Readonly<
  Record<TextStep, () => Promise<{ readonly texts: Partial<Strings> }>>
>

/**
 * A part's texts in another language: keys that English lacks are type errors; a test finds missing
 * ones.
 */
export type Translation<English> = Readonly<Partial<Record<keyof English, string>>>
