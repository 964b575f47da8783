export { contrast, midnight, paper, rounded } from '../core/theme/presets'
export { contrastProblems, type ContrastProblem } from '../core/theme/contrastProblems'
export type {
  ThemeColors,
  ThemeDensity,
  ThemeOptions,
  ThemeParts,
  ThemeRadius,
} from '../domain/theme'
