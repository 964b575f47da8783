import type { Strings } from './strings'
import type { TextStep } from './steps'

/** What a module of a host's own language has: all its texts, or those of one step. */
export interface TextsModule {
  readonly default: Partial<Strings>
}

/** A language of this package: where each step of it is. */
export type LanguageSteps = Readonly<
  Record<TextStep, () => Promise<{ readonly texts: Partial<Strings> }>>
>

/** The texts of one part in another language: a key that English does not have is a mistake; a test finds those that are missing. */
export type Translation<English> = Readonly<Partial<Record<keyof English, string>>>
