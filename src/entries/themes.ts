export { contrast, midnight, paper, rounded } from '../features/theme/presets'
export { contrastProblems, type ContrastProblem } from '../features/theme/contrastProblems'
export type {
  ThemeColors,
  ThemeDensity,
  ThemeOptions,
  ThemeParts,
  ThemeRadius,
} from '../domain/theme'
